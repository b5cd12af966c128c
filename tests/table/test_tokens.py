"""Names that nobody can guess, and codes that people read out."""

from __future__ import annotations

import string

from foxden.table.tokens import CODE_LENGTH, CODE_LETTERS, as_code, new_code, new_secret_name


def test_codes_are_of_letters_that_look_like_no_others() -> None:
    assert not set(CODE_LETTERS) & set("0O1I")
    codes = {new_code() for _ in range(300)}
    assert len(codes) == 300
    assert all(len(code) == CODE_LENGTH and set(code) <= set(CODE_LETTERS) for code in codes)
    assert set("".join(codes)) == set(CODE_LETTERS)


def test_a_code_is_known_however_it_is_typed() -> None:
    code = new_code()
    for typed in (code, code.lower(), f" {code[:3]}-{code[3:]}\n", ".".join(code)):
        assert as_code(typed) == code
    assert as_code("") == ""


def test_secret_names_fit_into_links_and_are_never_the_same() -> None:
    names = {new_secret_name() for _ in range(300)}
    assert len(names) == 300
    assert all(len(name) == 22 for name in names)  # 128 bits
    assert set("".join(names)) <= set(string.ascii_letters + string.digits + "-_")

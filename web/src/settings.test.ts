import { afterEach, expect, test, vi } from "vitest";

/** Load the settings anew, as a page does that is opened with this in its storage. */
async function opened(stored: string | null, prefers: string[] = []) {
  const storage = new Map(stored === null ? [] : [["foxden.settings", stored]]);
  vi.resetModules();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: prefers.some((each) => query.includes(each)) }));
  vi.stubGlobal("document", { documentElement: { dataset: {} }, querySelectorAll: () => [] });
  return { ...(await import("./settings.svelte.ts")), storage };
}

afterEach(() => vi.unstubAllGlobals());

test("what is set stays set", async () => {
  const { settings, keepSettings, storage } = await opened(null);
  settings.theme = "dark";
  settings.oneTap = true;
  keepSettings();
  const again = await opened(storage.get("foxden.settings") ?? null);
  expect(again.settings).toMatchObject({ theme: "dark", oneTap: true, speed: "normal" });
});

test("what is stored but cannot be understood is as good as nothing", async () => {
  for (const stored of ["{", "null", "7", '"dark"', '{"theme":"pink","speed":"warp","sound":"loud"}']) {
    const { settings, pause, motion } = await opened(stored);
    expect(settings).toMatchObject({ theme: "auto", speed: "normal", oneTap: false });
    expect(typeof settings.sound).toBe("boolean");
    expect([pause(1000), motion(200)]).toEqual([1000, 200]);
  }
});

test("sound is off at first where a finger points", async () => {
  expect((await opened(null, ["pointer: coarse"])).settings.sound).toBe(false);
  expect((await opened(null)).settings.sound).toBe(true);
});

test("nothing moves for who wants no motion, and nothing for longer than 400 ms", async () => {
  expect((await opened(null)).motion(1000)).toBe(400);
  expect((await opened('{"speed":"fast"}')).motion(300)).toBe(0);
  expect((await opened(null, ["reduced-motion"])).motion(300)).toBe(0);
});

test("shows are slower for who wants it calm", async () => {
  const pace = async (speed: string) => (await opened(`{"speed":"${speed}"}`)).pause(1000);
  const [calm, normal, fast] = [await pace("calm"), await pace("normal"), await pace("fast")];
  expect(calm).toBeGreaterThan(normal);
  expect(normal).toBeGreaterThan(fast);
});

// Many tables of the Duet at once, for learning: the rules of fast/duet.py, and what a player can see as features.
//
// Compiled by nvcc it plays on the GPU, a thread a table; compiled by a C++ compiler, in a loop (to compare it with
// foxden's own rules and views). Who is to move sees itself at the upper end: its own tricks pull the tracker upward. Suits are
// put in order as well: trump first, then the one of which the player holds more.
//
// What is choosable has the numbers of bots/duet/instinct.py; a question with a single answer is not asked.

#include <stdint.h>

#ifdef __CUDACC__
#define EACH __device__ static
#else
#define EACH static
#endif

enum { PLAY, SWAP, GIVE, MOVE, COVER, DEAL, NOTHING };
enum { SPACES = 11, START = 5, DECK = (1 << 30) - 1, SUIT = 1023, NONE = -1 };
enum { FEATURES = 352, CHOICES = 106, LEAVE = 30, TO_SWAP = 30, TO_GIVE = 61, TO_MOVE = 91, TO_COVER = 104 };

struct Table {
    int32_t asked, mover, round, leader, decree, led, followed, given;
    int32_t tracker, low, high, forest, left, level, ended, score;
    int32_t hand[2], known[2], lacks[2], gone, padding;
    int32_t gems[SPACES], filling;
    uint64_t rng;
};

struct Boards {
    int32_t gems[3][SPACES], plus[3][SPACES], forest[3], points[3], paws[10];
};

EACH int count(int mask) {
#ifdef __CUDA_ARCH__
    return __popc(mask);
#else
    return __builtin_popcount(mask);
#endif
}

EACH int below(Table &t, int limit) {
    t.rng = t.rng * 6364136223846793005ULL + 1442695040888963407ULL;
    uint64_t x = t.rng ^ (t.rng >> 29);
    x *= 0xbf58476d1ce4e5b9ULL;
    return (int)(((x >> 32) * (uint64_t)limit) >> 32);
}

EACH int rank_of(int card) { return card % 10 + 1; }
EACH int suit_of(int card) { return card / 10; }

EACH void deal(const Boards &, Table &t) {
    int stock = DECK;
    for (int drawn = 0; drawn < 23; drawn++) {
        int which = below(t, 30 - drawn), card = 0;
        for (;; card++)
            if (stock >> card & 1 && which-- == 0) break;
        stock ^= 1 << card;
        if (drawn == 0) t.hand[0] = t.hand[1] = 0;
        if (drawn == 22) t.decree = card;
        else t.hand[drawn & 1] |= 1 << card;
    }
    t.known[0] = t.known[1] = t.lacks[0] = t.lacks[1] = t.gone = 0;
    t.asked = PLAY;
    t.mover = t.leader;
}

EACH void start(const Boards &b, Table &t, int level) {
    t.level = level;
    t.round = 1;
    t.leader = 1;
    t.led = t.followed = t.given = NONE;
    t.tracker = START;
    t.low = 0;
    t.high = SPACES - 1;
    t.forest = b.forest[level];
    t.left = 0;
    for (int s = 0; s < SPACES; s++) t.left += t.gems[s] = b.gems[level][s];
    t.ended = 0;
    deal(b, t);
}

EACH void over(const Boards &b, Table &t, int won) {
    t.asked = NOTHING;
    t.ended = 1;
    t.score = won ? b.points[t.level] + count(t.hand[0] | t.hand[1]) + (t.round == 2 ? 10 : 0) + 3 * t.forest : 0;
}

EACH void next_round(const Boards &b, Table &t) {
    t.round++;
    t.leader = 1 - ((t.round - 1) & 1);
    deal(b, t);
}

EACH void shorten(Table &t, int end) {
    int last = end ? t.high : t.low, inward = end ? last - 1 : last + 1;
    t.gems[inward] += t.gems[last];
    t.gems[last] = 0;
    if (end) t.high = inward;
    else t.low = inward;
    t.forest--;
}

EACH void end_trick(const Boards &b, Table &t, int won_by, int steps) {
    t.leader = won_by;
    t.led = t.followed = NONE;
    int to = t.tracker + steps;
    if (t.low <= to && to <= t.high) {
        t.tracker = to;
        if (t.gems[to]) t.gems[to]--, t.left--;
    } else {
        if (!t.forest) return over(b, t, 0);
        shorten(t, to < t.low ? 0 : 1);
        t.tracker = START;
    }
    if (!t.left) return over(b, t, 1);
    if (t.hand[0] | t.hand[1]) {
        t.asked = PLAY;
        t.mover = won_by;
        return;
    }
    if (t.round == 3) return over(b, t, 0);
    for (int s = 0; s < SPACES; s++)
        if (b.plus[t.level][s]) {
            int at = s < t.low ? t.low : s > t.high ? t.high : s;
            t.gems[at]++;
            t.left++;
        }
    if (!t.forest) return next_round(b, t);
    t.asked = COVER;
    t.mover = t.round & 1;
}

EACH int trick_winner(const Table &t) {
    int suit = suit_of(t.led);
    if (suit == suit_of(t.followed)) return t.led > t.followed ? t.leader : 1 - t.leader;
    return suit_of(t.followed) == suit_of(t.decree) ? 1 - t.leader : t.leader;
}

// The moves open to the winner, as bits from 6 up (toward their own end) and down.
EACH int possible_steps(const Boards &b, const Table &t) {
    int r1 = rank_of(t.led), r2 = rank_of(t.followed), one = b.paws[r1 - 1], two = b.paws[r2 - 1], possible = 0;
    for (int way = 1; way >= (r1 == 1 || r2 == 1 ? -1 : 1); way -= 2) {
        possible |= 1 << (6 + way * (one + two));
        if (r1 == 5 || r2 == 5) possible |= 1 << (6 + way * one) | 1 << (6 + way * two);
        if (r1 == 5 && r2 == 5) possible |= 1 << 6;
    }
    return possible;
}

EACH int toward(int seat, int steps) { return seat == 1 ? steps : -steps; }

EACH void trick_complete(const Boards &b, Table &t) {
    int won_by = trick_winner(t), steps = possible_steps(b, t);
    if (steps & (steps - 1)) {
        t.asked = MOVE;
        t.mover = won_by;
    } else {
        int at = 0;
        while (!(steps >> at & 1)) at++;
        end_trick(b, t, won_by, toward(won_by, at - 6));
    }
}

EACH void go_on(const Boards &b, Table &t) {
    if (t.followed != NONE) return trick_complete(b, t);
    t.asked = PLAY;
    t.mover = 1 - t.leader;
}

EACH void play(const Boards &b, Table &t, int bit) {
    int seat = t.mover, other = 1 - seat, card = 1 << bit;
    switch (t.asked) {
    case PLAY: {
        t.hand[seat] &= ~card;
        t.known[seat] &= ~card;
        t.gone |= card;
        if (t.led == NONE) t.led = bit;
        else {
            t.followed = bit;
            if (suit_of(bit) != suit_of(t.led) && rank_of(t.led) != 9) t.lacks[seat] |= SUIT << suit_of(t.led) * 10;
        }
        if (rank_of(bit) == 3 && t.hand[seat]) t.asked = SWAP;
        else if (rank_of(bit) == 7 && t.hand[seat] && t.hand[other]) {
            t.asked = GIVE;
            t.mover = 0;
        } else go_on(b, t);
        break;
    }
    case SWAP:
        if (bit != LEAVE) {
            t.hand[seat] ^= card | 1 << t.decree;
            t.known[seat] = (t.known[seat] & ~card) | 1 << t.decree;
            t.decree = bit;
        }
        go_on(b, t);
        break;
    case GIVE:
        if (t.given == NONE) {
            t.given = bit;
            t.mover = 1;
        } else {
            int from_0 = 1 << t.given, from_1 = card;
            t.hand[0] ^= from_0 | from_1;
            t.hand[1] ^= from_0 | from_1;
            t.known[0] = (t.known[0] & ~from_0) | from_1;
            t.known[1] = (t.known[1] & ~from_1) | from_0;
            t.given = NONE;
            go_on(b, t);
        }
        break;
    case MOVE:
        end_trick(b, t, seat, bit);
        break;
    case COVER: {
        int last = bit ? t.high : t.low;
        shorten(t, bit);
        if (t.tracker == last) t.tracker = bit ? t.low : t.high;
        next_round(b, t);
    }
    }
}

EACH int playable(const Table &t) {
    int hand = t.hand[t.mover];
    if (t.led == NONE || rank_of(t.led) == 9) return hand;
    int same = hand & SUIT << suit_of(t.led) * 10;
    return same ? same : hand;
}

// How this player orders the suits: place[suit].
EACH void order(const Table &t, int *place) {
    int trump = suit_of(t.decree), a = trump == 0 ? 1 : 0, z = trump == 2 ? 1 : 2;
    int hand = t.hand[t.mover];
    if (count(hand >> z * 10 & SUIT) > count(hand >> a * 10 & SUIT)) {
        int swap = a;
        a = z;
        z = swap;
    }
    place[trump] = 0;
    place[a] = 1;
    place[z] = 2;
}

EACH int ordered(const int *place, int card) { return place[suit_of(card)] * 10 + card % 10; }

// Which of the choices are open, and how many.
EACH int choices(const Boards &b, const Table &t, uint8_t *open) {
    int place[3], many = 0;
    order(t, place);
    for (int at = 0; at < CHOICES; at++) open[at] = 0;
    int cards = t.asked == PLAY ? playable(t) : t.asked == SWAP || t.asked == GIVE ? t.hand[t.mover] : 0;
    if (t.asked == GIVE && t.mover == 0 && t.given != NONE) cards = 0;
    int from = t.asked == PLAY ? 0 : t.asked == SWAP ? TO_SWAP : TO_GIVE;
    for (int card = 0; card < 30; card++)
        if (cards >> card & 1) open[from + ordered(place, card)] = 1, many++;
    if (t.asked == SWAP) open[TO_SWAP + LEAVE] = 1, many++;
    if (t.asked == MOVE) {
        int steps = possible_steps(b, t);
        for (int at = 0; at < 13; at++)
            if (steps >> at & 1) open[TO_MOVE + at] = 1, many++;
    }
    if (t.asked == COVER) open[TO_COVER] = open[TO_COVER + 1] = 1, many = 2;
    return many;
}

EACH void choose(const Boards &b, Table &t, int choice) {
    int place[3], suit_at[3];
    order(t, place);
    for (int suit = 0; suit < 3; suit++) suit_at[place[suit]] = suit;
    if (t.asked == MOVE) return play(b, t, toward(t.mover, choice - TO_MOVE - 6));
    if (t.asked == COVER) return play(b, t, choice == TO_COVER ? t.mover : 1 - t.mover);
    int card = choice - (t.asked == PLAY ? 0 : t.asked == SWAP ? TO_SWAP : TO_GIVE);
    play(b, t, card == LEAVE ? LEAVE : suit_at[card / 10] * 10 + card % 10);
}

EACH void cards_at(uint8_t *row, const int *place, int cards) {
    for (int card = 0; card < 30; card++)
        if (cards >> card & 1) row[ordered(place, card)] = 1;
}

EACH int mine(int seat, int space) { return seat == 1 ? space : SPACES - 1 - space; }

EACH void features(const Boards &b, const Table &t, uint8_t *row, uint8_t *partner) {
    int me = t.mover, other = 1 - me, place[3];
    for (int at = 0; at < FEATURES; at++) row[at] = 0;
    for (int at = 0; at < 30; at++) partner[at] = 0;
    order(t, place);
    row[t.asked] = 1;
    row[5] = t.leader == me;
    if (t.asked != COVER) {
        int unseen = DECK & ~(t.hand[me] | t.gone | 1 << t.decree | t.known[other]);
        cards_at(row + 6, place, t.hand[me]);
        cards_at(row + 36, place, unseen & ~t.lacks[other]);
        cards_at(row + 66, place, t.known[other]);
        cards_at(row + 96, place, t.known[me]);
        if (t.led != NONE) row[126 + ordered(place, t.led)] = 1;
        if (t.followed != NONE) row[156 + ordered(place, t.followed)] = 1;
        row[186 + t.decree % 10] = 1;
        for (int suit = 0; suit < 3; suit++) {
            row[196 + place[suit]] = t.lacks[me] >> suit * 10 & 1;
            row[199 + place[suit]] = t.lacks[other] >> suit * 10 & 1;
        }
        cards_at(partner, place, t.hand[other]);
    }
    int tracker = mine(me, t.tracker);
    row[202 + tracker] = 1;
    for (int space = 0; space < SPACES; space++) {
        int at = mine(me, space), gems = t.gems[space], off = at - tracker;
        for (int many = 1; many <= 3; many++) row[213 + (many - 1) * 11 + at] = gems >= many;
        if (off >= -6 && off <= 6 && space >= t.low && space <= t.high) {
            row[246 + 6 + off] = 1;
            row[259 + 6 + off] = gems >= 1;
            row[272 + 6 + off] = gems >= 2;
        }
        row[338 + at] = b.plus[t.level][space];
    }
    int covered_low = t.low, covered_high = SPACES - 1 - t.high;
    row[285 + (me ? covered_high : covered_low)] = 1;
    row[290 + (me ? covered_low : covered_high)] = 1;
    row[295 + t.forest] = 1;
    row[300 + t.round - 1] = 1;
    row[303 + count(t.hand[me])] = 1;
    row[315 + t.left] = 1;
    row[349 + t.level] = 1;
}

// Answer with these choices, go on to the next real question, and show it. A table that is over begins anew.
EACH void step(const Boards &b, Table &t, int choice, uint8_t *row, uint8_t *partner, uint8_t *open, int32_t *told) {
    int before = t.left, gained = 0;
    t.ended = 0;
    if (choice >= 0) choose(b, t, choice);
    told[0] = told[1] = told[2] = told[3] = 0;
    for (;;) {
        if (t.left < before) gained += before - t.left;
        before = t.left;
        if (t.ended) {
            told[0] = 1;
            told[1] = t.score;
            told[3] = t.level * 4 + t.round;
            start(b, t, (t.level + 1) % 3);
            before = t.left;
        }
        if (choices(b, t, open) > 1) break;
        int at = 0;
        while (!open[at]) at++;
        choose(b, t, at);
    }
    told[2] = gained;
    told[4] = t.mover;
    features(b, t, row, partner);
}

#ifdef __CUDACC__
__global__ void all_begin(Boards b, Table *tables, int many, uint64_t seed) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= many) return;
    tables[i].rng = (seed + i) * 0x9e3779b97f4a7c15ULL;
    for (int n = 0; n < 8; n++) below(tables[i], 2);
    start(b, tables[i], i % 3);
}
__global__ void all_step(Boards b, Table *tables, int many, const int64_t *choice, uint8_t *rows, uint8_t *partners,
                         uint8_t *open, int32_t *told) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= many) return;
    step(b, tables[i], choice ? (int)choice[i] : -1, rows + (int64_t)i * FEATURES, partners + i * 30,
         open + i * CHOICES, told + i * 5);
}
#endif

extern "C" {
int table_size() { return sizeof(Table); }

void begin(const Boards *b, Table *tables, int many, uint64_t seed) {
#ifdef __CUDACC__
    all_begin<<<(many + 127) / 128, 128>>>(*b, tables, many, seed);
#else
    for (int i = 0; i < many; i++) {
        tables[i].rng = (seed + i) * 0x9e3779b97f4a7c15ULL;
        for (int n = 0; n < 8; n++) below(tables[i], 2);
        start(*b, tables[i], i % 3);
    }
#endif
}

void advance(const Boards *b, Table *tables, int many, const int64_t *choice, uint8_t *rows, uint8_t *partners,
             uint8_t *open, int32_t *told) {
#ifdef __CUDACC__
    all_step<<<(many + 127) / 128, 128>>>(*b, tables, many, choice, rows, partners, open, told);
#else
    for (int i = 0; i < many; i++)
        step(*b, tables[i], choice ? (int)choice[i] : -1, rows + (int64_t)i * FEATURES, partners + i * 30,
             open + i * CHOICES, told + i * 5);
#endif
}
}

// Matches on the real page: 200 games of each game against random play, some with real keys and clicks. The rules and the
// search that judge them are written here once more, so that they share nothing with the program.
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { launch, open, picture, rest, state } from "./browser.mjs";

let session;
before(async () => { session = await launch(); });
after(async () => { await session.close(); });

const match = (page) => page.evaluate(() => window.nimboard.matchState());

async function untilMatch(page, check, what) {
  for (let turn = 0; turn < 100; ++turn) {
    const now = await match(page);
    if (check(now)) return now;
    await page.waitForTimeout(50);
  }
  throw new Error(`never: ${what}; the match is ${JSON.stringify(await match(page)).slice(0, 600)}`);
}

/** Runs in the page: plays `games` games of one kind; gives what went wrong, and how often the computer had a won position. */
function playMany({ game, games, seed }) {
  const parts = game.split("+");
  const [name] = game.split(":");
  let state = seed;
  const random = (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor(state / 4294967296 * below);
  };
  const range = (from, to) => Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

  /** Every move of heap i: how many are taken, and the two heaps or one that are left. */
  const movesOf = (heaps, i) => {
    const a = heaps[i], [own, parameter] = parts[Math.min(i, parts.length - 1)].split(":");
    const whole = (takes) => takes.filter((t) => t <= a).map((take) => ({ heap: i + 1, take }));
    const splits = (take, equal) => range(1, Math.floor((a - take) / 2)).filter((part) => equal || part * 2 !== a - take)
      .map((part) => ({ heap: i + 1, take, part }));
    switch (own) {
      case "bounded": return whole(range(1, Number(parameter)));
      case "subtract": return whole(parameter.split(",").map(Number));
      case "kam": return whole(range(1, a - (i > 0 ? heaps[i - 1] : 0)));
      case "grundy": return splits(0, false);
      case "lasker": return [...whole(range(1, a)), ...splits(0, true)];
      case "octal": return [...parameter.slice(2)].flatMap((digit, index) => {
        const take = index + 1, rest = a - take;
        if (rest < 0) return [];
        const one = digit & (rest === 0 ? 1 : 2) ? [{ heap: i + 1, take }] : [];
        return [...one, ...(digit & 4 ? splits(take, true) : [])];
      });
      default: return whole(range(1, a));
    }
  };
  const all = (heaps) => {
    const single = heaps.map((_, i) => movesOf(heaps, i));
    if (name !== "moore") return single.flat().map((move) => [move]);
    const sets = [[]];
    for (const moves of single) {
      for (const set of [...sets]) for (const move of moves) if (set.length < Number(game.split(":")[1])) sets.push([...set, move]);
    }
    return sets.slice(1);
  };
  const play = (heaps, picks) => {
    const next = [...heaps];
    for (const { heap, take, part } of picks) {
      next[heap - 1] -= take + (part || 0);
      if (name === "staircase" && heap > 1) next[heap - 2] += take;
      if (part) next.push(part);
    }
    return next;
  };
  const known = new Map();
  const wins = (heaps) => {
    const ordered = name === "kam" || name === "staircase" || parts.length > 1;
    const key = (ordered ? heaps : heaps.filter((a) => a > 0).sort((a, b) => a - b)).join();
    if (!known.has(key)) {
      const moves = all(heaps);
      known.set(key, moves.length === 0 ? name === "misere-nim" : moves.some((move) => !wins(play(heaps, move))));
    }
    return known.get(key);
  };

  const wrong = [];
  let won = 0, turns = 0;
  const fail = (what, at) => { if (wrong.length < 5) wrong.push(`${what}: ${JSON.stringify(at)}`); };
  for (let round = 0; round < games; ++round) {
    const heaps = Array.from({ length: parts.length > 1 ? parts.length : 1 + random(3) }, () => random(7));
    if (name === "kam") heaps.sort((a, b) => a - b);
    const first = random(2) === 0 ? "you" : "computer";
    let had = first === "computer" && wins(heaps);
    let now = window.nimboard.match({ level: "perfect", first, game, heaps, seed: round + 1 });
    const check = (before) => {
      if (wins(before) && wins(now.heaps)) fail("a winning line was let go", [before, now]);
      if ((now.verdict === "N") !== wins(now.heaps)) fail("verdict", now);
    };
    if (had && all(heaps).length > 0) check(heaps);  // where nothing can be moved, the match was over at once
    for (let turn = 0; turn < 200 && !now.over; ++turn) {
      const moves = all(now.heaps), move = moves[random(moves.length)];
      const middle = play(now.heaps, move);
      if (random(4) === 0) {
        const refused = window.nimboard.move([{ heap: 1, take: now.heaps[0] + 1 }]);
        if (!refused.refused || refused.heaps.join() !== now.heaps.join()) fail("not refused", refused);
      }
      now = window.nimboard.move(move);
      turns += 1;
      if (now.refused) { fail("refused", [move, now]); break; }
      const over = all(middle).length === 0;
      had = had || (!over && wins(middle));
      if (over) { if (now.heaps.join() !== middle.join()) fail("moved after the end", now); } else check(middle);
    }
    if (!now.over || all(now.heaps).length > 0) fail("not at its end", now);
    if (had && now.winner !== "computer") fail("a won game was lost", now);
    if (now.slip && !(wins(now.slip.heaps))) fail("the slip is none", now);
    won += now.winner === "computer" ? 1 : 0;
  }
  return { wrong, won, turns };
}

describe("the perfect computer", () => {
  for (const game of ["nim", "misere-nim", "bounded:3", "subtract:1,3,4", "moore:2", "staircase", "kam", "octal:0.77", "grundy", "lasker",
    "nim+subtract:1,3,4+bounded:2"]) {
    it(`plays 200 games of ${game} to the end and never loses a won position`, async () => {
      const { page, complaints } = await open(session);
      const { wrong, won, turns } = await page.evaluate(playMany, { game, games: 200, seed: 12345 });
      assert.deepEqual(wrong, []);
      assert.ok(won > 100, `it won ${won} games`);
      assert.ok(turns > 100, `${turns} turns`);
      await rest(page);
      assert.deepEqual(complaints, []);
      await page.context().close();
    });
  }
});

describe("a match by hand", () => {
  it("is played with keys alone, and heard", async () => {
    const { page, complaints } = await open(session, { hash: "#heaps=3,4" });
    await page.keyboard.press("g");
    assert.equal((await state(page)).panel, "play");
    await page.keyboard.press("ArrowRight");  // from "sometimes right" to "perfect"
    await page.keyboard.press("Enter");
    await untilMatch(page, (m) => m && m.level === "perfect" && m.toMove === "you", "a match");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("7");
    await page.keyboard.press("Enter");
    assert.equal((await match(page)).refused, "7 from a heap of 4: it has only 4.");
    await page.waitForFunction(() => document.getElementById("mirror-match").textContent.includes("it has only 4"));
    await page.keyboard.press("1");
    await page.keyboard.press("Enter");
    let now = await untilMatch(page, (m) => m.moves === 2, "an answer");
    await page.waitForFunction(() => /^The computer: heap/.test(document.getElementById("mirror-match").textContent));
    while (!now.over) {
      const [a, b] = now.heaps, heap = a > b ? 0 : 1;
      // Left and right skip a heap that is empty, so that the right one is reached by trying.
      for (let turn = 0; turn < 2; ++turn) {
        await page.keyboard.press(String(Math.abs(a - b)));
        if ((await match(page)).text.some((line) => line.startsWith(`heap ${heap + 1},`))) break;
        await page.keyboard.press("ArrowRight");
      }
      await page.keyboard.press("Enter");
      now = await untilMatch(page, (m) => m.over || m.moves >= now.moves + 2, "an answer");
    }
    assert.equal(now.winner, "you");
    await page.waitForFunction(() => document.getElementById("mirror-match").textContent.includes("You win!"));
    await page.keyboard.press("u");
    assert.equal((await match(page)).over, false);
    await page.keyboard.press("Escape");
    assert.equal((await state(page)).panel, "none");
    await page.keyboard.press("ArrowRight");
    assert.equal((await state(page)).step, 2, "the keys are the lesson's again");
    assert.equal((await page.evaluate(() => document.getElementById("mirror-match").textContent)), "");
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  it("becomes a lesson and is come back to", async () => {
    const { page } = await open(session);
    await page.evaluate(() => window.nimboard.match({ level: "two", game: "kam", heaps: [1, 2, 4] }));
    await page.evaluate(() => window.nimboard.move({ heap: 3, take: 1 }));
    await page.keyboard.press("s");
    const lesson = await state(page);
    assert.deepEqual([lesson.game, lesson.heaps.join(), lesson.step, lesson.panel], ["kam", "1,2,3", 1, "none"]);
    await page.keyboard.press("ArrowRight");
    assert.equal((await state(page)).step, 2);
    await page.keyboard.press("g");
    assert.deepEqual((await match(page)).heaps, [1, 2, 3]);
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => location.hash.includes("heaps=1,2,3"));  // written a moment later
    await page.reload();
    await page.evaluate(() => window.nimboard.ready);
    assert.deepEqual((await state(page)).heaps, [1, 2, 3], "the address holds the lesson");
    await page.context().close();
  });
});

#!/usr/bin/env bash
# tools/serve.mjs: types, compression, loopback only, ports. Passes over it where the npm packages are not there yet.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
[ -d "$root/node_modules/sirv" ] || { echo "skipped: no node_modules yet"; exit 0; }
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

echo '<!doctype html>' >"$scratch/index.html"
printf 'wasm' >"$scratch/app.0123456789.wasm"
printf 'br' >"$scratch/app.0123456789.wasm.br"
printf 'secret' >"$scratch/../nimboard-outside-$$"
trap 'rm -rf "$scratch" "$scratch/../nimboard-outside-$$"' EXIT

cat >"$scratch/check.mjs" <<JS
import assert from "node:assert/strict";
import { get } from "node:http";
import { spawnSync } from "node:child_process";
import { serve } from "$root/tools/serve.mjs";

const ask = (url, headers = {}) => new Promise((done, failed) => get(url, { headers }, (reply) => {
  let body = "";
  reply.on("data", (piece) => (body += piece)).on("end", () => done({ status: reply.statusCode, headers: reply.headers, body }));
}).on("error", failed));

const { url, port, close } = await serve("$scratch", 0);
assert.equal(url, \`http://127.0.0.1:\${port}/\`);

const page = await ask(url);
assert.equal(page.status, 200);
assert.match(page.headers["content-type"], /^text\/html/);
assert.equal(page.headers["cache-control"], "no-cache");

const plain = await ask(url + "app.0123456789.wasm");
assert.equal(plain.headers["content-type"], "application/wasm");
assert.equal(plain.body, "wasm");
assert.match(plain.headers["cache-control"], /immutable/);

const small = await ask(url + "app.0123456789.wasm", { "accept-encoding": "gzip, br" });
assert.equal(small.headers["content-encoding"], "br");
assert.equal(small.headers["content-type"], "application/wasm");
assert.equal(small.body, "br");

assert.equal((await ask(url + "nothing.js")).status, 404);
assert.notEqual((await ask(url + "%2e%2e/nimboard-outside-$$")).body, "secret");

const taken = spawnSync(process.execPath, ["$root/tools/serve.mjs", "$scratch", String(port)], { encoding: "utf8", timeout: 20000 });
assert.equal(taken.status, 1);
assert.match(taken.stderr, new RegExp(\`port \${port} is taken\`));
await close();
JS
node "$scratch/check.mjs"

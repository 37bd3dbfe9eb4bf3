// Serves a packed folder on loopback: compressed files where there are any, the right types, nothing cached for long.
//   node tools/serve.mjs DIR [PORT]      prints the address; without PORT the next free one from 8123 on is taken
// or from a test:  const { url, close } = await serve("dist", 0);

import { createServer } from "node:http";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import sirv from "sirv";

const firstPort = 8123;
const lastPort = 8199;

function listen(server, port) {
  return new Promise((done, failed) => {
    server.once("error", failed);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", failed);
      done(server.address().port);
    });
  });
}

/** Port 0 is any free one. A port that is taken is an error; without a port others are tried. */
export async function serve(folder, port) {
  const hashedName = /\.[0-9a-f]{10}\.[a-z0-9]+$/;
  const files = sirv(resolve(folder), {
    dev: true,  // looks at the folder at each request, so a rebuilt page is there at once
    brotli: true,
    gzip: true,
    setHeaders(response, path) {
      response.setHeader("Cache-Control", hashedName.test(path) ? "max-age=31536000, immutable" : "no-cache");
      response.setHeader("X-Content-Type-Options", "nosniff");
    },
  });
  const server = createServer((request, response) => {
    files(request, response, () => {
      response.writeHead(404, { "Content-Type": "text/plain" });
      response.end("not found\n");
    });
  });
  let bound;
  for (let candidate = port ?? firstPort; bound === undefined; candidate += 1) {
    try {
      bound = await listen(server, candidate);
    } catch (error) {
      if (error.code !== "EADDRINUSE" || port !== undefined || candidate >= lastPort) throw error;
    }
  }
  const close = () =>
    new Promise((done) => {
      server.close(done);
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${bound}/`, port: bound, close };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [folder, text] = process.argv.slice(2);
  const port = text === undefined ? undefined : Number(text);
  try {
    const { url } = await serve(folder, port);
    console.log(url);
  } catch (error) {
    const taken = error.code === "EADDRINUSE";
    console.error(taken ? `port ${text ?? `${firstPort} to ${lastPort}`} is taken` : `cannot serve: ${error.message}`);
    process.exit(1);
  }
}

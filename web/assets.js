// Where the program's parts are: addresses beside the page, or text packed into the page itself.

export function assets() {
  return JSON.parse(document.getElementById("assets").textContent);
}

/** The bytes of an address, or of "#id": base64 of gzip in the element of that id. */
export async function bytesOf(ref) {
  if (!ref.startsWith("#")) {
    const reply = await fetch(ref);
    if (!reply.ok) throw new Error(`${ref}: ${reply.status} ${reply.statusText}`);
    return new Uint8Array(await reply.arrayBuffer());
  }
  const text = document.getElementById(ref.slice(1)).textContent;
  const packed = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

// Puts dist/ together from web/, the linked wasm and js, and the fonts. The convention between web/ and this packer:
//
//   web/index.html names its parts by plain relative names, and only these attributes are rewritten:
//     <link rel="stylesheet" href="style.css">      any number; minified, hashed
//     <link rel="icon|manifest|…" href="icon.svg">  copied, hashed
//     <script src="nimboard.js"></script>           emcc's output, defines createNimboard(options)
//     <script src="shell.js"></script>              ours; ES `import`s of files beside it are bundled in, so the result
//                                                   is one classic script. Scripts stand at the end of <body>, no
//                                                   type=module, no defer: the single file has them inline.
//     <script type="application/json" id="assets">{}</script>   must be there, before the scripts; filled with
//
//   { "wasm": REF,
//     "fonts": { "latin-regular": REF, "latin-bold": REF, "zh-Hans-regular": REF, … },   (zh-* only if a locale has them)
//     "licenses": REF }
//
//   In dist/index.html every REF is a relative address ("nimboard.3f9c2a71.wasm", "fonts/latin-regular.d01c….otf").
//   In dist/nimboard.html a REF is "#id" of a <script type="text/plain" id=…> in the page whose text is base64 of the
//   gzipped bytes. The shell reads both with one function:
//
//     async function bytesOf(ref) {
//       if (!ref.startsWith("#")) return new Uint8Array(await (await fetch(ref)).arrayBuffer());
//       const packed = Uint8Array.from(atob(document.getElementById(ref.slice(1)).textContent), (c) => c.charCodeAt(0));
//       const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
//       return new Uint8Array(await new Response(stream).arrayBuffer());
//     }
//
//   and hands the wasm over as createNimboard({ wasmBinary: await bytesOf(assets.wasm), … }).
//   Icons and the manifest are left out of the single file. Everything else in web/ (locales aside) that index.html
//   does not name is not shipped.

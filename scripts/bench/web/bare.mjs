// The pages that ours are held against, each from a server that does nothing but send what is compressed already.
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

const page = (body) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <title>A bare page</title>
  </head>
  <body>${body}</body>
</html>
`;

const STATIC = page(
  '<main><h1>Every job done is a drop of honey.</h1><p>Keep track of homework and chores together.</p></main>',
);
const REACT = page('<div id="root"></div><script type="module" src="/page.js"></script>');

const bundleReact = async () => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('barePage.jsx', import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0].text;
};

/** Serves texts by their paths on a free port; gives `{ url, stop() }`. */
const serve = async (files) => {
  const compressed = new Map(
    Object.entries(files).map(([path, { type, text }]) => [path, { type, content: brotliCompressSync(text) }]),
  );
  const server = createServer((request, response) => {
    const file = compressed.get(request.url);
    if (!file) return response.writeHead(404).end();
    return response
      .writeHead(200, {
        'content-type': `${file.type}; charset=utf-8`,
        'content-encoding': 'br',
        'content-length': file.content.length,
      })
      .end(file.content);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${server.address().port}`, stop };
};

/** Serves the bare static page. */
export const serveBareStatic = () => serve({ '/': { type: 'text/html', text: STATIC } });

/** Serves the bare page of React. */
export const serveBareReact = async () =>
  serve({
    '/': { type: 'text/html', text: REACT },
    '/page.js': { type: 'text/javascript', text: await bundleReact() },
  });

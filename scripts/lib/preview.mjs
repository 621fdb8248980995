import { preview as servePreview } from 'vite';
import { ROOT } from './run.mjs';

/** Serves a folder of built files on a free port of this machine; gives `{ url, close() }`. */
export const preview = async (folder) => {
  const { NODE_ENV } = process.env;
  const server = await servePreview({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 6106 },
  });
  // Vite calls its process, and so whatever that starts from then on, one of production.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  const { port } = server.httpServer.address();
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
};

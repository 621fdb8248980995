import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Files whose names change with each version, as their content would make them. */
const RENAMED = /\b((?:app|FamilyTasksScreen)-[\w-]{8})\.js\b/g;
const ASKED = /^(\/assets\/(?:app|FamilyTasksScreen)-[\w-]{8})((?:\.v\d+)?)\.js$/;
const READABLE = /^(?:text\/(?:html|javascript)|application\/javascript)/;

/** How a page says, for the test, of which version it is. */
export const VERSION = 'meta[name="test-version"]';

/** The product in one version after another at one address: what each changes is changed on the way from the one server. */
export const deployVersions = async (server: string) => {
  let version = 1;
  const suffix = () => (version === 1 ? '' : `.v${version}`);

  const written = (text: string, type: string): string => {
    const renamed = text.replaceAll(RENAMED, `$1${suffix()}.js`);
    return type.startsWith('text/html')
      ? renamed.replace('<head>', `<head><meta name="test-version" content="${version}">`)
      : // Of what has no hash in its name the worker's list says the content.
        renamed.replaceAll('"revision":"', `"revision":"${version}-`);
  };

  const forward = (asked: IncomingMessage, answer: ServerResponse) => {
    const [path = '/', query = ''] = (asked.url ?? '/').split(/(?=\?)/);
    const [, file, ofVersion] = ASKED.exec(path) ?? [];
    if (file && ofVersion !== suffix()) return answer.writeHead(404).end();
    const { 'if-none-match': _asked, ...headers } = asked.headers;
    const url = new URL(`${file ? `${file}.js` : path}${query}`, server);
    const onward = ask(
      url,
      { method: asked.method, headers: { ...headers, 'accept-encoding': 'identity' } },
      (given) => {
        const type = String(given.headers['content-type']);
        const { etag: _etag, 'content-length': _length, ...kept } = given.headers;
        if (!READABLE.test(type)) return given.pipe(answer.writeHead(given.statusCode ?? 502, given.headers));
        return void buffer(given).then((content) =>
          answer.writeHead(given.statusCode ?? 502, kept).end(written(content.toString(), type)),
        );
      },
    );
    onward.on('error', () => answer.destroy());
    return asked.pipe(onward);
  };

  const proxy = createServer((asked, answer) => void forward(asked, answer));
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    /** Brings out the next version; the one before is gone. */
    deploy: () => (version += 1),
    close: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
};

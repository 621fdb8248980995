import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { type Language, LANGUAGES, type Settings } from '@kovan/api-client/contract';
import { escapeHtml } from '@kovan/domain/escapeHtml';

/** One text in every form that a browser may take. */
export interface Encoded {
  readonly identity: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Compresses a text once, for many answers. */
const encode = async (text: string): Promise<Encoded> => {
  const identity = Buffer.from(text, 'utf8');
  const [br, gz] = await Promise.all([compressBrotli(identity), compressGzip(identity)]);
  return { identity, br, gzip: gz };
};

const accepts = (header: string, coding: string): boolean =>
  header.split(',').some((range) => {
    const [name = '', ...parameters] = range
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return name === coding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });

/** The best coding that an `Accept-Encoding` takes. */
export const encodingOf = (acceptEncoding: string | undefined): keyof Encoded => {
  const header = acceptEncoding ?? '';
  if (accepts(header, 'br')) return 'br';
  return accepts(header, 'gzip') ? 'gzip' : 'identity';
};

/** A page of the built app, filled in and compressed. */
export interface Page {
  readonly content: Encoded;
  readonly etag: string;
}

/** Who opens a page. */
export interface Visitor {
  readonly language: Language;
  /** Whether somebody is signed in where it is opened; such a one is sent no login. */
  readonly isSignedIn: boolean;
}

/** The built app's pages. */
export interface Pages {
  /** Hashes of all inline scripts, as the content policy writes them. */
  readonly scriptHashes: readonly string[];
  pageFor(path: string, visitor: Visitor, settings: Settings): Promise<Page>;
  /** Fills in and compresses what was made beforehand, so that nobody has to wait for that. */
  prepare(settings: readonly Settings[]): Promise<void>;
}

/** Addresses of the route table; `[^/]+` is a child's id, or one of the words in its place. */
const KNOWN_PATHS =
  /^\/(?:tasks|assignments|children|privacy|app(?:\/(?:tasks\/create|[^/]+(?:\/(?:tasks|assignments))?))?)?\/?$/;

/** The pages for everybody, which the build makes (apps/web/build/prerender.ts); all else under /app is somebody's own. */
export const PUBLIC_PATHS = ['/', '/app/login'] as const;

/** Whether the app has a screen at a path; at any other it shows that there is nothing. */
export const isKnownPath = (path: string): boolean => KNOWN_PATHS.test(path);

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;
/** Programs that show a picture of a page want its whole address. */
const PICTURE_PLACE = /(<meta\s+property="og:image"\s+content=")(?=\/)/;
const SETTINGS_PLACE = /(<meta\s+name="kovan-settings"\s+content=")"/;

const hashesIn = (html: string): string[] =>
  [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

/** The files that may hold a path's page, best first: one made beforehand for a language, else the empty app. */
const candidates = (path: string, { language, isSignedIn }: Visitor): string[] => {
  if (!isKnownPath(path) || (isSignedIn && path !== '/')) return ['index.html'];
  const name = path === '/' ? 'index' : path.replace(/^\/|\/$/g, '');
  return [`${name}.${language}.html`, 'index.html'];
};

/** Reads the pages of the built app in a folder; `null` where there is none, as in development. */
export const loadPages = async (root: string, publicUrl: string): Promise<Pages | null> => {
  if (!existsSync(join(root, 'index.html'))) return null;
  const files = new Map<string, string>();
  for (const name of await readdir(root, { recursive: true })) {
    if (name.endsWith('.html')) files.set(name.replaceAll('\\', '/'), await readFile(join(root, name), 'utf8'));
  }

  const made = new Map<string, Promise<Page>>();
  const make = async (html: string, settings: string): Promise<Page> => {
    const filled = html
      .replace(SETTINGS_PLACE, (_, start: string) => `${start}${escapeHtml(settings)}"`)
      .replace(PICTURE_PLACE, (start) => `${start}${escapeHtml(publicUrl)}`);
    const etag = createHash('sha256').update(filled).digest('base64url').slice(0, 22);
    return { content: await encode(filled), etag };
  };

  const pageFor: Pages['pageFor'] = (path, visitor, settings) => {
    const file = candidates(path, visitor).find((name) => files.has(name)) ?? 'index.html';
    const json = JSON.stringify(settings);
    const key = `${file} ${json}`;
    const page = made.get(key) ?? make(files.get(file) ?? '', json);
    made.set(key, page);
    return page;
  };

  return {
    scriptHashes: [...new Set([...files.values()].flatMap(hashesIn))],
    pageFor,
    prepare: async (all) => {
      for (const settings of all) {
        for (const language of LANGUAGES) {
          for (const path of PUBLIC_PATHS) await pageFor(path, { language, isSignedIn: false }, settings);
        }
      }
    },
  };
};

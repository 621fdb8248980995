import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** One text in every form that a browser may take. */
export interface Encoded {
  readonly identity: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Compresses a text once, for many answers. */
export const encode = async (text: string): Promise<Encoded> => {
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

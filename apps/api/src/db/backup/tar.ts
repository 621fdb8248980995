import { type ChildProcess, spawn } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { OperatorError } from '../../operatorError.ts';
import { runProgram } from './runProgram.ts';

const BLOCK = 512;
const NAME_BYTES = 100;
const SIZE_AT = 124;
const SIZE_BYTES = 12;
/** Far more than the list of any database's files. */
const MOST_BYTES = 32 * 1024 * 1024;

const textAt = (block: Buffer, from: number, bytes: number): string =>
  block.toString('latin1', from, from + bytes).replace(/[\0 ].*$/s, '');

/**
 * The content of an archive's first file, when it has this name; else `null`, also where the archive breaks off before
 * it ends. Nothing behind it is unpacked.
 */
export const readFirstFile = async (archive: string, name: string): Promise<string | null> => {
  const source = createReadStream(archive);
  const unzipped = source.pipe(createGunzip());
  source.once('error', (error) => unzipped.destroy(error));
  let head = Buffer.alloc(0);
  let end = BLOCK;
  try {
    for await (const chunk of unzipped) {
      head = Buffer.concat([head, chunk as Buffer]);
      if (head.length < BLOCK) continue;
      const size = Number.parseInt(textAt(head, SIZE_AT, SIZE_BYTES), 8);
      if (textAt(head, 0, NAME_BYTES).replace(/^\.\//, '') !== name || !(size <= MOST_BYTES)) return null;
      end = BLOCK + size;
      if (head.length >= end) return head.toString('utf8', BLOCK, end);
    }
    return null;
  } finally {
    source.destroy();
    unzipped.destroy();
  }
};

/** Passes on so many bytes, and fails at the first more. */
const bounded = (most: number, sentence: string): Transform => {
  let passed = 0;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      passed += chunk.length;
      if (passed > most) done(new OperatorError(sentence));
      else done(null, chunk);
    },
  });
};

const isZlib = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('Z_');

/**
 * Feeds an archive to tar, which does with it what `args` say. As soon as it unpacks to more than so many bytes, all
 * stops with the sentence as an `OperatorError`, as it does when it is no whole archive.
 */
export const feedTar = async (
  archive: string,
  args: readonly string[],
  { most, sentence, onOutput }: { most: number; sentence: string; onOutput?: (chunk: Buffer) => void },
): Promise<void> => {
  let child: ChildProcess | undefined;
  const done = runProgram('tar', (stderr) => {
    child = spawn('tar', ['-f', '-', ...args], { stdio: ['pipe', onOutput ? 'pipe' : 'ignore', stderr] });
    return child;
  });
  const stdin = child?.stdin;
  if (!child || !stdin) return done;
  if (onOutput) child.stdout?.on('data', onOutput);
  const fed = pipeline(createReadStream(archive), createGunzip(), bounded(most, sentence), stdin).catch(
    (error: unknown) => {
      child?.kill();
      throw error;
    },
  );
  const [program, feed] = await Promise.allSettled([done, fed]);
  const reason: unknown = feed.status === 'rejected' ? feed.reason : null;
  if (reason instanceof OperatorError) throw reason;
  if (isZlib(reason)) throw new OperatorError('This is no backup, or it is cut short.', { cause: reason });
  if (program.status === 'rejected') throw program.reason;
};

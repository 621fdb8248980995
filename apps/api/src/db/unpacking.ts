import { type ChildProcess, spawn } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { StartError } from '../startError.ts';
import { runProgram } from './runProgram.ts';

/** Passes on so many bytes, and fails at the first more. */
const bounded = (most: number, sentence: string): Transform => {
  let passed = 0;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      passed += chunk.length;
      if (passed > most) done(new StartError(sentence));
      else done(null, chunk);
    },
  });
};

const isZlib = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('Z_');

/**
 * Feeds an archive to tar, which does with it what `args` say. As soon as it unpacks to more than so many bytes, all
 * stops with the sentence as a `StartError`, as it does when it is no whole archive.
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
  if (reason instanceof StartError) throw reason;
  if (isZlib(reason)) throw new StartError('This is no backup, or it is cut short.', { cause: reason });
  if (program.status === 'rejected') throw program.reason;
};

import type { ChildProcess } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { OperatorError } from '../../operatorError.ts';

const FROM: Readonly<Record<string, string>> = {
  psql: ' (Debian: apt-get install postgresql-client)',
};

/** Waits for a program of the system; that it is missing, or what it complains of, is an `OperatorError`. */
export const runProgram = async (name: string, start: (stderr: 'pipe') => ChildProcess): Promise<void> => {
  const child = start('pipe');
  const said = child.stderr ? text(child.stderr) : Promise.resolve('');
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  }).catch((error: unknown) => {
    throw new OperatorError(`The program ${name} cannot be run: install it${FROM[name] ?? ''}.`, { cause: error });
  });
  if (code !== 0) throw new OperatorError(`The program ${name} failed: ${(await said).trim().split('\n')[0]}`);
};

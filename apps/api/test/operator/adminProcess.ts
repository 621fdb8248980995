import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { passedOn, QUICK_START } from '../support/serverProcess.ts';

/** What a command said, and how it ended. */
export interface Said {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** As `scripts/lib/admin.mjs` does, with the bundle of the tests. */
const scriptOf = (bundle: string, command: string): string => `
  const { commands, OperatorError, UsageError } = await import(${JSON.stringify(pathToFileURL(bundle).href)});
  try {
    console.log(await commands.${command});
    process.exit(0);
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    console.error(error.message);
    process.exit(error instanceof UsageError ? 2 : 1);
  }`;

const start = (serverBundle: string, settings: Record<string, string>, command: string, args: readonly string[]) => {
  const script = scriptOf(join(dirname(serverBundle), 'admin.js'), command);
  const child = spawn(process.execPath, [...QUICK_START, '--input-type=module', '-e', script, '--', ...args], {
    env: { ...passedOn(), ...settings },
    stdio: 'pipe',
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => void (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => void (stderr += text));
  const ended = new Promise<Said>((resolve) =>
    child.once('close', (code, signal) => resolve({ code, signal, stdout, stderr })),
  );
  return { child, ended };
};

/** Runs one command of an operator in a process of its own, with these settings and no others. `typed` is what stands on its standard input. */
export const runAdmin = (
  serverBundle: string,
  settings: Record<string, string>,
  args: readonly string[],
  typed = '',
): Promise<Said> => {
  const { child, ended } = start(serverBundle, settings, 'admin(process.argv.slice(1))', args);
  child.stdin.on('error', () => undefined).end(typed);
  return ended;
};

/** Begins a backup in a process of its own. */
export const startBackup = (
  serverBundle: string,
  settings: Record<string, string>,
  file: string,
): { readonly child: ChildProcessWithoutNullStreams; readonly ended: Promise<Said> } =>
  start(serverBundle, settings, 'backup(process.argv[1])', [file]);

import { spawn } from 'node:child_process';
import { availableParallelism, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

/** The top folder of the project. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const seconds = (since) => (performance.now() - since) / 1000;

/**
 * Runs a program of the project and gives `{ code, output, seconds }`; it never rejects. `code` is 127 when the program
 * could not be started. With `live` the program writes to the terminal itself and `output` is empty; `niceness`, from 1
 * to 19, lets others go before it.
 */
export const run = (command, args, { live = false, env = {}, cwd = ROOT, niceness = 0 } = {}) =>
  new Promise((resolve) => {
    const since = performance.now();
    let output = '';
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, PATH: `${ROOT}node_modules/.bin:${process.env.PATH}`, ...env },
      stdio: live ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    if (child.pid && niceness > 0) setPriority(child.pid, niceness);
    const collect = (chunk) => (output += chunk);
    child.stdout?.setEncoding('utf8').on('data', collect);
    child.stderr?.setEncoding('utf8').on('data', collect);
    child.on('error', (error) =>
      resolve({ code: 127, output: `${output}${error.message}\n`, seconds: seconds(since) }),
    );
    child.on('close', (code) => resolve({ code: code ?? 1, output, seconds: seconds(since) }));
  });

/** Runs async functions, at most `width` at once, and gives their answers in order. */
export const inParallel = async (jobs, width = Math.max(2, availableParallelism())) => {
  const answers = [];
  let next = 0;
  const worker = async () => {
    while (next < jobs.length) {
      const index = next++;
      answers[index] = await jobs[index]();
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, jobs.length) }, worker));
  return answers;
};

/** `12.3 s` */
export const inSeconds = (value) => `${value.toFixed(1)} s`;

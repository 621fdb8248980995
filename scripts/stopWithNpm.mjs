// npm starts a script in a shell. A signal to npm ends npm and that shell, but the script below them would run on, with
// its port and its lock.
import { readFileSync } from 'node:fs';

const CHECK_EVERY_MS = 100;

/** The parent of a process where the system tells, as Linux does; else `undefined`. */
const parentOf = (pid) => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
  } catch {
    return undefined;
  }
};

/** Ends this process, as SIGTERM does, when the shell or the npm that has started it is gone. */
export const stopWithNpm = () => {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const npm = parentOf(shell);
  const timer = setInterval(() => {
    if (process.ppid === shell && parentOf(shell) === npm) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, CHECK_EVERY_MS);
  timer.unref();
};

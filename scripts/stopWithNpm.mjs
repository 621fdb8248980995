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

/**
 * Ends this process, as SIGTERM does, when the shell or the npm that has started it is gone. Where the signal went to all
 * of them, as from systemd or a terminal, it was heard already: a second one would not let the server finish.
 */
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
  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.once(signal, () => {
      clearInterval(timer);
      // Nobody else listens yet: the signal does what it would have done.
      if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
    });
  }
};

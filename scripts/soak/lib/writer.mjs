import { randomUUID } from 'node:crypto';
import { sendUntilAnswered } from './calls.mjs';
import { differences } from './compare.mjs';
import { nextIntent } from './intents.mjs';
import { randomFrom } from './random.mjs';

const newModel = () => ({
  children: new Map(),
  homework: new Map(),
  tasks: new Map(),
  rules: new Map(),
  occurrences: new Map(),
  open: null,
});

/**
 * One writer with a family of its own. `run` writes one intent after the other until `stop` is called; each is repeated
 * with its key until it was acknowledged. After each cut it looks whether everything acknowledged is still there, so that a
 * loss can't hide behind a later write. `findings` are what it missed or found too much.
 */
export const createWriter = ({ origin, token, number, seed, counts }) => {
  const random = randomFrom(seed + number * 7919);
  const model = newModel();
  const findings = [];
  const stopped = new AbortController();

  const check = async () => void findings.push(...(await differences({ origin, token, counts, model })));

  const step = async (count) => {
    const intent = nextIntent(model, random, `W${number} N${count}`);
    const key = intent.method === 'POST' ? randomUUID() : undefined;
    const { data, tries } = await sendUntilAnswered(origin, token, counts, { ...intent, key });
    intent.done(model, data);
    return tries;
  };

  return {
    findings,
    check,
    async run() {
      for (let count = 0; !stopped.signal.aborted; count += 1) if ((await step(count)) > 1) await check();
    },
    stop: () => stopped.abort(),
  };
};

import { createHash } from 'node:crypto';

/**
 * A call that changes something, by hand: begin, the family's lock, the work, commit. Whatever it does not wait for goes
 * over the wire together with what comes next.
 */
export const change = (work, { isLocked = true } = {}) => ({ work, isLocked });

/** Keeps the answer under the key that was sent. */
export const keep = ({ ask, family, call, key, body }, answer) => {
  const hash = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
  ask('keep', [family, call, key, hash, JSON.stringify(answer), new Date()]);
};

/** The same for a deletion, after which nothing may tell of what is gone. */
export const remove = (work) =>
  change(async (asked) => {
    await work(asked);
    asked.ask('forgetAnswers', [asked.family, asked.params.id]);
    asked.ask('forgetMails', [asked.family]);
  });

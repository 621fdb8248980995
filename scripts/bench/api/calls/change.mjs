import { createHash } from 'node:crypto';

/**
 * A call that changes something, by hand: begin, the family's lock, the work, what every such call does besides (its
 * answer is kept, the other processes are told), commit. Whatever it does not wait for goes
 * over the wire together with what comes next.
 */
export const change = (work, { isLocked = true } = {}) => ({ work, isLocked });

/** Keeps the answer under the key that was sent. */
export const keep = ({ ask, family, call, key, body, params }, answer) => {
  const hash = createHash('sha256')
    .update(JSON.stringify([body, params]))
    .digest('base64url');
  ask('keep', [family, call, key, hash, JSON.stringify(answer), new Date()]);
};

/** Tells whoever listens, once it is committed, what kinds of the family's data changed, and by which session. */
export const tellChange = ({ ask, family, session }, changes, answer) => {
  const childId = answer?.data?.childId;
  ask('tell', [`changed ${JSON.stringify([family, changes, childId ? [childId] : [], session])}`]);
};

/** A change that deletes, after which nothing may tell of what is gone. */
export const remove = (work) =>
  change(async (asked) => {
    await work(asked);
    asked.ask('forgetAnswers', [asked.family, asked.params.id]);
    asked.ask('forgetMails', [asked.family]);
  });

const SIGN_IN_SECONDS = 180 * 24 * 60 * 60;

/** What ends sessions, beside deleting them: their sign-ins buy no new one, and every process forgets them. */
export const noteEnded = (ask, ended) => {
  ask('forgetSignIns', [Math.floor(Date.now() / 1000) - SIGN_IN_SECONDS]);
  for (const { signInHash, authTime } of ended) {
    if (signInHash !== null) ask('noteSignIn', [signInHash, authTime, new Date()]);
  }
  if (ended.length > 0) ask('tell', [`ended ${ended.map(({ id }) => id).join(' ')}`]);
};

import type { Config } from '../config.ts';
import { openDatabase } from '../db/open.ts';
import { deriveKey, loadSecret } from '../identity/secret.ts';
import { createSessions } from '../identity/session.ts';
import { createOperator, type Operator } from './operator.ts';

/** Does something with the database opened for it, and closes that again. */
export const withOperator = async <Result>(
  config: Config,
  work: (operator: Operator) => Promise<Result>,
): Promise<Result> => {
  const { db, close } = await openDatabase(config, () => undefined);
  try {
    const clock = () => new Date();
    const sessions = createSessions({ db, key: deriveKey(await loadSecret(config), 'sessions'), clock });
    return await work(createOperator({ config, db, sessions, clock }));
  } finally {
    await close();
  }
};

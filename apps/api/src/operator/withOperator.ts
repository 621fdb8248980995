import type { Config } from '../config.ts';
import { openDatabase } from '../db/open.ts';
import { deriveKey, loadSecret } from '../identity/secret.ts';
import { createSessions } from '../identity/sessions.ts';
import { createEraser } from '../modules/family/eraser.ts';
import { StartError } from '../startError.ts';
import { createOperator, type Operator } from './operator.ts';

/** Does something with the database opened for it, erases what that deleted, and closes the database again. */
export const withOperator = async <Result>(
  config: Config,
  work: (operator: Operator) => Promise<Result>,
): Promise<Result> => {
  const { db, notices, close } = await openDatabase(config, () => undefined);
  try {
    const clock = () => new Date();
    const sessions = createSessions({ db, notices, key: deriveKey(await loadSecret(config), 'sessions'), clock });
    let isErased = true;
    const eraser = createEraser({ db, log: { error: () => void (isErased = false) } });
    const result = await work(createOperator({ config, db, sessions, eraser, clock }));
    await eraser.idle();
    if (!isErased) {
      throw new StartError(
        'It is deleted, but not all of it could be erased: the server goes on with that when it runs.',
      );
    }
    return result;
  } finally {
    await close();
  }
};

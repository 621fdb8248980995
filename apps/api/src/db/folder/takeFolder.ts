import { join, resolve } from 'node:path';
import { OperatorError } from '../../operatorError.ts';
import { closedSentence } from './closedFiles.ts';
import { checkDisk, DiskError, LOCK, makeDataDir } from './dataDir.ts';
import { takeLock } from './lock.ts';

/** Says why the data folder serves no database, where the reason is its disk or whose its files are. */
export const folderSentence = async (dataDir: string, cause: unknown): Promise<OperatorError | null> => {
  const problem: unknown = await checkDisk(dataDir).catch((error: unknown) => error);
  return problem instanceof DiskError ? new OperatorError(problem.message, { cause }) : closedSentence(dataDir, cause);
};

/** Makes the data folder this process's alone, and at all where it is not there; gives the way to let go of it. What is in the way is an `OperatorError`. */
export const takeFolder = async (dataDir: string): Promise<() => Promise<void>> => {
  try {
    await makeDataDir(dataDir);
  } catch (error) {
    throw new OperatorError(
      `The data folder ${resolve(dataDir)} cannot be made: set DATA_DIR to a folder that this user may write to.`,
      {
        cause: error,
      },
    );
  }
  try {
    return await takeLock(join(dataDir, LOCK));
  } catch (error) {
    throw (!(error instanceof OperatorError) && (await folderSentence(dataDir, error))) || error;
  }
};

import { existsSync } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { OperatorError } from '../../operatorError.ts';
import { DATABASE } from './dataDir.ts';

/** What a command needs before it begins: an embedded database that is there, in a folder that its user may write to. */
export const requireDatabase = async (dataDir: string): Promise<void> => {
  // In a folder that is closed to this user nothing is seen, the database neither.
  if (existsSync(dataDir)) {
    await access(dataDir, constants.W_OK | constants.X_OK).catch((error: unknown) => {
      throw new OperatorError(
        `This user may not write to the data folder ${resolve(dataDir)}: be the user who runs the server, and see that its disk takes writes.`,
        { cause: error },
      );
    });
  }
  if (!existsSync(join(dataDir, DATABASE))) {
    throw new OperatorError(
      `There is no database in the data folder ${resolve(dataDir)}: set DATA_DIR to the folder of the server.`,
    );
  }
};

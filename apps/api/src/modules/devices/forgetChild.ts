import type { SessionScope } from '../familyRoutes.ts';
import { deleteDevice, takeChildOut } from './repository.ts';

/** Takes a child that goes out of every device and lent browser; one that has none left is unpaired. */
export const forgetChildOnDevices = async ({ db, familyId, end }: SessionScope, childId: string): Promise<void> => {
  const { changed, emptied } = await takeChildOut(db, familyId, childId);
  end.tell(changed);
  for (const id of emptied) {
    await deleteDevice(db, familyId, id);
    await end.one({ familyId, sessionId: id });
  }
};

import { and, asc, count, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { devices, sessions } from '../../db/schema.ts';
import { CODE_MS } from './codes.ts';

/** A device as it is stored. */
export type DeviceRow = typeof devices.$inferSelect;

const isDevice = (familyId: string, id: string) => and(eq(devices.familyId, familyId), eq(devices.id, id));

const isGood = (now: Date) =>
  and(
    gt(devices.codeExpiresAt, now),
    // Made by a clock that was put right since: one further ahead than it ever was has run out.
    lte(devices.codeExpiresAt, new Date(now.getTime() + CODE_MS)),
  );

/** The devices of a family with what their sessions say, the oldest first. */
export const selectDevices = (db: Database, familyId: string, id?: string) =>
  db
    .select({
      id: devices.id,
      name: devices.name,
      childIds: devices.childIds,
      createdAt: devices.createdAt,
      lastSeenOn: sessions.lastSeenOn,
      expiresAt: sessions.expiresAt,
    })
    .from(devices)
    .leftJoin(sessions, and(eq(sessions.familyId, devices.familyId), eq(sessions.id, devices.id)))
    .where(id === undefined ? eq(devices.familyId, familyId) : isDevice(familyId, id))
    .orderBy(asc(devices.createdAt), asc(devices.id));

/** How many devices a family has. */
export const countDevices = async (db: Database, familyId: string): Promise<number> => {
  const [row] = await db.select({ count: count() }).from(devices).where(eq(devices.familyId, familyId));
  return row?.count ?? 0;
};

/** Adds a device. */
export const insertDevice = async (tx: Database, row: DeviceRow): Promise<void> => {
  await tx.insert(devices).values(row);
};

/** Changes name and children; whether there was such a device. */
export const updateDevice = async (
  tx: Database,
  familyId: string,
  id: string,
  input: Pick<DeviceRow, 'name' | 'childIds'>,
): Promise<boolean> => {
  const changed = await tx.update(devices).set(input).where(isDevice(familyId, id)).returning({ id: devices.id });
  return changed.length > 0;
};

/** Forgets a device; whether there was one. */
export const deleteDevice = async (tx: Database, familyId: string, id: string): Promise<boolean> =>
  (await tx.delete(devices).where(isDevice(familyId, id)).returning({ id: devices.id })).length > 0;

/** Whose device a good code is of: one of the named queries that no family bounds, as the code is what finds it. */
export const findByCode = async (db: Database, codeHash: string, now: Date) => {
  const [found] = await db
    .select({ familyId: devices.familyId, id: devices.id })
    .from(devices)
    .where(and(eq(devices.codeHash, codeHash), isGood(now)));
  return found;
};

/** Uses the code of a device up; `undefined` when somebody else has, or it has run out. */
export const useCode = async (
  tx: Database,
  { familyId, id }: Pick<DeviceRow, 'familyId' | 'id'>,
  codeHash: string,
  now: Date,
): Promise<DeviceRow | undefined> => {
  const [device] = await tx
    .update(devices)
    .set({ codeHash: null, codeExpiresAt: null })
    .where(and(isDevice(familyId, id), eq(devices.codeHash, codeHash), isGood(now)))
    .returning();
  return device;
};

const without = (childId: string) => sql`${childId}::uuid`;

/**
 * Takes a child out of every device and lent browser of a family; gives the sessions that changed, and of them the devices
 * and lent browsers that have no child left.
 */
export const takeChildOut = async (
  tx: Database,
  familyId: string,
  childId: string,
): Promise<{ changed: string[]; emptied: string[] }> => {
  const ofDevices = await tx
    .update(devices)
    .set({ childIds: sql`array_remove(${devices.childIds}, ${without(childId)})` })
    .where(and(eq(devices.familyId, familyId), sql`${without(childId)} = any(${devices.childIds})`))
    .returning({ id: devices.id, childIds: devices.childIds });
  const ofLent = await tx
    .update(sessions)
    .set({ childIds: sql`array_remove(${sessions.childIds}, ${without(childId)})` })
    .where(and(eq(sessions.familyId, familyId), sql`${without(childId)} = any(${sessions.childIds})`))
    .returning({ id: sessions.id, childIds: sessions.childIds });
  const all = [...ofDevices, ...ofLent];
  const emptied = all.filter(({ childIds }) => childIds?.length === 0);
  return { changed: all.map(({ id }) => id), emptied: emptied.map(({ id }) => id) };
};

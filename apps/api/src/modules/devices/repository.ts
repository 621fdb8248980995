import { and, asc, count, eq, gt, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { changing, insertion, param, prepared, valueOf } from '../../db/prepared.ts';
import { devices, sessions } from '../../db/schema.ts';
import { CODE_MS } from './codes.ts';

/** A device as it is stored. */
export type DeviceRow = typeof devices.$inferSelect;

const isDevice = and(eq(devices.familyId, param('familyId')), eq(devices.id, param('id')));

const hasGoodCode = and(
  eq(devices.codeHash, param('codeHash')),
  gt(devices.codeExpiresAt, valueOf(devices.codeExpiresAt, 'now')),
  // Made by a clock that was put right since: one further ahead than it ever was has run out.
  lte(devices.codeExpiresAt, valueOf(devices.codeExpiresAt, 'latest')),
);

const latestAt = (now: Date): Date => new Date(now.getTime() + CODE_MS);

const shownDevices = (name: string, which: SQL | undefined) =>
  prepared(name, (db) =>
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
      .where(which)
      .orderBy(asc(devices.createdAt), asc(devices.id)),
  );

const LIST = shownDevices('devices', eq(devices.familyId, param('familyId')));
const FIND = shownDevices('device', isDevice);

/** The devices of a family with what their sessions say, the oldest first. */
export const selectDevices = (db: Database, familyId: string) => LIST(db).execute({ familyId });

/** The same of one device. */
export const selectDevice = async (db: Database, familyId: string, id: string) => {
  const [row] = await FIND(db).execute({ familyId, id });
  return row;
};

const COUNT = prepared('devices_count', (db) =>
  db
    .select({ count: count() })
    .from(devices)
    .where(eq(devices.familyId, param('familyId'))),
);

/** How many devices a family has. */
export const countDevices = async (db: Database, familyId: string): Promise<number> => {
  const [row] = await COUNT(db).execute({ familyId });
  return row?.count ?? 0;
};

/** Adds a device. */
export const insertDevice = insertion(devices);

/** Changes name and children of a device, where there is such a one. */
export const updateDevice = changing<Pick<DeviceRow, 'familyId' | 'id' | 'name' | 'childIds'>>('device_change', (db) =>
  db
    .update(devices)
    .set({ name: valueOf(devices.name, 'name'), childIds: valueOf(devices.childIds, 'childIds') })
    .where(isDevice),
);

const DELETE = prepared('device_delete', (db) => db.delete(devices).where(isDevice).returning({ id: devices.id }));

/** Forgets a device; whether there was one. */
export const deleteDevice = async (tx: Database, familyId: string, id: string): Promise<boolean> =>
  (await DELETE(tx).execute({ familyId, id })).length > 0;

/** Forgets every device of a family; their sessions are ended apart. */
export const deleteDevices = changing<Pick<DeviceRow, 'familyId'>>('devices_delete_of_family', (db) =>
  db.delete(devices).where(eq(devices.familyId, param('familyId'))),
);

const FIND_BY_CODE = prepared('device_by_code', (db) =>
  db.select({ familyId: devices.familyId, id: devices.id }).from(devices).where(hasGoodCode),
);

/** Whose device a good code is of: one of the named queries that no family bounds, as the code is what finds it. */
export const findByCode = async (db: Database, codeHash: string, now: Date) => {
  const [found] = await FIND_BY_CODE(db).execute({ codeHash, now, latest: latestAt(now) });
  return found;
};

const USE_CODE = prepared('device_use_code', (db) =>
  db.update(devices).set({ codeHash: null, codeExpiresAt: null }).where(and(isDevice, hasGoodCode)).returning(),
);

/** Uses the code of a device up; `undefined` when somebody else has, or it has run out. */
export const useCode = async (
  tx: Database,
  { familyId, id }: Pick<DeviceRow, 'familyId' | 'id'>,
  codeHash: string,
  now: Date,
): Promise<DeviceRow | undefined> => {
  const [device] = await USE_CODE(tx).execute({ familyId, id, codeHash, now, latest: latestAt(now) });
  return device;
};

/** Ends the codes of a family that still wait for a device. */
export const endCodes = changing<Pick<DeviceRow, 'familyId'>>('devices_end_codes', (db) =>
  db
    .update(devices)
    .set({ codeHash: null, codeExpiresAt: null })
    .where(and(eq(devices.familyId, param('familyId')), isNotNull(devices.codeHash))),
);

/** Forgets codes that ran out, some at a time, of any family; gives how many went. */
export const sweepCodes = async (db: Database, now: Date, most: number): Promise<number> => {
  const old = db
    .select({ familyId: devices.familyId, id: devices.id })
    .from(devices)
    .where(and(isNotNull(devices.codeHash), lte(devices.codeExpiresAt, now)))
    .limit(most);
  const gone = await db
    .update(devices)
    .set({ codeHash: null, codeExpiresAt: null })
    .where(sql`(${devices.familyId}, ${devices.id}) in ${old}`)
    .returning({ one: sql`1` });
  return gone.length;
};

const theChild = sql`${param('childId')}::uuid`;

/** Takes a child out of the lists of children in a table. */
const takingOut = (name: string, table: typeof devices | typeof sessions) =>
  prepared(name, (db) =>
    db
      .update<typeof devices | typeof sessions>(table)
      .set({ childIds: sql`array_remove(${table.childIds}, ${theChild})` })
      .where(and(eq(table.familyId, param('familyId')), sql`${theChild} = any(${table.childIds})`))
      .returning({ id: table.id, childIds: table.childIds }),
  );

const TAKE_OUT_OF_DEVICES = takingOut('devices_take_child_out', devices);
const TAKE_OUT_OF_LENT = takingOut('sessions_take_child_out', sessions);

/**
 * Takes a child out of every device and lent browser of a family; gives the sessions that changed, and of them the devices
 * and lent browsers that have no child left.
 */
export const takeChildOut = async (
  tx: Database,
  familyId: string,
  childId: string,
): Promise<{ changed: string[]; emptied: string[] }> => {
  const both = [TAKE_OUT_OF_DEVICES, TAKE_OUT_OF_LENT];
  const all = (await Promise.all(both.map((takeOut) => takeOut(tx).execute({ familyId, childId })))).flat();
  const emptied = all.filter(({ childIds }) => childIds?.length === 0);
  return { changed: all.map(({ id }) => id), emptied: emptied.map(({ id }) => id) };
};

import { closeSync, fsyncSync, openSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = NodeFS['init'];
type EngineOptions = Parameters<Init>[1];
type Engine = Parameters<NonNullable<EngineOptions['preRun']>[number]>[0];

/** The parts of Emscripten's NODEFS that its types leave out. */
interface NodeFsInternals {
  realPath(node: object): string;
  stream_ops: { fsync?: (stream: { nfd?: number; node: object }) => number };
}

/** WASI's number of an input/output error. PostgreSQL panics on it, as it must when the disk refuses. */
const EIO = 29;

const syncPath = (path: string): void => {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};

const addFsync = (files: NodeFsInternals): void => {
  files.stream_ops.fsync = ({ nfd, node }) => {
    try {
      // A folder has no handle of its own in NODEFS.
      if (nfd === undefined) syncPath(files.realPath(node));
      else fsyncSync(nfd);
      return 0;
    } catch {
      return EIO;
    }
  };
};

/** PGlite's own folder on disk, but with the `fsync` that its engine lacks: what is committed survives a power cut. */
class DurableFolder extends NodeFS {
  override async init(...[client, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(client, options);
    const sync = (engine: Engine) => addFsync(engine.NODEFS as NodeFsInternals);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), sync] } };
  }
}

/** PGlite's start parameters, which turn `fsync` off, with it on. */
const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
];

/** Opens the embedded database in a folder; makes it when it is not there. */
export const openDurable = (folder: string): Promise<PGlite> =>
  PGlite.create({ fs: new DurableFolder(folder), startParams: START_PARAMETERS });

/** Brings a folder with all that is in it to the disk. */
export const syncFolder = async (folder: string): Promise<void> => {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await syncFolder(path);
    else if (entry.isFile()) await syncFile(path);
  }
  await syncFile(folder);
};

const syncFile = async (path: string): Promise<void> => {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

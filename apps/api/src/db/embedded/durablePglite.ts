import { closeSync, fsyncSync, openSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { WalEnd } from './integrity.ts';
import { OrmPglite, START_PARAMETERS } from './ormPglite.ts';

type Init = NodeFS['init'];
type EngineOptions = Parameters<Init>[1];
/** The engine, with a part of Emscripten's that its types leave out. */
type Engine = Parameters<NonNullable<EngineOptions['preRun']>[number]>[0] & { stackRestore?: (at: number) => void };

/** The parts of Emscripten's NODEFS that its types leave out. */
interface NodeFsInternals {
  realPath(node: object): string;
  stream_ops: {
    fsync?: (stream: Stream) => number;
    write: (stream: Stream, buffer: unknown, offset: number, length: number, position: number) => number;
  };
}

interface Stream {
  readonly nfd?: number;
  readonly node: object;
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

const addFsync = (files: NodeFsInternals, walEnd: WalEnd): void => {
  const operations = files.stream_ops;
  const { write } = operations;
  operations.write = (stream, buffer, offset, length, position) => {
    const written = write(stream, buffer, offset, length, position);
    walEnd.written(files.realPath(stream.node), position + written);
    return written;
  };
  operations.fsync = ({ nfd, node }) => {
    try {
      const path = files.realPath(node);
      // A folder has no handle of its own in NODEFS.
      if (nfd === undefined) syncPath(path);
      else fsyncSync(nfd);
      walEnd.synced(path);
      return 0;
    } catch {
      return EIO;
    }
  };
};

/** Gives back the files that an engine which panicked holds open. */
const closeFilesOf = (engine: Engine): void => {
  for (const stream of engine.FS.streams as readonly ({ nfd?: number } | null | undefined)[]) {
    if (stream?.nfd !== undefined) closeSync(stream.nfd);
  }
};

/** PGlite's own folder on disk, but with the `fsync` that its engine lacks: what is committed survives a power cut. */
class DurableFolder extends NodeFS {
  readonly #walEnd: WalEnd;
  #engine: Engine | undefined;
  #panicked = false;

  constructor(folder: string) {
    super(folder);
    this.#walEnd = new WalEnd(folder);
  }

  override async init(...[client, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(client, options);
    const prepare = (engine: Engine) => {
      this.#engine = engine;
      addFsync(engine.NODEFS as NodeFsInternals, this.#walEnd);
    };
    const onAbort = () => {
      this.#panicked = true;
      // PGlite steps over whatever an engine throws and has it read the rest of what it was sent, from which one that
      // panicked would never return: stepping over is what ends here.
      if (this.#engine) this.#engine.stackRestore = refuse;
    };
    return { emscriptenOpts: { ...emscriptenOpts, onAbort, preRun: [...(emscriptenOpts.preRun ?? []), prepare] } };
  }

  /** Whether PostgreSQL stopped itself, as it does when the disk refuses a commit. */
  get panicked(): boolean {
    return this.#panicked;
  }

  /** Gives back what a panicked engine holds; once. */
  abandon(): void {
    if (this.#engine) closeFilesOf(this.#engine);
    this.#engine = undefined;
    this.#walEnd.close();
  }

  override async closeFs(): Promise<void> {
    await super.closeFs();
    this.#walEnd.close();
  }
}

/** Thrown at whoever asks a database that stopped itself; the code is PostgreSQL's for what the disk refuses. */
class StoppedError extends Error {
  readonly code = '58030';

  constructor() {
    super('the embedded database has stopped: its disk refused a write');
    this.name = 'StoppedError';
  }
}

const refuse = (): never => {
  throw new StoppedError();
};

/** The embedded database over a folder. */
export class DurableDatabase extends OrmPglite {
  readonly #folder: DurableFolder;

  constructor(folder: DurableFolder) {
    super({ fs: folder, startParams: DURABLE_START_PARAMETERS });
    this.#folder = folder;
  }

  /** Whether the database stopped itself: it answers nothing any more, and its folder has to be opened anew. */
  get stopped(): boolean {
    return this.#folder.panicked;
  }

  /** Asked again after a panic, PGlite's engine would never return, not even from the ROLLBACK that follows an error. */
  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    if (this.stopped) throw new StoppedError();
    return super.execProtocolRawSync(message);
  }

  /** Closes a running database; of a stopped one it only gives back the open files. */
  override async close(): Promise<void> {
    if (this.stopped) this.#folder.abandon();
    else await super.close();
  }
}

/** The start parameters, which turn `fsync` off, with it on. */
const DURABLE_START_PARAMETERS = [
  ...START_PARAMETERS.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
];

/** Opens the embedded database in a folder; makes it when it is not there. */
export const openDurable = async (folder: string): Promise<DurableDatabase> => {
  const files = new DurableFolder(folder);
  try {
    const database = new DurableDatabase(files);
    await database.waitReady;
    return database;
  } catch (error) {
    if (files.panicked) files.abandon();
    throw error;
  }
};

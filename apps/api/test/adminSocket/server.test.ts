import { existsSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { connect, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hereOrAtServer } from '../../src/adminSocket/client.ts';
import { type Requests, socketPathIn } from '../../src/adminSocket/protocol.ts';
import { serveAdminSocket } from '../../src/adminSocket/server.ts';
import { FolderInUse } from '../../src/db/folder/lock.ts';
import { OperatorError } from '../../src/operatorError.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kovan-door-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const inUse = async (): Promise<string> => {
  throw new FolderInUse('in use');
};
const ask = (name: string, words = {}, patienceMs = 0) => hereOrAtServer(folder, inUse, { name, words }, patienceMs);
const send = (said: string): Promise<string> => {
  const socket = connect(join(folder, 'admin.sock'));
  socket.end(said);
  return text(socket);
};

const REQUESTS: Requests = {
  echo: async ({ word = '' }) => `You said ${word}.`,
  refuse: async () => {
    throw new OperatorError('Not so.');
  },
  fail: async () => {
    throw new TypeError('a secret', { cause: Object.assign(new Error('another'), { code: '53100' }) });
  },
};

describe('the door in the data folder', () => {
  it('gives answers and refusals as they are, and of faults their kind alone', async () => {
    const close = await serveAdminSocket(folder, REQUESTS);
    const word = 'şifre\n'.repeat(20_000);
    expect(await ask('echo', { word })).toBe(`You said ${word}.`);
    await expect(ask('refuse')).rejects.toThrow(new OperatorError('Not so.'));
    await expect(ask('fail')).rejects.toThrow('The running server could not do it (TypeError 53100)');
    await close();
  });

  it('says of what it does not know that the server is of another version', async () => {
    const close = await serveAdminSocket(folder, REQUESTS);
    const refused = expect.stringMatching(/"version":1,"refused":"The running server is of another version/) as string;
    for (const said of [
      '',
      'hello',
      '{"version":2,"name":"echo","words":{}}',
      '{"version":1,"name":"unknown","words":{}}',
      '{"version":1,"name":"toString","words":{}}',
      '{"version":1,"name":"echo","words":{"word":1}}',
    ]) {
      expect(await send(said)).toEqual(refused);
    }
    await close();
  });

  it('lets nobody but its owner in, and takes the place of what a killed server has left', async () => {
    await writeFile(join(folder, 'admin.sock'), 'stale');
    await mkdir(join(folder, 'admin.sock.new'));
    const close = await serveAdminSocket(folder, REQUESTS);
    expect((await stat(join(folder, 'admin.sock'))).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['admin.sock']);
    expect(await ask('echo', { word: 'yes' })).toBe('You said yes.');
    await close();
    expect(await readdir(folder)).toEqual([]);
  });

  it('[AC-08] is made where nobody but its owner gets to, until nobody else may use it', async () => {
    const modes: number[] = [];
    const { listen } = Server.prototype;
    const listening = vi.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server, ...args) {
      modes.push(statSync(dirname(String(args[0]))).mode & 0o777);
      return Reflect.apply(listen, this, args);
    });
    const close = await serveAdminSocket(folder, REQUESTS);
    listening.mockRestore();
    expect(modes).toEqual([0o700]);
    await close();
  });

  it('finishes what is under way before it is closed, and waits for nobody who asks nothing', async () => {
    let finish: (() => void) | undefined;
    const begun = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let answer: ((said: string) => void) | undefined;
    const close = await serveAdminSocket(folder, {
      slow: () => {
        finish?.();
        return new Promise((resolve) => {
          answer = resolve;
        });
      },
    });
    const silent = connect(join(folder, 'admin.sock'));
    silent.on('error', () => undefined);
    await new Promise((resolve) => silent.once('connect', resolve));
    const asked = ask('slow');
    await begun;
    const closed = close();
    answer?.('done');
    expect(await asked).toBe('done');
    await closed;
  });

  it('outlives one who goes before the answer', async () => {
    let answered: (() => void) | undefined;
    const gone = new Promise<void>((resolve) => {
      answered = resolve;
    });
    const close = await serveAdminSocket(folder, {
      ...REQUESTS,
      long: async () => {
        await gone;
        return 'x'.repeat(1_000_000);
      },
    });
    const socket = connect(join(folder, 'admin.sock'));
    socket.end('{"version":1,"name":"long","words":{}}', () => {
      socket.destroy();
      answered?.();
    });
    await new Promise((resolve) => socket.once('close', resolve));
    expect(await ask('echo', { word: 'still' })).toBe('You said still.');
    await close();
  });

  it('is in the folder itself, however long its name', async () => {
    const home = folder;
    folder = join(home, 'x'.repeat(120), 'y'.repeat(120));
    await mkdir(folder, { recursive: true });
    const close = await serveAdminSocket(folder, REQUESTS);
    expect(await readdir(folder)).toEqual(['admin.sock']);
    expect(await ask('echo', { word: 'here' })).toBe('You said here.');
    await close();
    expect(await readdir(home)).toEqual(['x'.repeat(120)]);
    folder = home;
  });

  it.each([
    [103, true],
    [104, false],
  ])('is bound by a path of %i bytes as it is: %s', async (bytes, isOwn) => {
    // One of its letters is two bytes.
    const long = join(folder, 'ş'.padEnd(bytes - Buffer.byteLength(join(folder, 'ş', 'admin.sock')) + 1, 'x'));
    await mkdir(long);
    const way = await socketPathIn(long, 'admin.sock');
    expect(Buffer.byteLength(join(long, 'admin.sock'))).toBe(bytes);
    expect(way?.path === join(long, 'admin.sock')).toBe(isOwn);
    await way?.release();
  });

  it('that cannot be made keeps no server from serving', async () => {
    await writeFile(join(folder, 'file'), '');
    const close = await serveAdminSocket(join(folder, 'file'), REQUESTS);
    await close();
    expect(await readdir(folder)).toEqual(['file']);
  });
});

describe('who has the folder', () => {
  it('is waited for: a server that has not opened its door yet is asked once it has', async () => {
    const asked = ask('echo', { word: 'later' }, 20_000);
    const close = await serveAdminSocket(folder, REQUESTS);
    expect(await asked).toBe('You said later.');
    await close();
  });

  it('is not asked where the folder has become free', async () => {
    let tries = 0;
    const here = async () => {
      tries += 1;
      return tries < 3 ? inUse() : 'done here';
    };
    expect(await hereOrAtServer(folder, here, { name: 'echo', words: {} })).toBe('done here');
  });

  it('and never answers gets a sentence', async () => {
    await writeFile(join(folder, 'admin.sock'), 'stale');
    await expect(ask('echo')).rejects.toThrow('A process has the data folder open, but nobody answers there');
    expect(existsSync(join(folder, 'admin.sock'))).toBe(true);
  });

  it('has nothing to do with what fails here', async () => {
    const here = async () => {
      throw new OperatorError('No.');
    };
    await expect(hereOrAtServer(folder, here, { name: 'echo', words: {} })).rejects.toThrow(new OperatorError('No.'));
  });
});

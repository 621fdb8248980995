import { chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../scripts/lib/freePort.mjs';
import { readContainerfile, shellOf } from '../scripts/lib/release/containerfile.mjs';
import { signUp } from '../scripts/lib/seed/client.mjs';
import { newAccount } from './support/family.ts';
import { runWell, startListening, unpackRelease } from './support/release.ts';

const isRoot = process.getuid?.() === 0;
/** Nobody in particular: neither the owner of the files nor root. */
const STRANGER = 65_534;

let folder: string;
let release: string;
const rootfs = () => join(folder, 'rootfs');
/** Where the Containerfile's steps install it. */
const inChroot = () => join(rootfs(), 'kovan');

test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kovan-release-'));
  await chmod(folder, 0o755);
  release = await unpackRelease(folder);
});
test.afterAll(async () => {
  await runWell('chmod', ['-R', 'u+w', folder]);
  await rm(folder, { recursive: true, force: true });
});

/** A server that answers, and serves the app with what it was built of. */
const expectToServe = async (address: string) => {
  const page = await fetch(`${address}/app/login`);
  expect(page.status).toBe(200);
  const [, script = ''] = /<script[^>]* src="(\/assets\/[^"]+)"/.exec(await page.text()) ?? [];
  expect((await fetch(address + script)).headers.get('content-type')).toContain('javascript');
  expect(await (await fetch(`${address}/api/health`)).json()).toEqual({ status: 'ok' });
};

test('the steps of the Containerfile, in a chroot, end in a server', async () => {
  const instructions = readContainerfile(await readFile(join(release, 'deploy/Containerfile'), 'utf8'));
  const script = shellOf(instructions);
  // Without these rights nothing can be mounted; what the file names must be there all the same.
  if (!isRoot) {
    const contents = await readdir(release);
    for (const name of ['package.json', 'package-lock.json', 'scripts']) expect(contents).toContain(name);
    expect(script).toContain('scripts/start.mjs');
    return;
  }
  await mkdir(rootfs());
  const port = await freePort();
  const env = {
    ROOTFS: rootfs(),
    CONTEXT: release,
    PORT: String(port),
    HOME: process.env.HOME ?? '/root',
    npm_config_prefer_offline: 'true',
  };
  const server = await startListening('unshare', ['--mount', 'sh', '-c', script], { cwd: folder, env });
  try {
    const address = `http://127.0.0.1:${port}`;
    await expectToServe(address);
    expect(await signUp(address, { ...newAccount(), displayName: 'Zeynep Arı' })).toMatch(/^adult\./);
    const [, check = ''] = instructions.find(([keyword]) => keyword === 'HEALTHCHECK') ?? [];
    const [command = '', ...args] = JSON.parse(check.slice(check.indexOf('['))) as string[];
    await runWell(
      command,
      args.map((arg) => arg.replace('3000', String(port))),
    );
  } finally {
    await server.stop();
  }
});

test('a release starts from its archive, for another user than its owner, where nothing can be written', async () => {
  expect((await readdir(release)).sort()).not.toContain('packages');
  const installed = isRoot ? inChroot() : join(folder, 'installed');
  await cp(release, installed, { recursive: true });
  // In the chroot its packages are there already: the steps above have installed them by the same line.
  if (!isRoot) await runWell('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], { cwd: installed });
  await runWell('chmod', ['-R', 'a-w,a+rX', installed]);
  const data = join(folder, 'data');
  await mkdir(data);
  if (isRoot) await chown(data, STRANGER, STRANGER);

  const env = { PORT: '0', DATA_DIR: data, HOME: data };
  const server = await startListening('npm', ['start'], { cwd: installed, env, ...(isRoot && { uid: STRANGER }) });
  try {
    expect(server.output()).not.toContain('Building');
    await expectToServe(server.address);
    const said = await runWell('npm', ['run', '--silent', 'seed', '--', server.address], { cwd: release });
    expect(said).toContain('The demo family is here');
  } finally {
    await server.stop();
  }
});

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from './lib/run.mjs';

/** Commands that say what they were asked; the file's name, or the first word, says how they end. */
const COMMANDS = `
export class OperatorError extends Error {}
export class UsageError extends OperatorError {}
const answer = (what, ...asked) => {
  const said = JSON.stringify(asked);
  if (/refused/.test(said)) throw new OperatorError('Stop the server first.');
  if (/misused/.test(said)) throw new UsageError('There is no such command.');
  if (/denied/.test(said)) throw Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' });
  if (/broken/.test(said)) throw new TypeError('a fault of ours');
  return what + said;
};
export const commands = {
  backup: async (file) => answer('backup', file),
  restore: async (file, options) => answer('restore', file, options),
  move: async (to, say) => (say('half'), answer('move', to)),
  admin: async (args) => answer('admin', args),
};
`;

let root;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'kovan-operator-'));
  mkdirSync(join(root, 'apps/api/dist'), { recursive: true });
  for (const name of ['admin', 'backup', 'move', 'restore', 'lib/admin', 'lib/run'])
    cpSync(`${ROOT}scripts/${name}.mjs`, join(root, `scripts/${name}.mjs`));
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(root, 'apps/api/dist/admin.js'), COMMANDS);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Runs a script as npm does: in the project's folder, wherever it was typed. */
const asked = (script, ...options) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, `scripts/${script}.mjs`), ...options], {
    cwd: root,
    env: { ...process.env, INIT_CWD: '/typed/here' },
    encoding: 'utf8',
  });
  return [status, stdout, stderr];
};

it.each([
  [['backup'], 'backup[null]'],
  [['backup', 'one.tar.gz'], 'backup["/typed/here/one.tar.gz"]'],
  [['restore', 'one.tar.gz'], 'restore["/typed/here/one.tar.gz",{"force":false}]'],
  [['restore', '/one.tar.gz', '--force'], 'restore["/one.tar.gz",{"force":true}]'],
  [['move', '--to', 'new'], 'half\nmove["/typed/here/new"]'],
  [['move', '--to', 'postgresql://localhost/kovan'], 'half\nmove["postgresql://localhost/kovan"]'],
  [['admin', 'list-users', 'x'], 'admin[["list-users","x"]]'],
])('%j is asked of the built commands, says its sentence and ends with 0', (line, said) => {
  expect(asked(...line)).toEqual([0, `${said}\n`, '']);
});

it.each([
  [['backup', '--help'], 'npm run backup [-- file]'],
  [['backup', 'one.tar.gz', 'two.tar.gz'], 'npm run backup [-- file]'],
  [['backup', ''], 'npm run backup [-- file]'],
  [['restore', ''], 'npm run restore -- file [--force]'],
  [['restore'], 'npm run restore -- file [--force]'],
  [['restore', '--help'], 'npm run restore -- file [--force]'],
  [['restore', 'one.tar.gz', 'two.tar.gz'], 'npm run restore -- file [--force]'],
  [['move'], 'npm run move -- --to'],
  [['move', '--to'], 'npm run move -- --to'],
  [['move', 'postgresql://localhost/kovan'], 'npm run move -- --to'],
  [['move', '--to', 'postgress://localhost/kovan'], 'npm run move -- --to'],
])('%j is not understood: a sentence says how it is typed, nothing is done, and it ends with 2', (line, usage) => {
  const [status, stdout, stderr] = asked(...line);
  expect([status, stdout, stderr]).toEqual([2, '', expect.stringMatching(/^Say [^\n]+\n$/)]);
  expect(stderr).toContain(usage);
});

it.each([
  ['refused', 1, 'Stop the server first.'],
  ['misused', 2, 'There is no such command.'],
  ['denied', 1, 'EACCES: permission denied'],
])('what is %s ends with %i and a sentence', (word, code, sentence) => {
  expect(asked('admin', word)).toEqual([code, '', `${sentence}\n`]);
});

it('a fault of ours ends with 1 and says where it was', () => {
  const [status, , stderr] = asked('admin', 'broken');
  expect(status).toBe(1);
  expect(stderr).toMatch(/TypeError: a fault of ours\n +at /);
});

it.each([
  [{ HOST: '::1', PORT: '9' }, 'http://[::1]:9'],
  [{ HOST: '127.0.0.2', PORT: '9' }, 'http://127.0.0.2:9'],
  [{ HOST: '', PORT: '9' }, 'http://127.0.0.1:9'],
])('seed asks the server that has the settings %o', (settings, origin) => {
  const env = { ...process.env, ...settings };
  const { status, stderr } = spawnSync(process.execPath, [`${ROOT}scripts/seed.mjs`], { env, encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, `No Kovan answers at ${origin}. Start it first: npm start\n`]);
});

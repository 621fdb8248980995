import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { MAX_FILE_BYTES } from '@kovan/api-client/contract';
import { expect, it } from 'vitest';
import { ROOT } from './lib/run.mjs';

const read = (path) => readFileSync(ROOT + path, 'utf8');

it('every nginx block that an operator is given lets the largest family file through', () => {
  const blocks = [...read('docs/operating.md').matchAll(/```nginx\n(?<block>[^`]*)```/g)].map(
    ({ groups }) => groups.block,
  );
  expect(blocks).toHaveLength(2);
  for (const block of blocks) {
    const [, megabytes] = block.match(/client_max_body_size (\d+)m;/) ?? [];
    expect(Number(megabytes) * 1024 * 1024).toBeGreaterThanOrEqual(MAX_FILE_BYTES);
  }
});

it('what holds a secret where the sources lie is not for git: the data, the moved data, the settings of a container', () => {
  const ignored = read('.gitignore').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['/data/', '/data-postgresql/', '.env', '/deploy/kovan.env']));
});

it.each([
  ['restore.mjs', [], 2, 'Say which backup: npm run restore -- file [--force]'],
  ['restore.mjs', ['one', 'two'], 2, 'Say which backup: npm run restore -- file [--force]'],
  ['start.mjs', ['--new-secert'], 1, 'The option --new-secert is not known: there are --seed and --new-secret.'],
])('%s %j ends with %i and a sentence instead of guessing', (script, options, code, sentence) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`${ROOT}scripts/${script}`, ...options]);
  expect([status, String(stdout), String(stderr)]).toEqual([code, '', `${sentence}\n`]);
});

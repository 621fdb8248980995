import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../run.mjs';
import { lockOf } from './lockOf.mjs';
import { manifestOf } from './manifestOf.mjs';

const read = (file) => JSON.parse(readFileSync(`${ROOT}${file}`, 'utf8'));

const lock = {
  lockfileVersion: 3,
  packages: {
    '': { name: 'project', devDependencies: { tool: '1.0.0' } },
    'node_modules/tool': { version: '1.0.0', dev: true },
    'node_modules/server': {
      version: '2.0.0',
      integrity: 'a',
      dependencies: { part: '^1' },
      optionalDependencies: { native: '1', none: '1' },
    },
    'node_modules/part': { version: '9.0.0' },
    'node_modules/server/node_modules/part': { version: '1.5.0', dependencies: { leaf: '1' } },
    'node_modules/native': { version: '1.0.0', devOptional: true, optional: true },
    'node_modules/leaf': { version: '1.0.0', dev: true },
  },
};

describe('the lock file of a release', () => {
  it('has what its dependencies need, at their places, and nothing of the tools', () => {
    const { packages } = lockOf(lock, { name: 'kovan', version: '1.2.3', dependencies: { server: '2.0.0' } });
    expect(packages).toEqual({
      '': { name: 'kovan', version: '1.2.3', dependencies: { server: '2.0.0' } },
      'node_modules/leaf': { version: '1.0.0' },
      'node_modules/native': { version: '1.0.0', optional: true },
      'node_modules/server': lock.packages['node_modules/server'],
      'node_modules/server/node_modules/part': { version: '1.5.0', dependencies: { leaf: '1' } },
    });
  });

  it('is refused where something is missing', () => {
    expect(() => lockOf(lock, { name: 'kovan', dependencies: { gone: '1.0.0' } })).toThrow('gone');
  });

  it('of this project is small', () => {
    const manifest = manifestOf(read('package.json'), read('apps/api/package.json'));
    expect(Object.keys(manifest.dependencies).sort()).toEqual([
      '@electric-sql/pglite',
      '@node-rs/argon2',
      'pg',
      'pino',
    ]);
    const places = Object.entries(lockOf(read('package-lock.json'), manifest).packages);
    expect(places.filter(([, { optional }]) => !optional).length).toBeLessThan(40);
    expect(places.every(([place, { integrity }]) => place === '' || integrity !== undefined)).toBe(true);
  });
});

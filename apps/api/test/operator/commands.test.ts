import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { HELP, promptAt, runCommand, UsageError } from '../../src/operator/commands.ts';

const run = (...args: string[]) =>
  runCommand(args, {
    config: () => {
      throw new Error('reached');
    },
    prompt: async () => null,
  });

it.each([
  { args: [], sentence: 'Say what to do.' },
  { args: ['promote', 'a@example.test'], sentence: 'The command "promote" is not known.' },
  { args: ['confirm'], sentence: 'Say which user, by e-mail address or id.' },
  { args: ['end-sessions', 'a@example.test', 'b@example.test'], sentence: 'Name one user at a time.' },
  { args: ['users', '--all'], sentence: 'There is no such option.' },
  { args: ['delete-family', '--yes=1', 'a@example.test'], sentence: 'There is no such option.' },
  { args: ['delete-family', '--yes'], sentence: 'Say which user, by e-mail address or id.' },
  { args: ['end-sessions', '--yes', 'a@example.test'], sentence: 'Only delete-family takes --yes.' },
])('refuses $args before anything is read or opened', async ({ args, sentence }) => {
  await expect(run(...args)).rejects.toThrow(new UsageError(sentence));
});

it('explains itself', async () => {
  for (const args of [['help'], ['--help'], ['users', '-h']]) expect(await run(...args)).toBe(HELP);
  await expect(run('promote')).rejects.toThrow(HELP);
});

it('refuses a folder that holds no database, and makes none', async () => {
  const config = () => readConfig({ DATA_DIR: '/nowhere/at/all' });
  await expect(runCommand(['users'], { config, prompt: async () => null })).rejects.toThrow(
    'There is no database in the data folder /',
  );
});

it.each([
  { typed: 'ayse@example.test\nmore\n', line: 'ayse@example.test' },
  { typed: 'ayse@example.test', line: 'ayse@example.test' },
  { typed: '', line: null },
])('takes the line $line of what is typed, once it has asked', async ({ typed, line }) => {
  const input = new PassThrough();
  const output = new PassThrough();
  const prompted = promptAt(input.end(typed), output, 'Again: ');
  expect(await prompted).toBe(line);
  expect(await text(output.end())).toBe('Again: ');
});

import { expect, it } from 'vitest';
import { answererOf } from './addresses.ts';

it.each([
  ['/app', 'shell'],
  ['/app/family/tasks', 'shell'],
  ['/app/join', 'shell'],
  ['/', 'server'],
  ['/app/login', 'server'],
  ['/app/login/', 'server'],
  ['/privacy', 'server'],
  ['/apples', 'server'],
])('[OF-01] who answers the page at %s: the %s', (path, answerer) => {
  expect(answererOf(path)).toBe(answerer);
});

it.each([
  '/api/docs',
  '/api',
  '/__/auth/handler',
  '/identitytoolkit.googleapis.com/v1/accounts:lookup',
  '/securetoken.googleapis.com/v1/token',
  '/robots.txt',
  '/og.png',
])('[OF-01] the worker touches nothing at %s', (path) => {
  expect(answererOf(path)).toBeNull();
});

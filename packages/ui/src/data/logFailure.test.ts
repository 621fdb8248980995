import { ApiError } from '@kovan/api-client';
import { beforeEach, expect, it, vi } from 'vitest';
import { Untold } from './changes.ts';
import { logFailure } from './logFailure.ts';

const said = vi.spyOn(console, 'error');
beforeEach(() => void said.mockReset().mockReturnValue());

it.each([
  [
    new ApiError('http', 'PUT /api/children/:id', { status: 409, code: 'IN_USE', serverMessage: 'Elif' }),
    ['kind=http', 'status=409', 'code=IN_USE'],
  ],
  [new TypeError('Elif is not a function'), ['TypeError']],
  ['Elif', ['string']],
])('[X-01] a failure is told by what was tried and its facts, and by nothing that names a person', (error, facts) => {
  logFailure('children.update', error);
  expect(said.mock.calls).toEqual([['children.update failed', ...facts]]);
});

it.each([new ApiError('aborted', 'GET /api/children'), new Untold()])(
  '[X-01] what was given up is no failure: %s',
  (error) => {
    logFailure('children.list', error);
    expect(said).not.toHaveBeenCalled();
  },
);

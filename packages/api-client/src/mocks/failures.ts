import { delay, http, HttpResponse, type RequestHandler, type RequestHandlerOptions } from 'msw';
import type { Call } from '../contract/call.ts';
import type { Problem } from '../contract/problem.ts';

/** A call of the contract, or a path such as `/api/children`, whatever its method. */
export type Target = Pick<Call, 'method' | 'path'> | `/api/${string}`;

const METHODS = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const;

const on = (
  target: Target,
  answer: () => Promise<Response | undefined>,
  options: RequestHandlerOptions = {},
): RequestHandler =>
  typeof target === 'string'
    ? http.all(`*${target}`, answer, options)
    : METHODS[target.method](`*${target.path}`, answer, options);

const INTERNAL: Problem = { error: 'Beklenmeyen bir hata oluştu.', code: 'INTERNAL' };

/** Every such call fails: with a status and a problem, or, with `network`, without an answer. */
export const failing = (target: Target, status: number | 'network', problem: Problem = INTERNAL): RequestHandler =>
  on(target, async () => (status === 'network' ? HttpResponse.error() : HttpResponse.json(problem, { status })));

/** The first such call fails; later ones are answered as ever. */
export const failingOnce = (target: Target, status: number, code = INTERNAL.code): RequestHandler =>
  on(target, async () => HttpResponse.json({ ...INTERNAL, code }, { status }), { once: true });

/** Such a call is never answered. */
export const pending = (target: Target): RequestHandler =>
  on(target, async () => {
    await delay('infinite');
    return HttpResponse.error();
  });

/** Such a call is answered by the handlers behind this one, later by so many milliseconds. */
export const delayed = (target: Target, milliseconds: number): RequestHandler =>
  on(target, async () => {
    await delay(milliseconds);
    return undefined;
  });

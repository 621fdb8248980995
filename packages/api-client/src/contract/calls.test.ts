import { expect, it } from 'vitest';
import type { Call } from './call.ts';
import { calls } from './calls.ts';

const all: readonly Call[] = Object.values(calls).flatMap((resource) => Object.values<Call>(resource));

/**
 * What a call is on the wire, in one line: what it takes, `>` what it answers, `!` how it may fail beside what any may, `~`
 * what of a family's data it changes.
 */
const lineOf = ({ method, path, access, params, query, kidsId, body, idempotent, ...more }: Call) => {
  const { status, answer, events, errors = [], changes = [] } = more;
  return [
    `${method} ${path} ${access}`,
    ...(params ? ['params'] : []),
    ...(query ? [`?${Object.keys(query.shape).join(',')}`] : []),
    ...(kidsId ? ['Kids-Id'] : []),
    ...(body ? ['body'] : []),
    ...(idempotent ? ['once'] : []),
    `> ${status}`,
    ...(answer ? ['answer'] : []),
    ...(events ? [`events ${Object.keys(events).join(' ')}`] : []),
    ...(errors.length > 0 ? [`! ${errors.join(' ')}`] : []),
    ...(changes.length > 0 ? [`~ ${changes.join(' ')}`] : []),
  ].join(' ');
};

it('[A-01] [P-19] [DV-05] the calls are these, each with who may make it and what it changes', () => {
  expect(all.map(lineOf)).toEqual([
    'POST /api/auth/firebase public body > 200 answer ! 409 503 ~ family',
    'POST /api/auth/sign-out adults > 204',
    'GET /api/children family > 200 answer',
    'POST /api/children adults body once > 201 answer ! 409 ~ children',
    'PUT /api/children/:id adults params body > 200 answer ! 404 ~ children',
    'DELETE /api/children/:id adults params > 204 ! 404 ~ children tasks homework family',
    'GET /api/users/onboarding-status adults > 200 answer',
    'GET /api/dashboard/stats family ?childId > 200 answer ! 404',
    'GET /api/dashboard/activities family ?childId > 200 answer ! 404',
    'POST /api/report/generate-weekly-report adults once > 200 answer ! 409 502',
    'GET /api/tasks family ?childId,before > 200 answer ! 404',
    'GET /api/tasks/child family ?childId,before > 200 answer ! 404',
    'GET /api/tasks/child/:childId family params ?date_start,date_end,before > 200 answer ! 404',
    'GET /api/tasks/completed family ?childId,before > 200 answer ! 404',
    'POST /api/tasks adults body once > 201 answer ! 404 409 ~ tasks',
    'PUT /api/tasks/:id/status family params body once > 200 answer ! 404 409 ~ tasks',
    'DELETE /api/tasks/:id adults params > 204 ! 404 409 ~ tasks',
    'GET /api/scheduled-tasks adults ?childId > 200 answer ! 404',
    'POST /api/scheduled-tasks adults body once > 201 answer ! 404 409 ~ tasks',
    'DELETE /api/scheduled-tasks/:id adults params > 204 ! 404 ~ tasks',
    'GET /api/v2/homework family ?before Kids-Id > 200 answer ! 404',
    'GET /api/v2/homework/active family ?before Kids-Id > 200 answer ! 404',
    'GET /api/v2/homework/subject family ?ders,before Kids-Id > 200 answer ! 404',
    'POST /api/v2/homework adults Kids-Id body once > 201 answer ! 404 409 ~ homework',
    'PUT /api/v2/homework/:id adults params Kids-Id body > 200 answer ! 404 ~ homework',
    'PUT /api/v2/homework/:id/status family params Kids-Id body once > 200 answer ! 404 409 ~ homework',
    'PUT /api/v2/homework/:id/check adults params Kids-Id body once > 200 answer ! 404 409 ~ homework',
    'DELETE /api/v2/homework/:id adults params Kids-Id > 204 ! 404 ~ homework',
    'POST /api/v2/homework/generate-fields optional body > 200 answer',
    'POST /api/v2/family/homework adults body once > 201 answer ! 404 409 ~ homework',
    'GET /api/v2/family/homework/:childId family params ?before > 200 answer ! 404',
    'GET /api/v2/family/homework/:childId/subject family params ?ders,before > 200 answer ! 404',
    'PUT /api/v2/family/homework/:id adults params body > 200 answer ! 404 ~ homework',
    'DELETE /api/v2/family/homework/:id adults params > 204 ! 404 ~ homework',
    'GET /api/family adults > 200 answer',
    'POST /api/family/invitations adults > 201 answer ! 409 ~ family',
    'DELETE /api/family/invitations/:id adults params > 204 ! 404 ~ family',
    'POST /api/invitations/look public body > 200 answer ! 404',
    'POST /api/family/join adults body > 200 answer ! 404 409 ~ family',
    'DELETE /api/family/adults/:id adults params > 204 ! 404 409 ~ family',
    'PUT /api/users/me adults body > 200 answer ~ family',
    'GET /api/sessions adults > 200 answer',
    'DELETE /api/sessions/:id adults params > 204 ! 404',
    'DELETE /api/sessions adults > 204',
    'POST /api/users/me/erase adults body > 204 ! 409 ~ family',
    'POST /api/family/erase adults body > 204 ! 409',
    'GET /api/family/export adults > 200 answer',
    'POST /api/family/import adults body once > 201 answer ! 409 ~ children tasks homework',
    'GET /api/devices adults > 200 answer',
    'POST /api/devices adults body > 201 answer ! 404 409 ~ family',
    'POST /api/devices/pair public body > 200 answer ! 404 ~ family',
    'POST /api/devices/lend adults body > 200 answer ! 404 409',
    'POST /api/devices/return lent body > 200 answer ! 409',
    'PUT /api/devices/:id adults params body > 200 answer ! 404 ~ family',
    'DELETE /api/devices/:id adults params > 204 ! 404 ~ family',
    'PUT /api/users/me/pin adults body > 204 ! 409',
    'GET /api/events family > 200 events changed ! 503',
    'GET /api/settings public > 200 answer',
    'GET /api/health public > 200 answer ! 503',
    'GET /api/health/live public > 200 answer',
    'GET /api/health/ready public > 200 answer ! 503',
  ]);
});

it('every call says what it does, in words of its own', () => {
  const summaries = all.map(({ summary }) => summary);
  expect(summaries.filter((summary) => summary.trim() === '')).toEqual([]);
});

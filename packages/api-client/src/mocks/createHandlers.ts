import { getResponse, http, type RequestHandler } from 'msw';
import type { Call } from '../contract/call.ts';
import { calls } from '../contract/calls.ts';
import type { AnswersTo } from './answers/asked.ts';
import { childrenAnswers } from './answers/children.ts';
import { dashboardAnswers } from './answers/dashboard.ts';
import { fileAnswers } from './answers/file.ts';
import { accountAnswers, deviceAnswers } from './answers/devices.ts';
import { familyHomeworkAnswers } from './answers/familyHomework.ts';
import { homeworkAnswers } from './answers/homework.ts';
import { peopleAnswers } from './answers/people.ts';
import { profileAnswers } from './answers/profile.ts';
import { scheduledTaskAnswers } from './answers/scheduledTasks.ts';
import { authAnswers, eventAnswers, reportAnswers, serverAnswers } from './answers/session.ts';
import { taskAnswers } from './answers/tasks.ts';
import type { Family } from './family/createFamily.ts';
import type { Directory } from './family/directory.ts';
import { handlerOf } from './handlerOf.ts';

/** A token, or ID token, that no family knows. */
export const INVALID_TOKEN = 'invalid';

const directoryOf = (family: Family): Directory => {
  const known = (token: string) => (token === INVALID_TOKEN ? null : family);
  return {
    byToken: known,
    byIdToken: known,
    signInOf: () => null,
    isFresh: () => true,
    families: () => [family],
    anyone: family,
  };
};

/** A call, and what answers it. */
interface Answering {
  readonly method: string;
  readonly path: RegExp;
  readonly handler: RequestHandler;
}

/** One handler in the place of many: the library copies a request, and reads its cookies, for each that it tries. */
const together = (all: readonly Answering[]): RequestHandler => {
  const handlersFor = ({ method, url }: Request): RequestHandler[] => {
    const { pathname } = new URL(url);
    return all.filter((one) => one.method === method && one.path.test(pathname)).map(({ handler }) => handler);
  };
  return http.all(
    ({ request }) => handlersFor(request).length > 0,
    ({ request }) => getResponse(handlersFor(request), request),
  );
};

/**
 * Handles every call over a family in memory; every token but `INVALID_TOKEN` is the family's. The order is that of the
 * contract, where a fixed path always stands before or apart from one with a parameter.
 */
export const createHandlers = (source: Family | Directory): RequestHandler[] => {
  const directory = 'byToken' in source ? source : directoryOf(source);
  const all = <Calls extends Record<string, Call>>(resource: Calls, answers: AnswersTo<Calls>): Answering[] =>
    (Object.keys(resource) as (keyof Calls & string)[]).map((name) => {
      const call = resource[name] as Call;
      const path = new RegExp(`${call.path.replaceAll(/:\w+/g, '[^/]+')}/?$`);
      return { method: call.method, path, handler: handlerOf(call, answers[name], directory) };
    });
  const answering = [
    ...all(calls.auth, authAnswers),
    ...all(calls.children, childrenAnswers),
    ...all(calls.dashboard, dashboardAnswers),
    ...all(calls.report, reportAnswers),
    ...all(calls.tasks, taskAnswers),
    ...all(calls.scheduledTasks, scheduledTaskAnswers),
    ...all(calls.homework, homeworkAnswers),
    ...all(calls.familyHomework, familyHomeworkAnswers),
    ...all(calls.people, peopleAnswers),
    ...all(calls.profile, profileAnswers),
    ...all(calls.file, fileAnswers),
    ...all(calls.devices, deviceAnswers),
    ...all(calls.account, accountAnswers),
    ...all(calls.events, eventAnswers),
    ...all(calls.server, serverAnswers),
  ];
  return [together(answering)];
};

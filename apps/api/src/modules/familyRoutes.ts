import type { Call } from '@kovan/api-client/contract';
import type { Day } from '@kovan/domain/days';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Send } from '../db/transaction.ts';
import type { Feature, FeatureDeps } from '../feature.ts';
import type { Viewer } from '../http/context.ts';
import type { Ending } from '../identity/sessions/ending.ts';
import { type CallInput, type CallOutput, route } from '../http/route.ts';
import { tellChange } from './changes.ts';
import { lockFamily } from './family/repository.ts';
import { once } from './once.ts';

/** For which family a call acts, and when: on the viewer's day, at the server's moment. */
export interface Scope {
  readonly db: Database;
  readonly familyId: string;
  /** The children that the call is confined to; `null` for an adult's. */
  readonly childIds: readonly string[] | null;
  readonly today: Day;
  readonly now: Date;
}

/** The scope of a call that changes something: `db` is its transaction, which holds the family's lock. */
export interface ChangeScope extends Scope {
  /** Writes what nothing else here has to wait for. */
  readonly send: Send;
  /** Says that the change concerns a child: its devices are told, too, which kinds of data the call changes. */
  readonly concerns: (childId: string) => void;
  /** Does something once the transaction has committed. */
  readonly afterwards: (action: () => void) => void;
}

/** The scope of a call that may also end or change sessions of the family. */
export interface SessionScope extends ChangeScope {
  readonly end: Ending;
}

type FamilyCall = Call & { readonly access: 'adults' | 'family' };
type ReadCall = FamilyCall & { readonly method: 'GET' };
type ChangeCall = FamilyCall & { readonly method: 'POST' | 'PUT' | 'DELETE' };

/** What a handler gets of a request: its validated parts. */
export type Asked<C extends FamilyCall> = CallInput<C>;

type Handler<C extends FamilyCall, Of extends Scope> = (scope: Of, asked: Asked<C>) => Promise<CallOutput<C>>;

/** What serves the calls of a family; which step follows which is the same for all of them. */
interface Serve {
  /** Serves a call that changes nothing. */
  readonly read: <const C extends ReadCall>(call: C, handler: Handler<C, Scope>) => void;
  /**
   * Serves a call that changes something: in one transaction that first takes the family's lock, and once for each
   * `Idempotency-Key`. Nothing of a family changes but behind its lock, so what a handler has found stays so until it has
   * written.
   */
  readonly change: <const C extends ChangeCall>(call: C, handler: Handler<C, ChangeScope>) => void;
  /** Serves one that takes no key and may end or change sessions, of which every process is told. */
  readonly changeSessions: <const C extends ChangeCall>(call: C, handler: Handler<C, SessionScope>) => void;
}

/** The scope of a request. */
export const scopeOf = (
  db: Database,
  { viewer, request }: { readonly viewer: Viewer; readonly request: FastifyRequest },
): Scope => ({
  db,
  familyId: viewer.familyId,
  childIds: viewer.childIds,
  today: request.today,
  now: request.server.clock(),
});

/** Runs work behind the family's lock. On its connection all else comes after it, so nothing waits for its answer. */
const behindLock = async <Answer>({ db, familyId }: Scope, work: () => Promise<Answer>): Promise<Answer> => {
  const locked = lockFamily(db, familyId);
  locked.catch(() => undefined);
  try {
    return await work();
  } finally {
    // Of a family that is gone the work found nothing, either: that it is gone is the answer.
    await locked;
  }
};

/** A changing call under way, and what it does once its transaction has committed. */
interface Changing<C extends ChangeCall> {
  readonly call: C;
  readonly asked: Asked<C>;
  readonly actions: (() => void)[];
}

const finish = ({ actions }: Pick<Changing<ChangeCall>, 'actions'>): void => {
  for (const action of actions) action();
};

/** A room whose calls are all a family's: who asks and whether they may is known before a handler begins. */
export const familyRoutes =
  (table: (serve: Serve, deps: FeatureDeps) => void): Feature =>
  (app, deps) => {
    const { db, notices, sessions } = deps;

    /** Does the work of a changing call behind the family's lock; whom it concerns is told with the rest of its transaction. */
    const changing = <C extends ChangeCall, Answer>(
      { call, asked, actions }: Changing<C>,
      tx: Database,
      send: Send,
      work: (scope: ChangeScope) => Promise<Answer>,
    ): Promise<Answer> => {
      const childIds = new Set<string>();
      const scope: ChangeScope = {
        ...scopeOf(tx, asked),
        send,
        concerns: (childId) => void childIds.add(childId),
        afterwards: (action) => void actions.push(action),
      };
      return behindLock(scope, async () => {
        const answer = await work(scope);
        const { familyId, sessionId: by } = asked.viewer;
        const { changes: kinds } = call;
        if (kinds.length > 0) send(tellChange(notices, tx, { familyId, kinds, childIds: [...childIds], by }));
        return answer;
      });
    };

    const serve: Serve = {
      read: (call, handler) => route(app, call, (asked) => handler(scopeOf(db, asked), asked)),
      change: (call, handler) =>
        route(app, call, async (asked) => {
          const one = { call, asked, actions: [] };
          const answer = await once(db, call, asked, (tx, send) =>
            changing(one, tx, send, (scope) => handler(scope, asked)),
          );
          finish(one);
          return answer;
        }),
      changeSessions: (call, handler) =>
        route(app, call, async (asked) => {
          const one = { call, asked, actions: [] };
          const answer = await sessions.ending((tx, end, send) =>
            changing(one, tx, send, (scope) => handler({ ...scope, end }, asked)),
          );
          finish(one);
          return answer;
        }),
    };
    table(serve, deps);
  };

import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { idOf, invitationCode, KINDS, SESSIONS } from '../seedRows.mjs';
import { joined, newcomers } from './accounts.mjs';
import { change, noteEnded } from './change.mjs';
import { alone } from './others.mjs';

const INVITED_MS = 7 * 24 * 60 * 60_000;
const fromNow = (ms) => new Date(Date.now() + ms);
const openInvitations = ({ ask, family }) => ask('invitations', [family, new Date(), fromNow(INVITED_MS)]);

export const people = {
  show: {
    bare: async (asked) => {
      const { ask, family, user } = asked;
      const [adults, invitations] = await Promise.all([ask('adults', [family, user]), openInvitations(asked)]);
      return { data: { adults, invitations } };
    },
  },
  invite: {
    // A family may have no more than five open, and has one.
    each: 3,
    bare: change(async (asked) => {
      const { ask, family, user } = asked;
      ask('forgetInvitations', [family, new Date()]);
      await openInvitations(asked);
      const [id, code, expiresAt] = [randomUUID(), randomBytes(16).toString('base64url'), fromNow(INVITED_MS)];
      const hash = createHash('sha256').update(code).digest('base64url');
      ask('addInvitation', [family, id, user, hash, new Date(), expiresAt]);
      return { data: { id, url: `/app/join#${code}`, expiresAt } };
    }),
  },
  withdraw: {
    each: 10,
    send: ({ invitation }, n) => ({ params: { id: invitation(n) } }),
    bare: change(async ({ ask, family, params }) => void (await ask('withdraw', [family, params.id]))),
  },
  look: alone(({ number }) => ({ body: { code: invitationCode(number) } })),
  join: {
    each: 1,
    ...alone(({ number, joining }) => ({ family: joining, body: { code: invitationCode(number) } })),
  },
  removeAdult: {
    each: 10,
    send: ({ user }, n) => ({ params: { id: user(n) } }),
    bare: change(async ({ ask, family, params: { id } }) => {
      const [, ended] = await Promise.all([ask('holdAdults', [family]), ask('endSessionsOf', [family, id])]);
      if (ended.length > 0) ask('tell', [`ended ${ended.map((session) => session.id).join(' ')}`]);
      ask('forgetInvitationsOf', [family, id]);
      ask('forgetMailsOf', [family, id]);
      const own = randomUUID();
      ask('addFamily', [own, new Date()]);
      ask('moveOut', [id, own]);
    }),
  },
};

const NAME = { firstName: 'Zeynep', lastName: 'Kaya' };

const endOthers = (statement, valuesOf) =>
  change(
    async (asked) => {
      const { ask, family, user, session } = asked;
      const values = [family, user, session, ...valuesOf(asked)];
      const [[mine], ended] = await Promise.all([ask('signInOf', [family, session]), ask(statement, values)]);
      noteEnded(
        ask,
        ended.filter(({ signInHash }) => signInHash !== mine.signInHash),
      );
    },
    { isLocked: false },
  );

const erasing = (prepare, more) => ({
  prepare,
  each: 1,
  ...alone(({ idToken }) => ({ body: { id_token: idToken, ...more } })),
});

export const profile = {
  rename: {
    send: () => ({ body: NAME }),
    bare: change(
      async ({ ask, family, user, body }) => {
        const [data] = await ask('rename', [family, user, body.firstName, body.lastName]);
        return { data };
      },
      { isLocked: false },
    ),
  },
  sessions: {
    bare: async ({ ask, family, user, session }) => ({
      data: await ask('sessions', [family, user, session, new Date()]),
    }),
  },
  endSession: {
    each: 10,
    send: ({ session }, n) => ({ params: { id: session(SESSIONS.toEnd + n) } }),
    bare: endOthers('endOtherSession', ({ params }) => [params.id]),
  },
  endOtherSessions: {
    each: 10,
    send: (_, n) => ({ session: SESSIONS.ofSpareAdult + n }),
    bare: endOthers('endOtherSessions', () => []),
  },
  erase: erasing(joined),
  eraseFamily: erasing(newcomers, { confirm: 'DELETE' }),
};

const MOMENT = '2030-05-20T10:00:00.000Z';
const DAY = '2030-05-20';
const many = (count, make) => Array.from({ length: count }, (_, index) => make(index + 1));

/** A file of an ordinary family. */
const fileOf = () => {
  const id = (kind, n) => idOf(KINDS[kind], 1, n);
  const choreOf = (n) => ({ childId: id('child', n % 2), name: 'Çiçekleri sula', icon: '🧹' });
  const homework = { subject: 'Matematik', dueDate: DAY, title: 'Kesirler', description: 'Sayfa 45 ve 46' };
  const unsaid = { teacher: null, book: null, page: null };
  const done = { completedAt: MOMENT, createdAt: MOMENT };
  return {
    kovan: 'family',
    version: 1,
    exportedAt: MOMENT,
    adults: [NAME],
    children: many(2, (n) => ({
      id: id('child', n - 1),
      name: 'Elif',
      birthYear: 2017,
      grade: '3. Sınıf',
      avatar: '👧',
      createdAt: MOMENT,
    })),
    tasks: many(40, (n) => ({ id: id('task', n), ...choreOf(n), dueDate: DAY, ...done })),
    scheduledTasks: many(3, (n) => ({
      id: id('rule', n),
      ...choreOf(n),
      period: { frequency: '1', weekDays: ['Pazartesi'] },
      createdOn: DAY,
      createdAt: MOMENT,
    })),
    occurrences: many(20, (n) => ({
      ruleId: id('rule', 1 + (n % 3)),
      ruleDay: `2030-06-${String(n).padStart(2, '0')}`,
      ...choreOf(1 + (n % 3)),
      dueDate: DAY,
      status: 'completed',
      ...done,
    })),
    homework: many(40, (n) => ({
      id: id('homework', n),
      childId: id('child', n % 2),
      ...homework,
      ...unsaid,
      status: 'completed',
      ...done,
    })),
    breaks: [],
    treats: [],
    swaps: [],
  };
};

const listOf = (name, rows) => {
  const items = rows.map((row) => JSON.stringify(row)).join(',\n');
  return `,\n"${name}":[${items === '' ? '' : `\n${items}\n`}]`;
};

const LISTS = ['children', 'tasks', 'scheduledTasks', 'occurrences', 'homework'];
const WHOLE = ['wholeChildren', 'wholeTasks', 'wholeRules', 'wholeDays', 'wholeHomework'];

export const file = {
  export: {
    varying: /"exportedAt":"[^"]+"/,
    bare: async ({ ask, family, user }) => {
      const [people, ...lists] = await Promise.all([
        ask('adults', [family, user]),
        ...WHOLE.map((name) => ask(name, [family])),
      ]);
      const adults = people.map(({ firstName, lastName }) => ({ firstName, lastName }));
      const head = { kovan: 'family', version: 1, exportedAt: new Date(), adults };
      const rest = LISTS.map((name, index) => listOf(name, lists[index])).join('');
      return `${JSON.stringify(head).slice(0, -1)}${rest},\n"breaks":[],"treats":[],"swaps":[]}\n`;
    },
  },
  import: { each: 1, ...alone(({ bringing }) => ({ family: bringing, body: fileOf() })) },
};

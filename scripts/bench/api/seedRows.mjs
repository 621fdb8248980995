// Rows by the database itself: families of one ordinary size, so that a million rows take seconds.

/** A family: two children with twenty homework and thirty tasks each, of both kinds, many still to be done, and three rules. */
export const ROWS_OF_FAMILY = 100;

/** Ids are made from numbers, so that the bench knows them without asking: kind, family, and number within it. */
export const idOf = (kind, family, number = 0) =>
  `${kind}${String(family).padStart(7, '0')}-0000-7000-8000-${String(number).padStart(12, '0')}`;

const sqlId = (kind, family, number = '0') =>
  `('${kind}' || lpad((${family})::text, 7, '0') || '-0000-7000-8000-' || lpad((${number})::text, 12, '0'))::uuid`;

export const KINDS = {
  family: 'a',
  user: 'b',
  child: 'c',
  homework: 'd',
  task: 'e',
  rule: 'f',
  session: '9',
  device: '8',
  invitation: '7',
};
const { family, user, child, homework, task, rule, session, device, invitation } = KINDS;

/** Which session of a family is which; numbers from 100 on are of the adult beside the first whose number they end in. */
export const SESSIONS = { toSignOut: 0, toEnd: 10, toLend: 21, lent: 22, ofSpareAdult: 100, otherOfSpareAdult: 200 };
export const isLent = (number) => number === SESSIONS.lent;
export const userOfSession = (number) => (number < SESSIONS.ofSpareAdult ? 0 : number % 100);

/** The PIN of the adults who lend, and what the server keeps of it: making that anew would take long for so many. */
export const PIN = '4711';
const PIN_HASH = '$argon2id$v=19$m=19456,t=2,p=1$Y7DCrVDV3YiMsfZbECdZGg$sO7RsmqoXymQ6SmBHcocL103YlHxQvKou30tzowdGbU';

/** The code of a family's invitation, and of the device that waits to be paired. */
export const invitationCode = (number) => `bench ${number}`;
export const pairingCode = (number) => `PAIR${number}`;

const WAITING_DEVICE = '20';

/** What is still to be done: a quarter of what an ordinary family has, and no more of a longer history. */
const isOpen = (n, upTo) => `${n} % 4 = 0 and ${n} <= ${upTo}`;

/** The counters in the rows of these families and their children, as the server keeps them. */
const countRows = (which) => {
  const done = (table) =>
    `(select count(*) from ${table} x where x.family_id = c.family_id and x.child_id = c.id and x.completed_at is not null)`;
  const rows = (table) => `(select count(*) from ${table} x where x.family_id = f.family_id)`;
  const total = (column) => `(select coalesce(sum(${column}), 0) from children c where c.family_id = f.family_id)`;
  return [
    'analyze',
    `update children c set completed_homework = ${done('homework')},
       completed_tasks = ${done('tasks')} + ${done('occurrences')} where family_id ${which}`,
    `update families f set row_count = ${rows('homework')} + ${rows('tasks')} + ${rows('occurrences')},
       completed_homework = ${total('completed_homework')}, completed_tasks = ${total('completed_tasks')}
     where family_id ${which}`,
  ];
};

/** The zone of every family and request. */
export const ZONE = 'Europe/Istanbul';

/** The day in that zone: who was seen on another one is noted as seen first, which belongs to no call. */
const TODAY = `(now() at time zone '${ZONE}')::date`;

const OF_PERSON = { kind: 'adult', of: '0', children: 'null', lasts: '7 days' };

/** Sessions, each of a sign-in of its own. */
const sessionsOf = (number, from, more = {}) => {
  const { kind, of, children, lasts } = { ...OF_PERSON, ...more };
  return `insert into sessions (family_id, id, kind, user_id, sign_in_hash, auth_time, child_ids, browser, created_at,
      last_seen_on, expires_at)
    select ${sqlId(family, 'f')}, ${sqlId(session, 'f', number)}, '${kind}', ${sqlId(user, 'f', of)}, f || ' ' || (${number}),
      extract(epoch from now())::bigint, ${children}::uuid[], 'Chrome, Android', now(), ${TODAY},
      now() + interval '${lasts}'
    from ${from}`;
};

const usersOf = (number, from) =>
  `insert into users (id, family_id, issuer, subject, email, first_name, last_name, created_at)
   select ${sqlId(user, 'f', number)}, ${sqlId(family, 'f')}, 'bench', f || ' ' || (${number}),
     'bench' || f || '@example.test', 'Ayşe', 'Yılmaz', now()
   from ${from}`;

const familiesOf = (from) =>
  `insert into families (family_id, created_at) select ${sqlId(family, 'f')}, now() from ${from}`;

/** Children's devices that are paired. */
const devicesOf = (number, from) => [
  `insert into devices (family_id, id, name, child_ids, created_at)
   select ${sqlId(family, 'f')}, ${sqlId(device, 'f', number)}, 'Tablet', array[${sqlId(child, 'f', '1')}], now() from ${from}`,
  `insert into sessions (family_id, id, kind, browser, created_at, last_seen_on, expires_at)
   select ${sqlId(family, 'f')}, ${sqlId(device, 'f', number)}, 'device', 'Chrome, Android', now(),
     ${TODAY}, now() + interval '7 days' from ${from}`,
];

/** As the server hashes what is long enough to be guessed by nobody. */
const sqlHash = (text) => `rtrim(translate(encode(sha256(convert_to(${text}, 'UTF8')), 'base64'), '+/', '-_'), '=')`;

const invitationsOf = (number, code, lasts, from) =>
  `insert into family_invitations (family_id, id, invited_by, code_hash, created_at, expires_at)
   select ${sqlId(family, 'f')}, ${sqlId(invitation, 'f', number)}, ${sqlId(user, 'f')}, ${sqlHash(code)}, now(),
     now() + interval '${lasts}' from ${from}`;

/** The statements that fill an empty database with families 1 to `families`, of `items` homework and tasks a child. */
const seedFamilies = (from, to, homeworkOfChild, tasksOfChild) => {
  const families = `generate_series(${from}, ${to}) f`;
  // Rules are kept by ticking them off: a third of the tasks are days that were completed.
  const doneDays = Math.floor((2 * tasksOfChild) / 3);
  const childOf = (n) => sqlId(child, 'f', `(${n}) % 2 + 1`);
  return [
    familiesOf(families),
    usersOf('0', families),
    sessionsOf('0', families),
    ...devicesOf('0', families),
    invitationsOf('0', `'${invitationCode('')}' || f`, '1 day', families),
    `insert into children (family_id, id, name, birth_year, grade, avatar, created_at)
     select ${sqlId(family, 'f')}, ${sqlId(child, 'f', 'c')}, 'Elif', 2017, '3. Sınıf', '👧', now()
     from ${families}, generate_series(1, 2) c`,
    `insert into scheduled_tasks (family_id, id, child_id, name, icon, frequency, week_days, created_on, created_at)
     select ${sqlId(family, 'f')}, ${sqlId(rule, 'f', 'r')}, ${childOf('r')}, 'Odanı topla', '🧹', 1,
       array['Pazartesi', 'Çarşamba', 'Cuma'], current_date - 30, now() - interval '30 days'
     from ${families}, generate_series(1, 3) r`,
    `insert into homework (family_id, id, child_id, title, description, subject, teacher, book, page, due_date, status,
       completed_at, created_at)
     select ${sqlId(family, 'f')}, ${sqlId(homework, 'f', 'h')}, ${childOf('h')}, 'Kesirler ' || h,
       'Sayfa 45 ve 46, bütün alıştırmalar', 'Matematik', 'Ayşe Öğretmen', 'Matematik 3', '45-46',
       current_date + 7 - h % 60, case when ${isOpen('h', 40)} then 'active' when h % 4 = 1 then 'verified' else 'completed' end,
       case when ${isOpen('h', 40)} then null else now() - h * interval '3 hours' end, now() - interval '60 days'
     from ${families}, generate_series(1, ${2 * homeworkOfChild}) h`,
    `insert into tasks (family_id, id, child_id, name, icon, due_date, status, completed_at, created_at)
     select ${sqlId(family, 'f')}, ${sqlId(task, 'f', 't')}, ${childOf('t')}, 'Çiçekleri sula', '🪴',
       current_date + 7 - t % 60, case when ${isOpen('t', 60)} then 'pending' else 'completed' end,
       case when ${isOpen('t', 60)} then null else now() - t * interval '2 hours' end, now() - interval '60 days'
     from ${families}, generate_series(1, ${2 * tasksOfChild - doneDays}) t`,
    `insert into occurrences (family_id, rule_id, rule_day, child_id, name, icon, due_date, status, completed_at, created_at)
     select ${sqlId(family, 'f')}, ${sqlId(rule, 'f', 'o % 3 + 1')}, current_date - 2 * (o / 3), ${childOf('o % 3 + 1')},
       'Odanı topla', '🧹', current_date - 2 * (o / 3), 'completed', now() - o * interval '3 hours', now()
     from ${families}, generate_series(1, ${doneDays}) o`,
    ...countRows(`between ${sqlId(family, from)} and ${sqlId(family, to)}`),
  ];
};

/** What of these families stands for nothing but being removed, ended or used up; ten of each, or one. */
export const seedSpares = (families, codeHashOf, each = 10) => {
  const one = `unnest(array[${families.join(', ')}]) f`;
  const spare = `${one}, generate_series(1, ${each}) n`;
  const { toSignOut, toEnd, toLend, lent, ofSpareAdult, otherOfSpareAdult } = SESSIONS;
  const codes = families.map((number) => `(${number}, '${codeHashOf(pairingCode(number))}')`);
  return [
    `insert into children (family_id, id, name, birth_year, grade, avatar, created_at)
     select ${sqlId(family, 'f')}, ${sqlId(child, 'f', '100 + n')}, 'Can', 2016, '4. Sınıf', '👦', now() from ${spare}`,
    `insert into scheduled_tasks (family_id, id, child_id, name, icon, frequency, week_days, created_on, created_at)
     select ${sqlId(family, 'f')}, ${sqlId(rule, 'f', '100 + n')}, ${sqlId(child, 'f', '1')}, 'Çöpü çıkar', '🧹', 1, array['Cuma'],
       current_date, now() from ${spare}`,
    sessionsOf(`${toSignOut} + n`, spare),
    sessionsOf(`${toEnd} + n`, spare),
    sessionsOf(`${toLend}`, one),
    sessionsOf(`${lent}`, one, { kind: 'lent', children: `array[${sqlId(child, 'f', '1')}]`, lasts: '23 hours' }),
    usersOf('n', spare),
    sessionsOf(`${ofSpareAdult} + n`, spare, { of: 'n' }),
    sessionsOf(`${otherOfSpareAdult} + n`, spare, { of: 'n' }),
    `update users set pin_hash = '${PIN_HASH}' where id in (select ${sqlId(user, 'f')} from ${one})`,
    ...devicesOf('n', spare),
    `insert into devices (family_id, id, name, child_ids, created_at, code_hash, code_expires_at)
     select ${sqlId(family, 'f')}, ${sqlId(device, 'f', WAITING_DEVICE)}, 'Tablet', array[${sqlId(child, 'f', '1')}], now(), hash,
       now() + interval '10 minutes' from (values ${codes.join(', ')}) codes(f, hash)`,
    // Longer than the server makes them: so they can be withdrawn, and are none of the few that may be open.
    invitationsOf('n', `'spare ' || f || ' ' || n`, '1 year', spare),
    'analyze',
  ];
};

/** Families of one adult and nothing else, who wait to join another, or to bring a file. */
export const seedNewcomers = (from, to) => {
  const families = `generate_series(${from}, ${to}) f`;
  return [familiesOf(families), usersOf('0', families), sessionsOf('0', families), 'analyze'];
};

/** Fills an empty database with so many rows of homework, tasks and done days, in families of ordinary size. */
export const seedRows = (rows) => [...seedFamilies(1, rows / ROWS_OF_FAMILY, 20, 30), 'analyze'];

/** One more family, whose own rows are so many. */
export const seedBigFamily = (number, rows) => [...seedFamilies(number, number, rows * 0.2, rows * 0.3), 'analyze'];

// Rows by the database itself: families of one ordinary size, so that a million rows take seconds.

/** A family: two children with twenty homework and thirty tasks each, of both kinds, many still to be done, and three rules. */
export const ROWS_OF_FAMILY = 100;

/** Ids are made from numbers, so that the bench knows them without asking: kind, family, and number within it. */
export const idOf = (kind, family, number = 0) =>
  `${kind}${String(family).padStart(7, '0')}-0000-7000-8000-${String(number).padStart(12, '0')}`;

const sqlId = (kind, family, number = '0') =>
  `('${kind}' || lpad((${family})::text, 7, '0') || '-0000-7000-8000-' || lpad((${number})::text, 12, '0'))::uuid`;

export const KINDS = { family: 'a', user: 'b', child: 'c', homework: 'd', task: 'e', rule: 'f', session: '9' };
const { family, user, child, homework, task, rule, session } = KINDS;

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

/** The statements that fill an empty database with families 1 to `families`, of `items` homework and tasks a child. */
const seedFamilies = (from, to, homeworkOfChild, tasksOfChild) => {
  const families = `generate_series(${from}, ${to}) f`;
  // Rules are kept by ticking them off: a third of the tasks are days that were completed.
  const doneDays = Math.floor((2 * tasksOfChild) / 3);
  const childOf = (n) => sqlId(child, 'f', `(${n}) % 2 + 1`);
  return [
    `insert into families select ${sqlId(family, 'f')}, now() from ${families}`,
    `insert into users (id, family_id, issuer, subject, email, first_name, last_name, created_at)
     select ${sqlId(user, 'f')}, ${sqlId(family, 'f')}, 'bench', f::text, 'bench' || f || '@example.test', 'Ayşe', 'Yılmaz', now()
     from ${families}`,
    `insert into sessions
     select ${sqlId(family, 'f')}, ${sqlId(session, 'f')}, ${sqlId(user, 'f')}, f::text, extract(epoch from now())::bigint,
       null, 'Chrome, Android', now(), (now() at time zone 'UTC')::date, now() + interval '7 days'
     from ${families}`,
    `insert into children select ${sqlId(family, 'f')}, ${sqlId(child, 'f', 'c')}, 'Elif', 2017, '3. Sınıf', '👧', now()
     from ${families}, generate_series(1, 2) c`,
    `insert into scheduled_tasks
     select ${sqlId(family, 'f')}, ${sqlId(rule, 'f', 'r')}, ${childOf('r')}, 'Odanı topla', '🧹', 1,
       array['Pazartesi', 'Çarşamba', 'Cuma'], current_date - 30, now() - interval '30 days'
     from ${families}, generate_series(1, 3) r`,
    `insert into homework
     select ${sqlId(family, 'f')}, ${sqlId(homework, 'f', 'h')}, ${childOf('h')}, 'Kesirler ' || h,
       'Sayfa 45 ve 46, bütün alıştırmalar', 'Matematik', 'Ayşe Öğretmen', 'Matematik 3', '45-46',
       current_date + 7 - h % 60, case when ${isOpen('h', 40)} then 'active' when h % 4 = 1 then 'verified' else 'completed' end,
       case when ${isOpen('h', 40)} then null else now() - h * interval '3 hours' end, now() - interval '60 days'
     from ${families}, generate_series(1, ${2 * homeworkOfChild}) h`,
    `insert into tasks
     select ${sqlId(family, 'f')}, ${sqlId(task, 'f', 't')}, ${childOf('t')}, 'Çiçekleri sula', '🪴',
       current_date + 7 - t % 60, case when ${isOpen('t', 60)} then 'pending' else 'completed' end,
       case when ${isOpen('t', 60)} then null else now() - t * interval '2 hours' end, now() - interval '60 days'
     from ${families}, generate_series(1, ${2 * tasksOfChild - doneDays}) t`,
    `insert into occurrences
     select ${sqlId(family, 'f')}, ${sqlId(rule, 'f', 'o % 3 + 1')}, current_date - 2 * (o / 3), ${childOf('o % 3 + 1')},
       'Odanı topla', '🧹', current_date - 2 * (o / 3), 'completed', now() - o * interval '3 hours', now(), null
     from ${families}, generate_series(1, ${doneDays}) o`,
    ...countRows(`between ${sqlId(family, from)} and ${sqlId(family, to)}`),
  ];
};

/** Children, rules and sessions of these families that stand for nothing but being removed: ten of each. */
export const seedSpares = (families, each = 10) => {
  const spare = `unnest(array[${families.join(', ')}]) f, generate_series(1, ${each}) n`;
  return [
    `insert into children select ${sqlId(family, 'f')}, ${sqlId(child, 'f', '100 + n')}, 'Can', 2016, '4. Sınıf', '👦', now() from ${spare}`,
    `insert into scheduled_tasks
     select ${sqlId(family, 'f')}, ${sqlId(rule, 'f', '100 + n')}, ${sqlId(child, 'f', '1')}, 'Çöpü çıkar', '🧹', 1, array['Cuma'],
       current_date, now() from ${spare}`,
    `insert into sessions
     select ${sqlId(family, 'f')}, ${sqlId(session, 'f', 'n')}, ${sqlId(user, 'f')}, f || ' ' || n, extract(epoch from now())::bigint,
       null, 'Chrome, Android', now(), (now() at time zone 'UTC')::date, now() + interval '7 days' from ${spare}`,
    'analyze',
  ];
};

/** Fills an empty database with so many rows of homework, tasks and done days, in families of ordinary size. */
export const seedRows = (rows) => [...seedFamilies(1, rows / ROWS_OF_FAMILY, 20, 30), 'analyze'];

/** One more family, whose own rows are so many. */
export const seedBigFamily = (number, rows) => [...seedFamilies(number, number, rows * 0.2, rows * 0.3), 'analyze'];

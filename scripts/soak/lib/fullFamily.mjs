// A family that holds as much as a family may: 200 children, 2,000 rules, 200,000 rows. Most of it is one child's, and
// half of it without a day or on one day, where an order has the least to go by.

const CHILDREN = 200;
const RULES = 2_000;
const ROWS = { homework: 90_000, tasks: 80_000, occurrences: 30_000 };

const idOf = (kind, number) => `('${kind}0000000-0000-7000-8000-' || lpad((${number})::text, 12, '0'))::uuid`;

/** The id of a child of it, from 1 to 200; the first has the most rows. */
export const childId = (number) => `c0000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
/** The id of a rule of it, from 1 to 2,000. */
export const ruleId = (number) => `f0000000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** Half of the rows are the first child's, the others everybody's. */
const childOf = (n) => idOf('c', `case when ${n} % 2 = 0 then 1 else ${n} % ${CHILDREN} + 1 end`);
/** Half of them are on one day. */
const dayOf = (n) => `case when ${n} % 2 = 0 then current_date else current_date - ${n} % 300 end`;
const done = (n, status) => `case when ${n} % 3 = 0 then ${status.open} else ${status.done} end`;
const doneAt = (n) => `case when ${n} % 3 = 0 then null else now() - ${n} * interval '1 minute' end`;

/** The statements that fill this family, which has no children yet. */
export const fillFamily = (family) => {
  const key = `'${family}'::uuid`;
  return [
    `insert into children (family_id, id, name, birth_year, grade, avatar, created_at)
     select ${key}, ${idOf('c', 'n')}, 'Çocuk ' || n, 2017, '3. Sınıf', '👧', now() from generate_series(1, ${CHILDREN}) n`,
    `insert into scheduled_tasks (family_id, id, child_id, name, icon, frequency, week_days, created_on, created_at)
     select ${key}, ${idOf('f', 'n')}, ${childOf('n')}, 'Odanı topla', '🧹', 1,
       array['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar'], current_date - 100, now()
     from generate_series(1, ${RULES}) n`,
    `insert into homework (family_id, id, child_id, title, description, subject, due_date, status, completed_at, created_at)
     select ${key}, ${idOf('d', 'n')}, ${childOf('n')}, 'Kesirler ' || n, 'Sayfa 45 ve 46, bütün alıştırmalar',
       case when n % 1000 = 0 then 'Müzik' else 'Matematik' end, case when n % 4 = 0 then null else ${dayOf('n')} end,
       ${done('n', { open: "'active'", done: "'completed'" })}, ${doneAt('n')}, now()
     from generate_series(1, ${ROWS.homework}) n`,
    `insert into tasks (family_id, id, child_id, name, icon, due_date, status, completed_at, created_at)
     select ${key}, ${idOf('e', 'n')}, ${childOf('n')}, 'Çiçekleri sula', '🪴', ${dayOf('n')},
       ${done('n', { open: "'pending'", done: "'completed'" })}, ${doneAt('n')}, now()
     from generate_series(1, ${ROWS.tasks}) n`,
    `insert into occurrences (family_id, rule_id, rule_day, child_id, name, icon, due_date, status, completed_at, created_at)
     select ${key}, ${idOf('f', `n % ${RULES} + 1`)}, current_date - n / ${RULES}, ${childOf(`(n % ${RULES} + 1)`)},
       'Odanı topla', '🧹', current_date - n / ${RULES}, 'completed', now() - n * interval '1 minute', now()
     from generate_series(0, ${ROWS.occurrences - 1}) n`,
    `insert into idempotent_answers (family_id, call, key, sent_hash, answer, created_at)
     select family_id, 'POST /api/v2/homework', id::text, 'x', json_build_object('data', json_build_object('id', id, 'childId', child_id)), now()
     from homework where family_id = ${key} and created_at > now() - interval '1 day' limit 50000`,
    `update children c set
       completed_homework = (select count(*) from homework x where x.family_id = c.family_id and x.child_id = c.id and x.completed_at is not null),
       completed_tasks = (select count(*) from tasks x where x.family_id = c.family_id and x.child_id = c.id and x.completed_at is not null)
         + (select count(*) from occurrences x where x.family_id = c.family_id and x.child_id = c.id and x.completed_at is not null)
     where family_id = ${key}`,
    `update families f set row_count = ${ROWS.homework + ROWS.tasks + ROWS.occurrences},
       completed_homework = (select sum(completed_homework) from children c where c.family_id = f.family_id),
       completed_tasks = (select sum(completed_tasks) from children c where c.family_id = f.family_id)
     where family_id = ${key}`,
  ];
};

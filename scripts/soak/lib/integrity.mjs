// Questions to the database itself, each of which a whole one answers with no row.
import { readFileSync } from 'node:fs';

const TORN = {
  'homework without its child':
    'select h.id from homework h where not exists (select from children k where k.family_id = h.family_id and k.id = h.child_id)',
  'tasks without their child':
    'select t.id from tasks t where not exists (select from children k where k.family_id = t.family_id and k.id = t.child_id)',
  'rules without their child':
    'select r.id from scheduled_tasks r where not exists (select from children k where k.family_id = r.family_id and k.id = r.child_id)',
  'done days without their child':
    'select o.rule_id from occurrences o where not exists (select from children k where k.family_id = o.family_id and k.id = o.child_id)',
  'days of a rule that is gone that were not completed':
    "select o.rule_id from occurrences o where o.status <> 'completed' and not exists (select from scheduled_tasks r where r.family_id = o.family_id and r.id = o.rule_id)",
  'states that contradict each other':
    "select id from tasks where (status = 'completed') <> (completed_at is not null) union all select rule_id from occurrences where (status = 'completed') <> (completed_at is not null) union all select id from homework where (status = 'active') <> (completed_at is null)",
  'keys whose work is missing':
    "select key from idempotent_answers where answer is not null and answer -> 'data' ->> 'id' is null",
  'answers of rows that are gone':
    "select i.key from idempotent_answers i where answer -> 'data' ->> 'id' is not null and not exists (select from children x where x.family_id = i.family_id and x.id::text = answer -> 'data' ->> 'id' union all select from homework x where x.family_id = i.family_id and x.id::text = answer -> 'data' ->> 'id' union all select from tasks x where x.family_id = i.family_id and x.id::text = answer -> 'data' ->> 'id' union all select from scheduled_tasks x where x.family_id = i.family_id and x.id::text = answer -> 'data' ->> 'id')",
  'counters that say other than the rows': readFileSync(new URL('../../lib/recount.sql', import.meta.url), 'utf8'),
  'users without a family': 'select u.id from users u left join families f using (family_id) where f.family_id is null',
};

const INDEXES = `select c.oid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indexrelid
  join pg_namespace n on n.oid = c.relnamespace join pg_am a on a.oid = c.relam
  where a.amname = 'btree' and n.nspname in ('public', 'drizzle', 'pg_catalog') and c.relpersistence = 'p'`;
const TABLES = `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 't') and c.relpersistence = 'p' and n.nspname in ('public', 'drizzle', 'pg_catalog', 'pg_toast')`;

/**
 * Looks whether a database is whole: rows that belong together, and with amcheck every page of every table and every
 * index against its table. `ask` runs a statement and gives its rows. Gives a line for each thing that is torn.
 */
export const tornIn = async (ask) => {
  const torn = [];
  for (const [what, query] of Object.entries(TORN)) {
    const rows = await ask(query);
    if (rows.length > 0) torn.push(`${rows.length} ${what}`);
  }
  await ask('create extension if not exists amcheck');
  for (const { name } of await ask(INDEXES)) {
    await ask(`select bt_index_check('${name}'::regclass, true)`).catch((error) =>
      torn.push(`${name}: ${error.message}`),
    );
  }
  for (const { name } of await ask(TABLES)) {
    const rows = await ask(`select msg from verify_heapam('${name}'::regclass)`);
    torn.push(...rows.map(({ msg }) => `${name}: ${msg}`));
  }
  return torn;
};

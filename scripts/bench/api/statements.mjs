// The statements that a call can't do without, as somebody writes them by hand: each is bounded by the family, hides what
// belongs to a child that waits to be erased, and names its columns as the wire does, so that nothing is left to map.

const hidden = `(select id from children where family_id = $1 and deleted_at is not null)`;
const homework = `id, child_id as "childId", subject, due_date as "dueDate", title, description, teacher, book, page, status`;
const task = `id, child_id as "childId", name, icon, due_date as "dueDate", status, completed_at as "completedDate"`;
const day = `rule_id as "ruleId", rule_day as "ruleDay", child_id as "childId", name, icon, due_date as "dueDate", status, completed_at as "completedDate"`;
const rule = `id, child_id as "childId", name, icon, frequency, week_days as "weekDays", created_on as "createdOn"`;
const child = `id, name, birth_year as "birthYear", grade, avatar`;
const chore = `child_id as "childId", name, icon`;
const moments = `completed_at as "completedAt", created_at as "createdAt"`;
const ended = `id, sign_in_hash as "signInHash", auth_time as "authTime"`;
const device = `d.id, d.name, d.child_ids as "childIds", d.created_at as "createdAt", s.last_seen_on as "lastSeenOn",
    coalesce(s.expires_at > $2, false) as paired
  from devices d left join sessions s on s.family_id = d.family_id and s.id = d.id`;
const withoutChild = (table) => `update ${table} set child_ids = array_remove(child_ids, $2::uuid)
  where family_id = $1 and $2::uuid = any(child_ids) returning id, child_ids`;
const row = `family_id = $1 and id = $2`;
const ofFamily = `family_id = $1 and child_id not in ${hidden}`;
const inRange = `(due_date between $2 and $3 or (due_date <> rule_day and rule_day between $2 and $3))`;
const byDay = 'order by due_date, id limit 1000';

const counting = (total) => `with f as (update families set ${total} = ${total} + $3::int where family_id = $1)
  update children set ${total} = ${total} + $3::int where ${row}`;

const latest = (
  table,
  id,
  day,
  type,
  icon,
  title,
) => `(select ${id} as id, ${day} as day, ${type} as type, ${icon} as icon,
  ${title} as title, c.name as child_name, x.child_id, x.completed_at
  from ${table} x join children c on c.family_id = x.family_id and c.id = x.child_id
  where x.family_id = $1 and x.child_id not in ${hidden} and x.completed_at is not null
  order by x.completed_at desc, ${id} desc limit 20)`;

export const STATEMENTS = {
  ready: 'select 1',

  children: `select ${child} from children where family_id = $1 and deleted_at is null order by created_at, id`,
  countChildren: 'select count(*)::int as count from children where family_id = $1 and deleted_at is null',
  child: `select id from children where ${row} and deleted_at is null`,
  addChild: `insert into children (family_id, id, name, birth_year, grade, avatar, created_at) values ($1, $2, $3, $4, $5, $6, $7)`,
  changeChild: `update children set name = $3, birth_year = $4, grade = $5, avatar = $6
    where ${row} and deleted_at is null returning ${child}`,
  hideChild: `update children set deleted_at = $3 where ${row} and deleted_at is null
    returning completed_homework as homework, completed_tasks as tasks`,
  uncountChild: `update families set completed_homework = completed_homework - $2::int, completed_tasks = completed_tasks - $3::int
    where family_id = $1`,
  eraseAnswers: `delete from idempotent_answers where family_id = $1 and answer -> 'data' ->> 'childId' = $2`,
  eraseHomework: 'delete from homework where family_id = $1 and child_id = $2',
  eraseTasks: 'delete from tasks where family_id = $1 and child_id = $2',
  eraseDays: 'delete from occurrences where family_id = $1 and child_id = $2',
  eraseRules: 'delete from scheduled_tasks where family_id = $1 and child_id = $2',
  eraseChild: `delete from children where ${row}`,

  stats: `select (select count(*) from homework where ${ofFamily} and completed_at is null)::int as "pendingHomework",
      completed_homework as "completedHomework",
      (select count(*) from tasks where ${ofFamily} and completed_at is null and due_date <= $3)::int as "openTasks",
      completed_tasks as "completedTasks",
      (select json_agg(json_build_object('id', id, 'createdOn', created_on, 'frequency', frequency, 'weekDays', week_days))
        from scheduled_tasks where ${ofFamily}) as rules,
      (select json_agg(json_build_object('ruleId', rule_id, 'ruleDay', rule_day, 'dueDate', due_date, 'status', status))
        from occurrences where ${ofFamily} and ${inRange}) as done
    from families where family_id = $1 and deleted_at is null`,
  activities: `select case when day is null then id::text else id || '.' || day end as id, type, icon, title,
      child_name as "childName", child_id as "childId", completed_at as "completedAt"
    from (${latest('homework', 'x.id', 'null::date', `'homework'`, `'📚'`, 'x.title')}
      union all ${latest('tasks', 'x.id', 'null::date', `'task'`, 'x.icon', 'x.name')}
      union all ${latest('occurrences', 'x.rule_id', 'x.rule_day', `'task'`, 'x.icon', 'x.name')}) l
    order by l.completed_at desc, l.id desc, l.day desc limit 20`,

  tasks: `select ${task} from tasks where ${ofFamily} ${byDay}`,
  tasksOfRange: `select ${task} from tasks where ${ofFamily} and child_id = $4 and due_date between $2 and $3 ${byDay}`,
  doneTasks: `select ${task} from tasks where ${ofFamily} and completed_at is not null order by completed_at desc, id desc limit 5001`,
  days: `select ${day} from occurrences where ${ofFamily} and ${inRange} limit 1000`,
  daysOfChild: `select ${day} from occurrences where ${ofFamily} and child_id = $4 and ${inRange} limit 1000`,
  doneDays: `select ${day} from occurrences where ${ofFamily} and completed_at is not null
    order by completed_at desc, rule_id desc, rule_day desc limit 5001`,
  rules: `select ${rule} from scheduled_tasks where ${ofFamily} order by id`,
  rulesOfChild: `select ${rule} from scheduled_tasks where ${ofFamily} and child_id = $2 order by id`,
  countRules: `select count(*)::int as count from scheduled_tasks where ${ofFamily}`,
  task: `select ${task} from tasks where ${row} and child_id not in ${hidden}`,
  addTask: `insert into tasks (family_id, id, child_id, name, icon, due_date, status, created_at)
    values ($1, $2, $3, $4, $5, $6, 'pending', $7)`,
  setTask: `update tasks set status = $3, completed_at = $4 where ${row}`,
  deleteTask: `delete from tasks where ${row}`,
  addRule: `insert into scheduled_tasks (family_id, id, child_id, name, icon, frequency, week_days, created_on, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
  deleteRule: `delete from scheduled_tasks where ${row} and child_id not in ${hidden} returning id`,
  deleteOpenDays: `delete from occurrences where family_id = $1 and rule_id = $2 and status <> 'completed' returning rule_day`,

  homework: `select ${homework} from homework where ${ofFamily} ${byDay}`,
  homeworkOfChild: `select ${homework} from homework where ${ofFamily} and child_id = $2 ${byDay}`,
  activeHomework: `select ${homework} from homework where ${ofFamily} and completed_at is null ${byDay}`,
  homeworkOfSubject: `select ${homework} from homework where ${ofFamily} and subject = $2 ${byDay}`,
  homeworkOfChildAndSubject: `select ${homework} from homework where ${ofFamily} and child_id = $2 and subject = $3 ${byDay}`,
  oneHomework: `select ${homework}, completed_at as "completedAt" from homework where ${row} and child_id not in ${hidden}`,
  addHomework: `insert into homework (family_id, id, child_id, subject, due_date, title, description, status, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, 'active', $8)`,
  changeHomework: `update homework set subject = $3, due_date = $4, title = $5, description = $6, teacher = null, book = null,
    page = null where ${row}`,
  setHomework: `update homework set status = $3, completed_at = $4 where ${row}`,
  deleteHomework: `delete from homework where ${row}`,

  lock: 'select family_id from families where family_id = $1 and deleted_at is null for no key update',
  countRow: `update families set row_count = row_count + 1 where family_id = $1 and deleted_at is null and row_count < 200000
    returning family_id`,
  uncountRows: 'update families set row_count = row_count - $2::int where family_id = $1',
  countHomework: counting('completed_homework'),
  countTasks: counting('completed_tasks'),
  keep: `insert into idempotent_answers (family_id, call, key, sent_hash, answer, created_at) values ($1, $2, $3, $4, $5, $6)`,
  forgetAnswers: `update idempotent_answers set answer = null where family_id = $1 and answer -> 'data' ->> 'id' = $2`,
  forgetMails: 'delete from outbox where family_id = $1 and accepted_at is null',

  endSession: `delete from sessions where ${row} returning ${ended}`,
  forgetSignIns: 'delete from ended_sign_ins where auth_time < $1',
  noteSignIn:
    'insert into ended_sign_ins (sign_in_hash, auth_time, ended_at) values ($1, $2, $3) on conflict do nothing',
  signInOf: `select sign_in_hash as "signInHash" from sessions where ${row}`,
  endOtherSession: `delete from sessions where family_id = $1 and user_id = $2 and id <> $3 and id = $4 returning ${ended}`,
  endOtherSessions: `delete from sessions where family_id = $1 and user_id = $2 and id <> $3 returning ${ended}`,
  endSessionsOf: `delete from sessions where family_id = $1 and user_id = $2 returning ${ended}`,
  sessions: `select id, nullif(split_part(browser, ', ', 1), '') as browser, nullif(split_part(browser, ', ', 2), '') as system,
      created_at as "createdAt", last_seen_on as "lastSeenOn", id = $3 as "isThis", kind = 'lent' as "isLent"
    from sessions where family_id = $1 and user_id = $2 and expires_at > $4 order by last_seen_on desc, created_at desc`,
  rename: `update users set first_name = $3, last_name = $4, named_here = true where family_id = $1 and id = $2
    returning id, email, first_name, last_name, avatar, is_active, created_at`,

  adults: `select id, first_name as "firstName", last_name as "lastName", email, avatar,
      coalesce(joined_at, created_at) as "joinedAt", id = $2 as "isYou"
    from users where family_id = $1 order by joined_at nulls first, created_at, id`,
  holdAdults: 'select id, email from users where family_id = $1 order by id for no key update',
  addFamily: 'insert into families (family_id, created_at) values ($1, $2)',
  moveOut: 'update users set family_id = $2, joined_at = null where id = $1',
  forgetMailsOf: 'delete from outbox where family_id = $1 and user_id = $2',
  invitations: `select i.id, u.first_name as "invitedBy", i.created_at as "createdAt", i.expires_at as "expiresAt"
    from family_invitations i join users u on u.id = i.invited_by
    where i.family_id = $1 and i.expires_at > $2 and i.expires_at <= $3 order by i.created_at, i.id`,
  forgetInvitations: 'delete from family_invitations where family_id = $1 and expires_at <= $2',
  forgetInvitationsOf: 'delete from family_invitations where family_id = $1 and invited_by = $2',
  addInvitation: `insert into family_invitations (family_id, id, invited_by, code_hash, created_at, expires_at)
    values ($1, $2, $3, $4, $5, $6)`,
  withdraw: `delete from family_invitations where ${row} returning id`,

  devices: `select ${device} where d.family_id = $1 order by d.created_at, d.id`,
  device: `select ${device} where d.family_id = $1 and d.id = $3`,
  hasPin: 'select pin_hash is not null as "hasPin" from users where family_id = $1 and id = $2',
  countDevices: 'select count(*)::int as count from devices where family_id = $1',
  addDevice: `insert into devices (family_id, id, name, child_ids, created_at, code_hash, code_expires_at)
    values ($1, $2, $3, $4, $5, $6, $7)`,
  changeDevice: `update devices set name = $3, child_ids = $4 where ${row} returning id`,
  deleteDevice: `delete from devices where ${row} returning id`,
  takeOffDevices: withoutChild('devices'),
  takeOffLent: withoutChild('sessions'),

  wholeChildren: `select ${child}, created_at as "createdAt" from children where family_id = $1 and deleted_at is null
    order by created_at, id`,
  wholeTasks: `select id, ${chore}, due_date as "dueDate", ${moments} from tasks where ${ofFamily} order by id`,
  wholeRules: `select id, ${chore}, json_build_object('frequency', frequency::text, 'weekDays', week_days) as period,
      created_on as "createdOn", created_at as "createdAt" from scheduled_tasks where ${ofFamily} order by id`,
  wholeDays: `select rule_id as "ruleId", rule_day as "ruleDay", ${chore}, due_date as "dueDate", status, ${moments}
    from occurrences where ${ofFamily} order by rule_id, rule_day`,
  wholeHomework: `select ${homework}, ${moments} from homework where ${ofFamily} order by id`,

  tell: `select pg_notify('kovan', $1)`,
};

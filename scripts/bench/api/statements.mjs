/**
 * What each of the measured calls asks of the database, as the product does but for what makes it safe: no session, and
 * a creation keeps no answer.
 */
export const STATEMENTS = {
  list: `select id, child_id as "childId", title, description, subject, teacher, book, page, due_date as "dueDate", status
    from homework where family_id = $1 order by due_date, id`,
  dashboard: `select
      (select count(*) from homework where family_id = $1 and status = 'active')::int as "pendingHomework",
      (select count(*) from homework where family_id = $1 and status in ('completed', 'verified'))::int as "completedHomework",
      (select count(*) from tasks where family_id = $1 and status = 'pending' and due_date <= $3)::int as "openTasks",
      (select count(*) from tasks where family_id = $1 and status = 'completed')::int as "completedTasks",
      (select count(*) from occurrences where family_id = $1 and completed_at is not null)::int as "completedOccurrences",
      (select json_agg(json_build_object('id', id, 'createdOn', created_on, 'frequency', frequency, 'weekDays', week_days))
        from scheduled_tasks where family_id = $1) as rules,
      (select json_agg(json_build_object('ruleId', rule_id, 'ruleDay', rule_day, 'dueDate', due_date, 'status', status))
        from occurrences where family_id = $1 and (due_date between $2 and $3
          or (due_date <> rule_day and rule_day between $2 and $3))) as done`,
  create: `insert into homework (family_id, id, child_id, title, description, subject, due_date, status, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, 'active', $8)
    returning id, child_id as "childId", title, description, subject, teacher, book, page, due_date as "dueDate", status`,
  complete: `update homework set status = 'completed', completed_at = $3
    where family_id = $1 and id = $2 and status = 'active'
    returning id, child_id as "childId", title, description, subject, teacher, book, page, due_date as "dueDate", status`,
};

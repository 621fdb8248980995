-- Counts every family and child anew from its rows; gives those whose row says something else, and no row where all is
-- well. Rows of children that are being erased still count as rows, but no longer as completed.
with rows as (
  select family_id, child_id, 1 as homework, (completed_at is not null)::int as done from homework
  union all
  select family_id, child_id, 0, (completed_at is not null)::int from tasks
  union all
  select family_id, child_id, 0, (completed_at is not null)::int from occurrences
), by_child as (
  select family_id, child_id, count(*) as rows, sum(homework * done) as homework, sum((1 - homework) * done) as tasks
  from rows group by family_id, child_id
), by_family as (
  select b.family_id, sum(b.rows) as rows,
    coalesce(sum(b.homework) filter (where c.deleted_at is null), 0) as homework,
    coalesce(sum(b.tasks) filter (where c.deleted_at is null), 0) as tasks
  from by_child b join children c on c.family_id = b.family_id and c.id = b.child_id group by b.family_id
)
select 'family' as what, f.family_id::text as id,
  f.row_count || ' ' || f.completed_homework || ' ' || f.completed_tasks as said,
  coalesce(b.rows, 0) || ' ' || coalesce(b.homework, 0) || ' ' || coalesce(b.tasks, 0) as counted
from families f left join by_family b using (family_id)
where f.deleted_at is null and (f.row_count, f.completed_homework, f.completed_tasks)
  is distinct from (coalesce(b.rows, 0), coalesce(b.homework, 0), coalesce(b.tasks, 0))
union all
select 'child', c.id::text, c.completed_homework || ' ' || c.completed_tasks,
  coalesce(b.homework, 0) || ' ' || coalesce(b.tasks, 0)
from children c left join by_child b on b.family_id = c.family_id and b.child_id = c.id
join families f on f.family_id = c.family_id
where c.deleted_at is null and f.deleted_at is null and (c.completed_homework, c.completed_tasks)
  is distinct from (coalesce(b.homework, 0), coalesce(b.tasks, 0))

/** One level of a statement: its own text, with each subquery cut out and kept as a level of its own. */
const levelsOf = (sql: string): string[] => {
  const levels: string[] = [];
  /** Reads one level from `start` to its closing parenthesis; gives where it ends. */
  const read = (start: number): number => {
    let text = '';
    let depth = 0;
    let at = start;
    for (; at < sql.length; at += 1) {
      const isSubquery = sql[at] === '(' && /^\(\s*\(*\s*select\b/i.test(sql.slice(at));
      if (isSubquery) {
        text += '(…)';
        at = read(at + 1);
        continue;
      }
      if (sql[at] === '(') depth += 1;
      if (sql[at] === ')') {
        if (depth === 0) break;
        depth -= 1;
      }
      text += sql[at];
    }
    levels.push(text);
    return at;
  };
  read(0);
  return levels;
};

const MENTION = /\b(?:from|join|update|insert into|delete from)\s+"(\w+)"/gi;

const boundBy = (level: string, table: string, isFamily: (parameter: number) => boolean): boolean => {
  const direct = new RegExp(`"${table}"\\."family_id" = \\$(\\d+)`, 'g');
  return [...level.matchAll(direct)].some(([, number]) => isFamily(Number(number)));
};

/** Tables that are joined to a bounded one by the tenant key are bounded too. */
const joined = (level: string, table: string, others: readonly string[]): boolean =>
  others.some(
    (other) =>
      level.includes(`"${table}"."family_id" = "${other}"."family_id"`) ||
      level.includes(`"${other}"."family_id" = "${table}"."family_id"`),
  );

/** Whether every row of an INSERT, or the rows that it selects, carry the tenant key. */
const isInsertBound = (level: string, all: string, isFamily: (parameter: number) => boolean): boolean => {
  if (!/insert into "\w+" \("family_id",/i.test(level)) return false;
  const [, values] = /\) values (.*?)(?: on conflict .*| returning .*)?$/i.exec(level) ?? [];
  if (values !== undefined) {
    const firsts = [...values.matchAll(/(?:^|, )\((\(…\)|[^,)]+)/g)].map(([, first = '']) => first);
    return firsts.every((first) =>
      /^\(?…/.test(first)
        ? ['users', 'children'].some((table) => boundBy(all, table, isFamily))
        : isFamily(Number(/^\$(\d+)$/.exec(first)?.[1])),
    );
  }
  // INSERT … SELECT takes the key from a user who is looked up within the family.
  return /\) \(?(?:…\)|select "family_id")/i.test(level) && boundBy(all, 'users', isFamily);
};

/**
 * The tables of families that a statement touches without naming the tenant key's value. `isFamily` says whether the
 * parameter of a number holds it.
 */
export const unboundTables = (
  sql: string,
  isShared: (table: string) => boolean,
  isFamily: (parameter: number) => boolean,
): string[] =>
  levelsOf(sql).flatMap((level) => {
    // What a statement names for itself is no table; what it is made of is looked at like all else.
    const named = new Set([...sql.matchAll(/"(\w+)" as \(/gi)].map(([, name]) => name));
    const mentioned = [...level.matchAll(MENTION)].map(([mention, table = '']) => ({ mention, table }));
    const bound = mentioned.filter(({ table }) => boundBy(level, table, isFamily)).map(({ table }) => table);
    return mentioned
      .filter(({ table }) => !isShared(table) && !named.has(table))
      .filter(({ mention, table }) =>
        /^insert/i.test(mention)
          ? !isInsertBound(level, sql, isFamily)
          : !bound.includes(table) && !joined(level, table, bound),
      )
      .map(({ table }) => table);
  });

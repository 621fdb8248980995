import { getTableColumns } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import * as family from '../../src/db/schema/family.ts';
import { outbox } from '../../src/db/schema/outbox.ts';

const tables: [string, PgTable][] = Object.values({ ...family, outbox }).map((table) => [
  getTableConfig(table).name,
  table,
]);
const names = (columns: readonly { name: string }[]) => columns.map(({ name }) => name);

describe.each(tables)('the table %s', (_, table) => {
  const { primaryKeys, foreignKeys, uniqueConstraints, indexes, columns } = getTableConfig(table);

  it('has a primary key that begins with family_id', () => {
    const single = columns.filter(({ primary }) => primary);
    const keys = [...primaryKeys.map((key) => names(key.columns)), ...(single.length > 0 ? [names(single)] : [])];
    expect(keys.map(([first]) => first)).toEqual(['family_id']);
  });

  it('refers to nothing outside the family', () => {
    for (const key of foreignKeys) {
      const { columns: from, foreignColumns: to } = key.reference();
      expect([from[0]?.name, to[0]?.name]).toEqual(['family_id', 'family_id']);
    }
  });

  it('is looked up within the family only', () => {
    const looked = [
      ...uniqueConstraints.map((key) => names(key.columns)),
      ...indexes.map(({ config }) => config.columns.map((column) => ('name' in column ? column.name : ''))),
    ];
    for (const [first] of looked) expect(first).toBe('family_id');
  });

  it('takes its ids from us, from no sequence', () => {
    expect(Object.values(getTableColumns(table)).filter(({ columnType }) => /serial/i.test(columnType))).toEqual([]);
  });
});

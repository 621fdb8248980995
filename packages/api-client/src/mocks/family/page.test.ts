import { expect, it } from 'vitest';
import { pageOf } from './page.ts';

const rows = Array.from({ length: 11_000 }, (_, index) => ({
  index,
  id: String(index).padStart(5, '0'),
  dueDate: index % 3 === 0 ? null : `2026-11-${String(10 + (index % 19))}`,
  completedAt: index % 2 === 0 ? null : new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
}));

it('[A-36] shows every row once, open ones first, then the newest completed, each page by due date', () => {
  const pages = [];
  let before: string | undefined;
  do {
    const { data, next } = pageOf(rows, ({ completedAt }) => completedAt, before);
    pages.push(data);
    before = next ?? undefined;
  } while (before !== undefined);
  expect(pages.map((page) => page.length)).toEqual([5000, 5000, 1000]);
  expect(
    pages
      .flat()
      .map(({ index }) => index)
      .toSorted((a, b) => a - b),
  ).toEqual(rows.map(({ index }) => index));
  const open = pages.map((page) => page.filter(({ completedAt }) => completedAt === null).length);
  expect(open).toEqual([5000, 500, 0]);
  const [, second = [], third = []] = pages;
  const moments = (page: typeof rows) => page.flatMap(({ completedAt }) => completedAt ?? []).toSorted();
  expect((moments(second)[0] ?? '') > (moments(third).at(-1) ?? '')).toBe(true);
  for (const page of pages) {
    const days = page.map(({ dueDate }) => dueDate ?? '9999');
    expect(days).toEqual(days.toSorted());
  }
});

import { describe, expect, it } from 'vitest';
import { newId } from '../../src/db/newId.ts';
import { type DoneRow, type OpenRow, type PagedList, readPage } from '../../src/modules/page.ts';

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

const open = (n: number, dueDate: string | null): OpenRow => ({ id: idOf(n), dueDate });
const done = (n: number, dueDate: string | null, completedAt: string): DoneRow => ({
  ...open(n, dueDate),
  completedAt: new Date(completedAt),
});

const text = ({ dueDate, id }: OpenRow) => `${dueDate ?? '9999'} ${id}`;
const byPlace = (a: OpenRow, b: OpenRow) => (text(a) < text(b) ? -1 : 1);
const newest = ({ completedAt, id }: Pick<DoneRow, 'completedAt' | 'id'>) => `${completedAt.toISOString()} ${id}`;
const byNewest = (a: DoneRow, b: DoneRow) => (newest(a) < newest(b) ? 1 : -1);

/** A list over rows in memory, and how often each part of it was read. */
const listOf = (openRows: readonly OpenRow[], doneRows: readonly DoneRow[]) => {
  const reads = { all: 0, open: 0, done: 0 };
  const list = {
    all: async (limit) => {
      reads.all += 1;
      return [...openRows, ...doneRows].toSorted(byPlace).slice(0, limit);
    },
    open: async (after, limit) => {
      reads.open += 1;
      return openRows
        .filter((row) => after === null || text(row) > text(after))
        .toSorted(byPlace)
        .slice(0, limit);
    },
    done: async (before, limit) => {
      reads.done += 1;
      return doneRows
        .filter((row) => before === null || newest(row) < newest(before))
        .toSorted(byNewest)
        .slice(0, limit);
    },
  } satisfies PagedList<OpenRow>;
  return { list, reads };
};

const pagesOf = async (list: PagedList<OpenRow>, limit: number) => {
  const pages: OpenRow[][] = [];
  let before: string | undefined;
  do {
    const { data, next } = await readPage(list, before, limit);
    pages.push(data);
    before = next ?? undefined;
  } while (before !== undefined);
  return pages;
};

const OPEN = [open(1, '2026-11-20'), open(2, null), open(3, '2026-11-18'), open(4, null), open(5, '2026-11-20')];
const DONE = [
  done(6, '2026-11-19', '2026-11-17T10:00:00Z'),
  done(7, null, '2026-11-18T10:00:00.001Z'),
  done(8, '2020-01-01', '2026-11-18T10:00:00.001Z'),
  done(9, '2026-11-21', '2025-11-18T10:00:00Z'),
];

describe('a page of a list without a range', () => {
  it('[A-36] is the whole list by due date in one reading where that is short', async () => {
    const { list, reads } = listOf(OPEN, DONE);
    const page = await readPage(list, undefined, 9);
    expect(page).toEqual({ data: [...OPEN, ...DONE].toSorted(byPlace), next: null });
    expect(reads).toEqual({ all: 1, open: 0, done: 0 });
  });

  it('[A-36] holds everything open and the newest completed, by due date, and goes on with the older ones', async () => {
    const pages = await pagesOf(listOf(OPEN, DONE).list, 7);
    expect(pages.map((rows) => rows.map(({ id }) => Number(id.slice(-2))))).toEqual([
      [8, 3, 1, 5, 2, 4, 7],
      [6, 9],
    ]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
    'shows every row once in pages of %i, the open ones first',
    async (limit) => {
      const pages = await pagesOf(listOf(OPEN, DONE).list, limit);
      const ids = pages.flat().map(({ id }) => id);
      expect(ids.toSorted()).toEqual([...OPEN, ...DONE].map(({ id }) => id).toSorted());
      for (const page of pages) expect(page).toEqual(page.toSorted(byPlace));
      const firstDone = pages.findIndex((page) => page.some((row) => 'completedAt' in row));
      expect(
        pages
          .slice(firstDone + 1)
          .flat()
          .every((row) => 'completedAt' in row),
      ).toBe(true);
    },
  );

  it('reads lists of one kind alone in their own order', async () => {
    const { list } = listOf(OPEN, DONE);
    expect((await pagesOf({ open: list.open }, 2)).flat()).toEqual(OPEN.toSorted(byPlace));
    expect((await pagesOf({ done: list.done }, 3)).flat()).toEqual(DONE.toSorted(byNewest));
  });

  it('[A-36] leads to no page on which nothing is', async () => {
    const { list } = listOf(OPEN, DONE);
    expect(await pagesOf({ open: list.open }, OPEN.length)).toHaveLength(1);
    expect(await pagesOf({ done: list.done }, DONE.length)).toHaveLength(1);
    expect(await pagesOf(listOf(OPEN, []).list, OPEN.length)).toHaveLength(1);
  });

  it('[X-51] refuses what no page gave as a 400 that names before', async () => {
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const { list } = listOf(OPEN, DONE);
    const forged = [
      'x',
      '%00',
      encode(null),
      encode({}),
      encode({ open: [] }),
      encode({ open: ['2026-02-30', newId()] }),
      encode({ open: [null, "' or 1=1"] }),
      encode({ open: [null, `${newId()}.2026-11-18`] }),
      encode({ open: [null, newId()], more: 1 }),
      encode({ done: ['yesterday', newId()] }),
      encode({ done: ['0000-01-01T00:00:00Z', newId()] }),
    ];
    for (const before of forged) {
      await expect(readPage(list, before), before).rejects.toMatchObject({ status: 400, fields: { before: {} } });
    }
    const occurrence = encode({ open: [null, `${newId()}.2026-11-18`] });
    await expect(readPage({ ...list, holdsOccurrences: true }, occurrence)).resolves.toMatchObject({ next: null });
  });
});

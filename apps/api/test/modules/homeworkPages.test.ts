import type { Homework } from '@kovan/api-client/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../src/db/newId.ts';
import { homework } from '../../src/db/schema.ts';
import { engines } from '../support/engines.ts';
import { createTestApp, type TestApp } from '../support/testApp.ts';
import { openFamily, type TestFamily } from './family.ts';

const [ACTIVE, DONE] = [5_400, 4_800];

describe.each(engines())('lists of more homework than is answered at once, on $name', (engine) => {
  let server: TestApp;
  let family: TestFamily;
  let childId: string;
  let siblings: string[];
  beforeEach(async () => {
    server = await createTestApp({ database: await engine.open() });
    family = await openFamily(server);
    childId = (await family.addChild()).id;
    const rows = Array.from({ length: ACTIVE + DONE }, (_, index) => ({
      familyId: family.familyId,
      id: newId(),
      childId,
      title: String(index),
      subject: 'Matematik',
      // A third without a day, and many on one day, so that pages end in the middle of both.
      dueDate: index % 3 === 0 ? null : `2026-11-${10 + (index % 5)}`,
      status: index < ACTIVE ? ('active' as const) : ('verified' as const),
      completedAt: index < ACTIVE ? null : new Date(Date.UTC(2026, 0, 1) + Math.floor(index / 7)),
      createdAt: new Date(),
    }));
    const [active, done] = [rows[0], rows.at(-1)];
    if (!active || !done) throw new Error('no rows');
    // Of other children, at the end of what is open and of what is done.
    siblings = [(await family.addChild({ name: 'Can' })).id, (await family.addChild({ name: 'Defne' })).id];
    for (const sibling of siblings) {
      const its = { childId: sibling, title: '0' };
      rows.push({ ...active, ...its, id: newId() }, { ...done, ...its, id: newId(), completedAt: new Date(0) });
    }
    for (let from = 0; from < rows.length; from += 2_000) {
      await server.db.insert(homework).values(rows.slice(from, from + 2_000));
    }
  });
  afterEach(() => server.close());

  const pagesOf = async (path: string, headers: Record<string, string> = {}) => {
    const pages: Homework[][] = [];
    let before: string | null = null;
    do {
      const url: string = before === null ? path : `${path}${path.includes('?') ? '&' : '?'}before=${before}`;
      const answer = await family.ask('GET', url, undefined, headers);
      expect(answer.statusCode).toBe(200);
      const page = answer.json<{ data: Homework[]; next: string | null }>();
      pages.push(page.data);
      before = page.next;
    } while (before !== null);
    return pages;
  };

  it('[A-35] [A-36] [P-14] [DV-05] hold everything open and then the newest completed of whom is asked for, each row once, by due date within a page', async () => {
    const kidsId = { 'kids-id': childId };
    const body = { name: 'Tablet', childIds: [childId, siblings[0]] };
    const added = await family.ask('POST', '/api/devices', body);
    const paired = await family.ask('POST', '/api/devices/pair', { code: added.json().data.code });
    const tablet = { authorization: `Bearer ${paired.json().token}` };
    for (const { path, headers, others } of [
      { path: '/api/v2/homework', headers: {}, others: 2 },
      { path: '/api/v2/homework', headers: tablet, others: 1 },
      { path: '/api/v2/homework/subject?ders=Matematik', headers: kidsId, others: 0 },
      { path: `/api/v2/family/homework/${childId}`, headers: {}, others: 0 },
      { path: `/api/v2/family/homework/${childId}/subject?ders=Matematik`, headers: {}, others: 0 },
    ]) {
      const pages = await pagesOf(path, headers);
      expect(pages.map((page) => page.length)).toEqual([5_000, 5_000, 200 + 2 * others]);
      expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(ACTIVE + DONE + 2 * others);
      expect(pages.flat().filter((item) => item.childId !== childId)).toHaveLength(2 * others);
      const active = pages.map((page) => page.filter(({ status }) => status === 'active').length);
      expect(active).toEqual([5_000, 400 + others, 0]);
      const oldest = pages[2]?.map(({ title }) => Number(title)) ?? [];
      expect(Math.max(...oldest)).toBe(ACTIVE + 199 + others);
      for (const page of pages) {
        const places = page.map(({ dueDate, id }) => `${dueDate ?? '9999'} ${id}`);
        expect(places).toEqual(places.toSorted());
      }
    }
    const { next } = (await family.ask('GET', '/api/v2/homework')).json<{ next: string }>();
    const ofNobody = await family.ask('GET', `/api/v2/family/homework/${newId()}?before=${next}`);
    expect(ofNobody.statusCode).toBe(404);
    const active = await pagesOf('/api/v2/homework/active', kidsId);
    expect(active.map((page) => page.length)).toEqual([5_000, 400]);
    expect(new Set(active.flat().map(({ id }) => id)).size).toBe(ACTIVE);
  });
});

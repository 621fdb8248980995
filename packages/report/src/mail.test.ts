import { addToDay } from '@kovan/domain/days';
import { describe, expect, it } from 'vitest';
import { type ReportItem, weeklyReport } from './figures.ts';
import { renderReport } from './mail.ts';

const TODAY = '2026-11-22';
const options = { language: 'tr', publicUrl: 'https://kovan.example' } as const;

const manyThings = (children: number, each: number) => {
  const names = Array.from({ length: children }, (_, index) => ({ id: `child-${index}`, name: 'Çocuk', avatar: '👧' }));
  const items = names.flatMap(({ id }) =>
    Array.from({ length: each }, (_, index): ReportItem => {
      const dueDay = addToDay('2026-11-16', { days: index % 7 });
      const doneDay = index % 3 === 0 ? dueDay : null;
      const overdue = doneDay === null && dueDay < TODAY;
      return { childId: id, kind: 'homework', icon: '📚', title: 'Ş'.repeat(60), dueDay, doneDay, overdue };
    }),
  );
  return weeklyReport(TODAY, names, items);
};

describe('[FD-15] the mail', () => {
  it.each([
    [1, 200],
    [3, 60],
    [4, 60],
    [5, 60],
    [8, 60],
  ])('[FD-15] of %i children with %i things each is not cut off by Gmail, at 102 kB', (children, each) => {
    const { html } = renderReport(manyThings(children, each), options);
    expect(Buffer.byteLength(html)).toBeLessThan(102_000);
    expect(html.trimEnd()).toMatch(/<\/html>$/);
  });

  it('[FD-15] draws no combs of days in a family so large that they would say nothing', () => {
    const { html } = renderReport(manyThings(30, 7), options);
    // The mail's sign and the family's own.
    const combs = /<table role="presentation" aria-hidden="true" align="center"/g;
    expect(html.match(combs)).toHaveLength(2);
    expect(renderReport(manyThings(4, 7), options).html.match(combs)).toHaveLength(2 + 4 * 7);
  });

  it('[FD-15] says how many more there are where a list would be long', () => {
    const { html, text } = renderReport(manyThings(1, 60), options);
    for (const form of [html, text]) expect(form).toContain('ve 12 iş daha');
  });

  it('[FD-15] holds no HTML that a family has typed', () => {
    const typed = '<img src=x onerror="a"> & \'b\'';
    const item = { childId: 'elif', kind: 'homework', icon: '📚', title: typed, overdue: false } as const;
    const { html } = renderReport(
      weeklyReport(
        TODAY,
        [{ id: 'elif', name: typed, avatar: '👧' }],
        [
          { ...item, dueDay: TODAY, doneDay: null },
          { ...item, dueDay: TODAY, doneDay: TODAY },
        ],
      ),
      options,
    );
    expect(html).not.toContain('<img');
    expect(html.split('&lt;img src=x onerror=&quot;a&quot;&gt; &amp; &#39;b&#39;').length).toBeGreaterThan(3);
  });

  it('[FD-15] opens and closes every element', () => {
    const { html } = renderReport(manyThings(3, 20), options);
    const open: string[] = [];
    const visible = html.replace(/<!--\[if mso\]>.*?<!\[endif\]-->/gs, '').replace(/<!--.*?-->|<!DOCTYPE[^>]*>/g, '');
    for (const [, slash, name = ''] of visible.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
      if (name === 'meta') continue;
      if (slash) expect(open.pop()).toBe(name);
      else open.push(name);
    }
    expect(open).toEqual([]);
  });

  it('[FD-15] is dark where the reader’s theme is: every colour of ours has its dark twin', () => {
    const { html } = renderReport(manyThings(2, 10), options);
    const [sheet = '', body = ''] = [/<style>.*<\/style>/s.exec(html)?.[0], html.split('</style>')[1]];
    const classes = new Set(
      [...body.matchAll(/class="([^"]+)"/g)]
        .flatMap(([, names]) => (names ?? '').split(' '))
        .filter((n) => n !== 'card'),
    );
    expect(classes.size).toBeGreaterThan(8);
    for (const name of classes) expect(sheet).toContain(`.${name}{`);
  });
});

import { addToDay } from '@kovan/domain/days';
import { describe, expect, it } from 'vitest';
import { combSigns, combTable, planComb } from './comb.ts';
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

describe('what both forms of the mail say', () => {
  const item = (title: string, kind: ReportItem['kind'], days: Partial<ReportItem>): ReportItem => {
    const open = { dueDay: '2026-11-20', doneDay: null, overdue: false };
    return { childId: 'elif', icon: '🧹', title, kind, ...open, ...days };
  };
  const items = [
    item('Bitti', 'task', { doneDay: '2026-11-17' }),
    item('Okunacak', 'homework', {}),
    item('Yazılacak', 'homework', {}),
    ...['Gecikti', 'Kaldı', 'Unutuldu'].map((title) => item(title, 'task', { dueDay: '2026-11-16', overdue: true })),
    ...Array.from({ length: 4 }, () => item('Eski', 'homework', { doneDay: '2026-11-09' })),
  ];
  const elif = { id: 'elif', name: 'Elif', avatar: '👧' };
  const { html, text } = renderReport(weeklyReport('2026-11-18', [elif], items), options);
  const forms = [
    html.replace(/<style>.*<\/style>|<!--.*?-->|<[^>]*>/gs, ' ').replace(/\s+/g, ' '),
    text.replace(/\s+/g, ' '),
  ];

  it('[S-55] what was done, what is open and what is late, for the family as for its child', () => {
    const figures = '1 tamamlandı 1 görev, 0 ödev 2 sırada 0 görev, 2 ödev 3 gecikti 3 görev, 0 ödev';
    const sentence = 'Bu hafta 1 iş tamamlandı, 2 iş sırada, 3 iş gecikti.';
    const times = (said: string) => forms.map((form) => form.split(said).length - 1);
    // The mail's preview has the sentence, too.
    expect([times(figures), times(sentence)]).toEqual([
      [2, 0],
      [1, 2],
    ]);
  });

  it('[S-55] each list by its name, with what is in it', () => {
    for (const form of forms) {
      expect(form).toMatch(
        /Gecikenler \(3\)[^(]*Gecikti.*Kaldı.*Unutuldu.*Sırada \(2\).*Okunacak.*Yazılacak.*Tamamlananlar \(1\).*Bitti/,
      );
    }
  });

  it('[S-55] whether it was as much as last week, in both languages', () => {
    const twice = [item('Bu', 'task', { doneDay: '2026-11-16' }), item('Geçen', 'task', { doneDay: '2026-11-09' })];
    const report = weeklyReport('2026-11-18', [elif], twice);
    expect(renderReport(report, options).text).toContain('1 iş tamamlanmıştı: bu hafta da öyle.');
    expect(renderReport(report, { ...options, language: 'en' }).text).toContain('last week: as many this week.');
  });

  it('[S-55] that one more is there than a list shows', () => {
    const nine = Array.from({ length: 9 }, () => item('Okunacak', 'homework', {}));
    const mail = renderReport(weeklyReport('2026-11-18', [elif], nine), options);
    for (const form of [mail.html, mail.text]) expect(form).toContain('ve 1 iş daha');
  });

  it('[S-55] that there are no children yet, already in what a list of mails shows', () => {
    const mail = renderReport(weeklyReport('2026-11-18', [], []), options);
    expect(mail.html.split('Ailenizde henüz çocuk yok.')).toHaveLength(3);
    expect(mail.html).not.toContain('Bu hafta 0 iş');
  });

  it('[S-55] of the days of the week which is today', () => {
    expect(html.match(/<th[^>]*underline[^>]*>[^<]*/g)?.map((cell) => cell.split('>')[1])).toEqual(['Çar']);
  });

  it('[FD-15] what somebody typed on several lines as one of ours', () => {
    const typed = item('Oku\r\n\n- 💰 Ödendi', 'homework', {});
    const mail = renderReport(weeklyReport('2026-11-18', [{ ...elif, name: 'Elif\nCan' }], [typed]), options);
    expect(mail.text).toContain('\n- 🧹 Oku - 💰 Ödendi (');
    expect(mail.text).toContain('\n👧 Elif Can\n');
  });

  it('[S-55] this week and the last one, each as what it is', () => {
    expect(forms[0]).toContain('Bu hafta 0/3 1/1 – – 0/2 – – Geçen hafta 4/4 – – – – – –');
    expect(forms[1]).toContain('Pzt 0/3 (Geçen hafta: 4/4) Sal 1/1 (Geçen hafta: –)');
    for (const form of forms) expect(form).toContain('Geçen hafta aynı günlerde 4 iş tamamlanmıştı: bu hafta 3 eksik.');
  });

  it('[FD-15] links to the family, to the child, and to its tasks and homework', () => {
    const app = 'https://kovan.example/app';
    const linked = [...html.matchAll(/href="([^"]+)"[^>]*>([^<]*)</g)].map(([, address, label]) => [label, address]);
    expect(linked).toEqual([
      ['Aile panosunu aç', `${app}/family`],
      ['Elif', `${app}/elif`],
      ['Görevleri', `${app}/elif/tasks`],
      ['Ödevleri', `${app}/elif/assignments`],
    ]);
    expect(text.match(/https:\S+/g)).toEqual([`${app}/family`, `${app}/elif`]);
  });
});

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
    expect(html.match(/<table role="presentation" aria-hidden="true" align="center"/g)).toHaveLength(2);
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

describe('the comb of the mail', () => {
  it('has a cell a thing, full from below', () => {
    const size = { half: 6, slope: 4, side: 6 };
    for (const total of [1, 2, 7, 13, 20]) {
      const { html } = combTable(planComb({ done: 1, total }, 40), size);
      const cells = [...html.matchAll(/colspan="2"[^>]*background:([^"]+)"/g)].map(([, colour]) => colour ?? '');
      expect(cells).toHaveLength(total);
      expect(cells.filter((colour) => colour.startsWith('#'))).toHaveLength(1);
      expect(cells.findLastIndex((colour) => colour.startsWith('#'))).toBe(
        cells.length - cells.toReversed().findIndex((colour) => colour.startsWith('#')) - 1,
      );
    }
  });

  it('lets a cell stand for several things where there are too many, and is full only when all is done', () => {
    expect(planComb({ done: 99, total: 100 }, 40)).toEqual({ cells: 34, full: 33, each: 3 });
    expect(planComb({ done: 100, total: 100 }, 40)).toEqual({ cells: 34, full: 34, each: 3 });
    expect(combSigns({ cells: 3, full: 1, each: 1 })).toBe('⬢⬡⬡');
  });
});

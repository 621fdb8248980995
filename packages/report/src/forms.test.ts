import { describe, expect, it } from 'vitest';
import { type ReportItem, weeklyReport } from './figures.ts';
import { renderReport } from './mail.ts';

const options = { language: 'tr', publicUrl: 'https://kovan.example' } as const;

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
  const week = weeklyReport('2026-11-18', [elif], items);
  const { html, text } = renderReport(week, options);
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
      expect(form).not.toContain('iş daha');
    }
  });

  it('[S-55] whether it was as much as last week, in both languages', () => {
    const twice = [item('Bu', 'task', { doneDay: '2026-11-16' }), item('Geçen', 'task', { doneDay: '2026-11-09' })];
    const report = weeklyReport('2026-11-18', [elif], twice);
    expect(renderReport(report, options).text).toContain('1 iş tamamlanmıştı: bu hafta da öyle.');
    const inEnglish = { ...options, language: 'en' } as const;
    expect(renderReport(report, inEnglish).text).toContain('last week: as many this week.');
    expect(renderReport(week, inEnglish).text).toContain(
      '4 things done on the same days last week: 3 fewer this week.',
    );
    expect(renderReport(week, inEnglish).html).toContain('1 task, 0 pieces of homework');
    // None of it by this weekday, which is something to compare with; nothing at all is not.
    const later = item('Geçen', 'task', { doneDay: '2026-11-13' });
    const [bu = later] = twice;
    const said = (...of: readonly ReportItem[]) =>
      /\d+ things? done on the same.*/.exec(renderReport(weeklyReport('2026-11-18', [elif], of), inEnglish).text)?.[0];
    expect([said(bu, later), said(bu)]).toEqual([
      '0 things done on the same days last week: 1 more this week.',
      undefined,
    ]);
  });

  it('[S-55] beside what was done the day on which it was, beside the rest the day it is due', () => {
    for (const form of forms)
      expect(form).toMatch(/Gecikti[\s(]*16 Kasım.*Okunacak[\s(]*20 Kasım.*Bitti[\s(]*17 Kasım/);
  });

  it('[S-55] that one more is there than a list shows, and where', () => {
    const nine = Array.from({ length: 9 }, () => item('Okunacak', 'homework', {}));
    const mail = renderReport(weeklyReport('2026-11-18', [elif], nine), options);
    for (const form of [mail.html, mail.text]) expect(form).toContain('Sırada (9)');
    expect(mail.html).toMatch(/<a href="https:\/\/kovan\.example\/app\/elif"[^>]*>ve 1 iş daha<\/a>/);
    expect(mail.text).toContain('ve 1 iş daha');
  });

  it('[S-55] that there is nothing of a child, but not of one that had something last week', () => {
    const can = { id: 'can', name: 'Can', avatar: '👦' };
    const report = weeklyReport('2026-11-18', [elif, can], [item('Eski', 'task', { doneDay: '2026-11-09' })]);
    const mail = renderReport(report, options);
    for (const form of [mail.html, mail.text])
      expect(form.match(/\p{L}+ için bu hafta yazılmış bir iş yok\./gu)).toEqual([
        'Can için bu hafta yazılmış bir iş yok.',
      ]);
    expect(mail.text).toContain('Can için bu hafta yazılmış bir iş yok.\n\nhttps://kovan.example/app/can\n');
    // There is no comb of a week without anything.
    expect(mail.text).not.toMatch(/^ /m);
  });

  it('[S-55] each child in the hue of its place in the list, and a figure by what it is, one of nothing quietly', () => {
    const names = ['Elif', 'Can'].map((name) => ({ ...elif, name }));
    const mail = renderReport(weeklyReport('2026-11-18', names, items), options);
    const hues = [...mail.html.matchAll(/class="i-hue-(\w+)-ink"[^>]*>(?:Elif|Can)</g)].map(([, hue]) => hue);
    expect(hues).toEqual(['plum', 'cyan']);
    const figures = (mailed: string) =>
      [...mailed.matchAll(/class="i-([\w-]+)"[^>]*font-size:28px[^>]*>(\d+)/g)].map(([, ink, all]) => `${all} ${ink}`);
    expect(figures(html).slice(0, 3)).toEqual(['1 done-ink', '2 text', '3 overdue-ink']);
    const nothing = renderReport(weeklyReport('2026-11-18', [elif], []), options);
    expect(figures(nothing.html)).toEqual(['0 text-3', '0 text-3', '0 text-3']);
  });

  it('[S-55] how many things a cell stands for where that is more than one, and all of it where slopes are not drawn', () => {
    const many = (length: number) =>
      renderReport(
        weeklyReport(
          '2026-11-18',
          [elif],
          Array.from({ length }, () => item('Oda', 'task', {})),
        ),
        options,
      ).html;
    expect(many(41)).toContain('Her göz 2 iş.');
    expect(many(40)).not.toContain('Her göz');
    expect(html).toMatch(/<!--\[if mso\]><p [^>]*>⬢⬡{5}<\/p><!\[endif\]-->/);
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

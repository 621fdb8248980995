import type { Language } from '@kovan/domain/languages';

/** Every word of the mail. */
interface Texts {
  readonly title: string;
  readonly subject: (week: string) => string;
  readonly summary: (done: number, open: number, overdue: number) => string;
  readonly family: string;
  readonly done: string;
  readonly open: string;
  readonly overdue: string;
  readonly kinds: (tasks: number, homework: number) => string;
  readonly compared: (now: number, before: number) => string;
  readonly eachCell: (things: number) => string;
  readonly days: (name: string) => string;
  readonly day: string;
  readonly thisWeek: string;
  readonly lastWeek: string;
  readonly doneItems: string;
  readonly openItems: string;
  readonly overdueItems: string;
  readonly noDay: string;
  readonly more: (count: number) => string;
  readonly quiet: (name: string) => string;
  readonly openFamily: string;
  readonly openTasks: string;
  readonly openHomework: string;
  readonly noChildren: string;
  readonly addChild: string;
  readonly why: string;
}

const things = (count: number): string => (count === 1 ? '1 thing' : `${count} things`);
const tasks = (count: number): string => (count === 1 ? '1 task' : `${count} tasks`);
const pieces = (count: number): string => (count === 1 ? '1 piece' : `${count} pieces`);

export const TEXTS: Readonly<Record<Language, Texts>> = {
  tr: {
    title: 'Haftalık rapor',
    subject: (week) => `Kovan haftalık rapor: ${week}`,
    summary: (done, open, overdue) =>
      `Bu hafta ${done} iş tamamlandı, ${open} iş sırada${overdue > 0 ? `, ${overdue} iş gecikti` : ''}.`,
    family: 'Bütün aile',
    done: 'tamamlandı',
    open: 'sırada',
    overdue: 'gecikti',
    kinds: (taskCount, homework) => `${taskCount} görev, ${homework} ödev`,
    compared: (now, before) => {
      const same = `Geçen hafta aynı günlerde ${before} iş tamamlanmıştı`;
      if (now === before) return `${same}: bu hafta da öyle.`;
      return now > before ? `${same}: bu hafta ${now - before} fazla.` : `${same}: bu hafta ${before - now} eksik.`;
    },
    eachCell: (count) => `Her göz ${count} iş.`,
    days: (name) => `${name}: gün gün, tamamlanan / toplam`,
    day: 'Gün',
    thisWeek: 'Bu hafta',
    lastWeek: 'Geçen hafta',
    doneItems: 'Tamamlananlar',
    openItems: 'Sırada',
    overdueItems: 'Gecikenler',
    noDay: 'tarihsiz',
    more: (count) => `ve ${count} iş daha`,
    quiet: (name) => `${name} için bu hafta yazılmış bir iş yok.`,
    openFamily: 'Aile panosunu aç',
    openTasks: 'Görevleri',
    openHomework: 'Ödevleri',
    noChildren: 'Ailenizde henüz çocuk yok. İlk çocuğu ekleyince haftası burada görünür.',
    addChild: 'Çocuk ekle',
    why: 'Bu e-posta, Kovan’da haftalık raporu istediğiniz için gönderildi.',
  },
  en: {
    title: 'Weekly report',
    subject: (week) => `Kovan weekly report: ${week}`,
    summary: (done, open, overdue) =>
      `${things(done)} done this week, ${open} to do${overdue > 0 ? `, ${overdue} overdue` : ''}.`,
    family: 'The whole family',
    done: 'done',
    open: 'to do',
    overdue: 'overdue',
    kinds: (taskCount, homework) => `${tasks(taskCount)}, ${pieces(homework)} of homework`,
    compared: (now, before) => {
      const same = `${things(before)} done on the same days last week`;
      if (now === before) return `${same}: as many this week.`;
      return now > before ? `${same}: ${now - before} more this week.` : `${same}: ${before - now} fewer this week.`;
    },
    eachCell: (count) => `Each cell is ${things(count)}.`,
    days: (name) => `${name}: day by day, done / total`,
    day: 'Day',
    thisWeek: 'This week',
    lastWeek: 'Last week',
    doneItems: 'Done',
    openItems: 'To do',
    overdueItems: 'Overdue',
    noDay: 'no date',
    more: (count) => `and ${count} more`,
    quiet: (name) => `Nothing is written down for ${name} this week.`,
    openFamily: 'Open the family dashboard',
    openTasks: 'Tasks',
    openHomework: 'Homework',
    noChildren: 'There are no children in your family yet. Once you add the first one, their week shows here.',
    addChild: 'Add a child',
    why: 'You get this mail because you asked Kovan for the weekly report.',
  },
};

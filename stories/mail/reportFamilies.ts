import { addToDay, type Day } from '@kovan/domain/days';
import { type ReportChild, type ReportItem, type WeeklyReport, weeklyReport } from '@kovan/report/figures';

const TODAY: Day = '2026-11-18';
const MONDAY: Day = '2026-11-16';

const ELIF = { id: 'elif', name: 'Elif', avatar: '👧' };
const CAN = { id: 'can', name: 'Can', avatar: '👦' };
const DEFNE = { id: 'defne', name: 'Defne', avatar: '🧒' };

const day = (offset: number): Day => addToDay(MONDAY, { days: offset });

type Kind = ReportItem['kind'];

const thing = (child: ReportChild, kind: Kind, icon: string, title: string, due: number | null, done?: number) => {
  const dueDay = due === null ? null : day(due);
  const doneDay = done === undefined ? null : day(done);
  return {
    childId: child.id,
    kind,
    icon,
    title,
    dueDay,
    doneDay,
    overdue: doneDay === null && dueDay !== null && dueDay < TODAY,
  };
};

const every = (child: ReportChild, icon: string, title: string, days: readonly number[], done: readonly number[]) =>
  days.map((offset) => thing(child, 'task', icon, title, offset, done.includes(offset) ? offset : undefined));

const items: readonly ReportItem[] = [
  ...every(ELIF, '🛏️', 'Yatağını topla', [-7, -6, -5, -4, -3, 0, 1, 2, 3, 4], [-7, -5, -4, 0, 1, 2]),
  ...every(ELIF, '🎵', 'Flüt çalış', [-6, -4, 1, 3], [-6, -4, 1]),
  thing(ELIF, 'homework', '📚', 'Matematik: kesirler, sayfa 45–46', 2, 1),
  thing(ELIF, 'homework', '📚', 'Fen deneyi raporu', 4),
  thing(ELIF, 'homework', '📚', 'Türkçe: bir anını anlatan uzun bir hikâye yaz, giriş, gelişme ve sonucu olsun', 0),
  thing(ELIF, 'homework', '📚', 'Kitap özeti', null),
  ...every(CAN, '🍽️', 'Sofrayı kur', [-5, -2, -1, 0, 2, 5, 6], [-5, -1, 0, 2]),
  thing(CAN, 'task', '🧹', 'Oyuncakları yerine koy', 2, 2),
  thing(CAN, 'homework', '📚', 'Okuma parçası, sayfa 12', 3),
  ...every(DEFNE, '🎨', 'Resim yap', [-6, 0, 1], [-6, 0, 1]),
  thing(DEFNE, 'task', '🧹', 'Boyaları topla', 2, 2),
];

/** Three children in the middle of a week. */
export const LIVELY: WeeklyReport = weeklyReport(TODAY, [ELIF, CAN, DEFNE], items);

/** The same three on a Sunday with everything done. */
export const ALL_DONE: WeeklyReport = weeklyReport(
  day(6),
  [ELIF, CAN, DEFNE],
  items
    .filter(({ dueDay }) => dueDay === null || dueDay >= MONDAY)
    .map((item) => ({ ...item, doneDay: item.dueDay ?? day(5), overdue: false })),
);

/** A family that has just signed up. */
export const NO_CHILDREN: WeeklyReport = weeklyReport(TODAY, [], []);

/** A child without anything to do. */
export const NOTHING_TO_DO: WeeklyReport = weeklyReport(TODAY, [ELIF], []);

const NAMES = ['Elif', 'Can', 'Defne', 'Mehmet Alperen', 'Zeynep', 'Ömer', 'İpek', 'Yağmur'];
const AVATARS = ['👧', '👦', '🧒', '🚀', '🌟', '🎯', '🎨', '🎪'];
const MANY = NAMES.map((name, index) => ({ id: `child-${index + 1}`, name, avatar: AVATARS[index] ?? '🧒' }));

/** Eight children with far more to do than a mail lists. */
export const MANY_CHILDREN: WeeklyReport = weeklyReport(
  TODAY,
  MANY,
  MANY.flatMap((child) =>
    Array.from({ length: 28 }, (_, index) => {
      const due = (index % 14) - 7;
      const isDone = due <= 2 && index % 4 !== 0;
      return thing(child, 'task', '🧹', `Çöpü çıkar (${index + 1})`, due, isDone ? due : undefined);
    }),
  ),
);

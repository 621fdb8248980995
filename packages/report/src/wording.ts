import { type Day, formatDay, formatDayRange, formatDueDay } from '@kovan/domain/days';
import type { Language } from '@kovan/domain/languages';
import { type ReportItem, totalOf, type Figures, type WeeklyReport } from './figures.ts';
import { TEXTS } from './texts.ts';

/** Items that all lists show; the rest is a number and a link, so that no mail program cuts the mail short. */
const LISTED = 60;
const MOST_LISTED = 8;
const LISTS_A_CHILD = 3;

/** What both forms of the mail say alike, in one language. */
export const createWording = (language: Language, report: WeeklyReport) => {
  const texts = TEXTS[language];
  const places = LISTS_A_CHILD * Math.max(1, report.children.length);
  const listed = Math.min(MOST_LISTED, Math.max(LISTS_A_CHILD, Math.floor(LISTED / places)));
  const dayOf = (item: ReportItem): Day | null => item.doneDay ?? item.dueDay;
  return {
    language,
    texts,
    week: formatDayRange(report.week.start, report.week.end, language),
    weekday: (day: Day): string => formatDay(day, language, { weekday: 'short' }),
    itemDay: (item: ReportItem): string => {
      const day = dayOf(item);
      return day === null ? texts.noDay : formatDueDay(day, language, report.today);
    },
    summary: (figures: Figures): string =>
      texts.summary(totalOf(figures.done), totalOf(figures.open), totalOf(figures.overdue)),
    compared: (figures: Figures): string | null =>
      figures.lastWeek.total === 0 ? null : texts.compared(totalOf(figures.done), figures.doneByThisDayLastWeek),
    share: ({ done, total }: { done: number; total: number }): string => (total === 0 ? '–' : `${done}/${total}`),
    listed: (items: readonly ReportItem[]) => ({
      shown: items.slice(0, listed),
      more: Math.max(0, items.length - listed),
    }),
  };
};

export type Wording = ReturnType<typeof createWording>;

import { combSigns, MOST_CELLS, planComb } from './comb.ts';
import { type ChildReport, type Figures, isQuiet, type ReportItem, type WeeklyReport } from './figures.ts';
import type { Links } from './links.ts';
import type { Wording } from './wording.ts';

/** In a plain text a line break of somebody's own would look like a line of ours. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

const lines = (...parts: readonly (string | readonly string[])[]): string => parts.flat().join('\n');

const compared = (figures: Figures, wording: Wording): readonly string[] => {
  const sentence = wording.compared(figures);
  return sentence === null ? [] : [sentence];
};

const picture = ({ thisWeek }: Figures, wording: Wording): readonly string[] => {
  if (thisWeek.total === 0) return [];
  return [`${combSigns(planComb(thisWeek, MOST_CELLS))} ${wording.share(thisWeek)}`];
};

const list = (title: string, items: readonly ReportItem[], wording: Wording): readonly string[] => {
  if (items.length === 0) return [];
  const { shown, more } = wording.listed(items);
  return [
    '',
    `${title} (${items.length})`,
    ...shown.map((item) => `- ${item.icon} ${oneLine(item.title)} (${wording.itemDay(item)})`),
    ...(more > 0 ? [`  ${wording.texts.more(more)}`] : []),
  ];
};

const dayLines = (child: ChildReport, { texts, weekday, share }: Wording): readonly string[] =>
  child.days.map(
    ({ day, thisWeek, lastWeek }) =>
      `${weekday(day)} ${share(thisWeek).padEnd(6)} (${texts.lastWeek}: ${share(lastWeek)})`,
  );

const section = (child: ChildReport, wording: Wording, links: Links): string => {
  const { texts } = wording;
  const name = oneLine(child.name);
  const week = isQuiet(child)
    ? [texts.quiet(name)]
    : [
        wording.summary(child),
        ...compared(child, wording),
        ...picture(child, wording),
        '',
        ...dayLines(child, wording),
        ...list(texts.overdueItems, child.overdueItems, wording),
        ...list(texts.openItems, child.openItems, wording),
        ...list(texts.doneItems, child.doneItems, wording),
      ];
  return lines(
    '',
    '----------------------------------------',
    `${child.avatar} ${name}`,
    week,
    '',
    links.child(child.id),
  );
};

/** The report as plain text. */
export const renderText = (report: WeeklyReport, wording: Wording, links: Links): string => {
  const { texts } = wording;
  const { family, children } = report;
  const head = [`Kovan · ${texts.title}`, wording.week, ''];
  const body =
    children.length === 0
      ? [texts.noChildren, links.children]
      : [
          texts.family,
          wording.summary(family),
          ...compared(family, wording),
          ...picture(family, wording),
          links.family,
          ...children.map((child) => section(child, wording, links)),
        ];
  return `${lines(head, body, '', '-- ', texts.why)}\n`;
};

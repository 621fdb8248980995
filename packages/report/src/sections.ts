import { combForOutlook, combTable, MOST_CELLS, planComb } from './comb.ts';
import { dayTable } from './dayTable.ts';
import {
  type ChildReport,
  type Count,
  type Figures,
  isQuiet,
  type ReportItem,
  totalOf,
  type WeeklyReport,
} from './figures.ts';
import type { Links } from './links.ts';
import { type Markup, markup, NOTHING } from './markup.ts';
import { button, card, layout, link } from './page.ts';
import { childInk, type Ink, INKS } from './palette.ts';
import { look } from './style.ts';
import type { Wording } from './wording.ts';

const CELL = { half: 12, slope: 7, side: 14 } as const;

/** Cells of all days of all children: with more than this, Gmail would cut the mail off at 102 kB. */
const CELLS_OF_DAYS = 84;
const FEWEST_CELLS = 3;

/** The most cells that the comb of one day may have; none in a family so large that they would say nothing. */
const dayCells = ({ children }: WeeklyReport): number => {
  const cells = Math.min(7, Math.floor(CELLS_OF_DAYS / (7 * children.length)));
  return cells < FEWEST_CELLS ? 0 : cells;
};

const paragraph = (text: Markup | string, ink: Ink, css = ''): Markup =>
  markup`<p ${look({ ink, css: `margin:0;font-size:15px;line-height:22px;${css}` })}>${text}</p>`;

const figure = (count: Count, label: string, ink: Ink, { texts }: Wording): Markup => {
  const all = totalOf(count);
  return markup`<td width="33%" valign="top" style="padding-right:8px">
<p ${look({ ink: all === 0 ? 'text-3' : ink, css: 'margin:0;font-size:28px;line-height:32px;font-weight:800' })}>${all}</p>
<p ${look({ ink: 'text', css: 'margin:0;font-size:14px;line-height:20px;font-weight:600' })}>${label}</p>
<p ${look({ ink: 'text-3', css: 'margin:0;font-size:13px;line-height:18px' })}>${texts.kinds(count.tasks, count.homework)}</p></td>`;
};

const share = ({ thisWeek }: Figures): Markup =>
  markup`<p ${look({ ink: 'text', css: 'margin:0;font-size:44px;line-height:48px;font-weight:800;letter-spacing:-1px;text-align:center' })}>${thisWeek.done}<span ${look({ ink: 'text-3', css: 'font-size:24px;letter-spacing:0' })}>/${thisWeek.total}</span></p>`;

const figures = (week: Figures, wording: Wording): Markup => {
  const { done, open, overdue } = wording.texts;
  return layout(
    markup`<tr>${figure(week.done, done, 'done-ink', wording)}${figure(week.open, open, 'text', wording)}${figure(week.overdue, overdue, 'overdue-ink', wording)}</tr>`,
  );
};

/** Nothing where there is nothing to compare with. */
const comparison = (week: Figures, wording: Wording): Markup => {
  const sentence = wording.compared(week);
  return sentence === null ? NOTHING : paragraph(sentence, 'text-2', 'padding-top:14px');
};

const picture = (week: Figures, { texts }: Wording): Markup => {
  if (week.thisWeek.total === 0) return NOTHING;
  const plan = planComb(week.thisWeek, MOST_CELLS);
  const note =
    plan.each > 1 ? paragraph(texts.eachCell(plan.each), 'text-3', 'font-size:13px;padding-top:8px') : NOTHING;
  return markup`<div style="padding:4px 0 20px;text-align:center">${combTable(plan, CELL)}${combForOutlook(plan)}<div style="padding-top:12px">${share(week)}</div>${note}</div>`;
};

/** The picture and the figures of the whole family's week. */
export const familyCard = ({ family }: WeeklyReport, wording: Wording, links: Links): Markup => {
  const { texts, week } = wording;
  return card(markup`<h1 ${look({ ink: 'text', css: 'margin:0;font-size:26px;line-height:32px;font-weight:800' })}>${texts.title}</h1>
${paragraph(week, 'text-2', 'padding-bottom:20px')}
${picture(family, wording)}
<h2 ${look({ ink: 'text', css: 'margin:0 0 8px;font-size:18px;line-height:24px;font-weight:700' })}>${texts.family}</h2>
${figures(family, wording)}
${comparison(family, wording)}
<div style="padding-top:20px">${button(texts.openFamily, links.family)}</div>`);
};

/** A gap before the day, which a long title would touch otherwise. */
const EN_SPACE = '\u2002';

const item = (one: ReportItem, wording: Wording): Markup =>
  markup`<tr valign="top"><td width="26">${one.icon}</td><td>${one.title}</td><td align="right" nowrap ${look({ ink: 'text-3' })}>${EN_SPACE}${wording.itemDay(one)}</td></tr>`;

const list = (title: string, items: readonly ReportItem[], ink: Ink, address: string, wording: Wording): Markup => {
  if (items.length === 0) return NOTHING;
  const { shown, more } = wording.listed(items);
  const rest = more > 0 ? paragraph(link(wording.texts.more(more), address), 'text-2', 'padding-top:4px') : NOTHING;
  return markup`<h3 ${look({ ink, css: 'margin:20px 0 4px;font-size:14px;line-height:20px;font-weight:700' })}>${title} (${items.length})</h3>
<div ${look({ ink: 'text', css: 'font-size:15px;line-height:23px;word-break:break-word' })}>${layout(
    shown.map((one) => item(one, wording)),
    2,
  )}</div>${rest}`;
};

const name = (child: ChildReport, ink: Ink, address: string): Markup =>
  markup`<table role="presentation" cellspacing="0" cellpadding="0" border="0"><tr>
<td width="40" height="40" align="center" valign="middle" aria-hidden="true" style="width:40px;height:40px;border:3px solid ${INKS[ink][0]};border-radius:50%;font-size:22px;line-height:40px">${child.avatar}</td>
<td style="padding-left:12px"><h2 style="margin:0;font-size:21px;line-height:28px;font-weight:800"><a href="${address}" ${look({ ink, css: 'text-decoration:none' })}>${child.name}</a></h2></td></tr></table>`;

/** The section of one child; `index` is its place in the children list, which its hue comes from. */
export const childCard = (
  child: ChildReport,
  index: number,
  report: WeeklyReport,
  wording: Wording,
  links: Links,
): Markup => {
  const { texts } = wording;
  const address = links.child(child.id);
  const head = name(child, childInk(index), address);
  if (isQuiet(child)) return card(markup`${head}${paragraph(texts.quiet(child.name), 'text-2', 'padding-top:12px')}`);
  return card(markup`${head}
<div style="padding-top:16px">${figures(child, wording)}</div>
${comparison(child, wording)}
${dayTable(child, report.today, dayCells(report), wording)}
${list(texts.overdueItems, child.overdueItems, 'overdue-ink', address, wording)}
${list(texts.openItems, child.openItems, 'text', address, wording)}
${list(texts.doneItems, child.doneItems, 'done-ink', address, wording)}
<p style="margin:20px 0 0;font-size:15px;line-height:24px">${link(texts.openTasks, links.childTasks(child.id))} &nbsp; ${link(texts.openHomework, links.childHomework(child.id))}</p>`);
};

/** What a family without children gets. */
export const emptyCard = ({ texts, week }: Wording, links: Links): Markup =>
  card(markup`<h1 ${look({ ink: 'text', css: 'margin:0;font-size:26px;line-height:32px;font-weight:800' })}>${texts.title}</h1>
${paragraph(week, 'text-2', 'padding-bottom:20px')}
<div style="padding:4px 0 20px">${combTable(planComb({ done: 0, total: 7 }, MOST_CELLS), CELL)}</div>
${paragraph(texts.noChildren, 'text-2', 'padding-bottom:20px')}
${button(texts.addChild, links.children)}`);

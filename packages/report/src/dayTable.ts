import type { Day } from '@kovan/domain/days';
import { combTable, planComb } from './comb.ts';
import type { ChildReport, ReportDay, Share } from './figures.ts';
import { type Markup, markup, NOTHING } from './markup.ts';
import { look } from './style.ts';
import type { Wording } from './wording.ts';

/** Three of them side by side fit a seventh of the narrowest phone. */
const CELL = { half: 6, slope: 4, side: 6 } as const;

const comb = (share: Share, mostCells: number): Markup =>
  share.total === 0 || mostCells === 0 ? NOTHING : combTable(planComb(share, mostCells), CELL);

const LABEL = 'font-size:12px;line-height:15px;font-weight:400;text-align:left;padding:4px 4px 4px 0';

const rowLabel = (label: string): Markup =>
  markup`<th scope="row" ${look({ ink: 'text-3', css: LABEL })}>${label}</th>`;

const weekday = ({ day }: ReportDay, today: Day, wording: Wording): Markup =>
  day === today
    ? markup`<th scope="col" ${look({ ink: 'honey-text', css: 'text-decoration:underline' })}>${wording.weekday(day)}</th>`
    : markup`<th scope="col">${wording.weekday(day)}</th>`;

/**
 * Day by day: a comb a day of at most so many cells, what was done of what there was, and the same day of the week
 * before.
 */
export const dayTable = (child: ChildReport, today: Day, mostCells: number, wording: Wording): Markup => {
  const { texts, share } = wording;
  const { days } = child;
  return markup`<table width="100%" cellspacing="0" cellpadding="0" border="0" aria-label="${texts.days(child.name)}" style="table-layout:fixed;margin-top:20px;text-align:center">
<tr ${look({ ink: 'text-3', css: 'font-size:12px;line-height:18px;font-weight:600' })}><td width="46" aria-hidden="true"></td>${days.map((day) => weekday(day, today, wording))}</tr>
<tr valign="bottom" ${look({ ink: 'text', css: 'font-size:14px;line-height:20px;font-weight:700' })}>${rowLabel(texts.thisWeek)}${days.map(
    ({ thisWeek }) =>
      markup`<td style="padding-top:8px">${comb(thisWeek, mostCells)}<div style="padding-top:4px">${share(thisWeek)}</div></td>`,
  )}</tr>
<tr ${look({ ink: 'text-3', css: 'font-size:13px;line-height:18px' })}>${rowLabel(texts.lastWeek)}${days.map(
    ({ lastWeek }) => markup`<td>${share(lastWeek)}</td>`,
  )}</tr>
</table>`;
};

import { combTable, planComb } from './comb.ts';
import { type Markup, markup } from './markup.ts';
import { FIXED } from './palette.ts';
import { look, STYLE_SHEET } from './style.ts';
import type { Wording } from './wording.ts';

const FONT = "font-family:Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const LOGO = { half: 5, slope: 3, side: 6 } as const;

/** A table that only lays out. */
export const layout = (rows: Markup | readonly Markup[], padding = 0): Markup =>
  markup`<table role="presentation" width="100%" cellspacing="0" cellpadding="${padding}" border="0">${rows}</table>`;

const GAP = markup`<tr><td height="16" style="font-size:0;line-height:0">&nbsp;</td></tr>`;

/** A card, as a row of the page. */
export const card = (content: Markup): Markup => {
  const css = 'border-width:1px;border-style:solid;border-radius:16px;padding:24px';
  return markup`<tr><td ${look({ name: 'card', ground: 'surface', line: 'line', css })}>${content}</td></tr>${GAP}`;
};

/** The one button of the mail. */
export const button = (label: string, address: string): Markup =>
  markup`<a href="${address}" style="display:inline-block;background-color:${FIXED.honey};border-bottom:3px solid #cd7705;border-radius:12px;padding:13px 22px 11px;color:${FIXED['on-honey']};font-size:16px;line-height:22px;font-weight:700;text-decoration:none">${label}</a>`;

/** A quiet link. */
export const link = (label: string, address: string): Markup =>
  markup`<a href="${address}" ${look({ ink: 'honey-text', css: 'font-weight:600;text-decoration:underline' })}>${label}</a>`;

const logo = (title: string): Markup => markup`<tr><td style="padding:0 4px 16px">
<table role="presentation" cellspacing="0" cellpadding="0" border="0"><tr><td style="padding-right:10px">${combTable(planComb({ done: 3, total: 3 }, 3), LOGO)}</td>
<td ${look({ ink: 'text', css: 'font-size:22px;font-weight:800;letter-spacing:-.2px' })}>${title}</td></tr></table></td></tr>`;

/** The whole document around the rows of the mail. */
export const page = (title: string, preview: string, rows: readonly Markup[], { language, texts }: Wording): string => {
  const ground = look({ ground: 'page', css: 'margin:0;padding:0;-webkit-text-size-adjust:100%' });
  return markup`<!DOCTYPE html>
<html lang="${language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${title}</title>
<style>
${STYLE_SHEET}
</style>
</head>
<body ${ground}>
<div style="display:none;max-height:0;overflow:hidden" aria-hidden="true">${preview}</div>
<div role="main" ${look({ ground: 'page' })}>
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" ${look({ ground: 'page', css: FONT })}><tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table role="presentation" width="600" cellspacing="0" cellpadding="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" style="max-width:600px;text-align:left">
${logo('Kovan')}
${rows}
<tr><td ${look({ ink: 'text-3', css: 'font-size:13px;line-height:20px;padding:4px 8px' })}>${texts.why}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</div>
</body>
</html>
`.html;
};

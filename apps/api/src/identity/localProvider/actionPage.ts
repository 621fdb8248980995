import { createHash } from 'node:crypto';
import type { Language } from '@kovan/api-client/contract';
import { escapeHtml } from '@kovan/domain/escapeHtml';
import { FIXED, GROUNDS, INKS, LINES } from '@kovan/report/palette';
import { ACTION_PATH, type CodePurpose } from './codes.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './passwords.ts';
import { textsOf } from './texts.ts';

const inBoth = ([light, dark]: readonly [string, string]): string => `light-dark(${light},${dark})`;

/** In the colours of the app: a mail of its leads here, and this page leads back to it. */
const STYLE = `:root{color-scheme:light dark;font:1.0625rem/1.5 system-ui,sans-serif;background:${inBoth(GROUNDS.page)};color:${inBoth(INKS.text)}}
body{margin:0 auto;max-width:26rem;padding:2rem 1rem}
main{padding:1.5rem;border-radius:16px;background:${inBoth(GROUNDS.surface)};box-shadow:0 0 0 1px ${inBoth(LINES.line)};overflow-wrap:anywhere}
b{display:block;margin:0 0 1rem .25rem;font-size:1.25rem}
h1{margin:0 0 .75rem;font-size:1.5rem;line-height:1.2;text-wrap:balance}
p{margin:0 0 1rem}
p:last-child{margin:0}
a{display:inline-block;padding:.625rem 0;color:${inBoth(INKS['honey-text'])};font-weight:600}
label{display:block}
input,button{box-sizing:border-box;width:100%;min-height:3rem;margin:.5rem 0 1rem;padding:0 .75rem;font:inherit;border-radius:10px}
input{border:1.5px solid ${inBoth(INKS['text-3'])};background:none;color:inherit}
button{margin-bottom:0;cursor:pointer;border:0;background:${FIXED.honey};color:${FIXED['on-honey']};font-weight:650}
:focus-visible{outline:3px solid ${inBoth(INKS['honey-text'])};outline-offset:2px}
.show{display:flex;align-items:center;gap:.5rem;min-height:3rem}
.show input{width:1.5rem;min-height:1.5rem;margin:0}
[hidden]{display:none}`;

/** Shows what is typed. Without it the page works as well, and the box isn't there. */
const SCRIPT = `const box=document.getElementById('show');if(box){box.parentElement.hidden=false;box.onchange=()=>{document.getElementById('newPassword').type=box.checked?'text':'password'}}`;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The page holds one script and takes nothing from elsewhere; it may send its form to us only. */
export const ACTION_PAGE_POLICY = [
  "default-src 'none'",
  `style-src ${hashOf(STYLE)}`,
  `script-src ${hashOf(SCRIPT)}`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const page = (language: Language, title: string, content: string): string => `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)} – Kovan</title><style>${STYLE}</style></head>
<body><b>Kovan</b><main><h1>${escapeHtml(title)}</h1>
${content}
</main></body>
</html>
`;

/** Asks for what the code still needs: a new password, or only a yes. */
export const askPage = (input: {
  language: Language;
  purpose: CodePurpose;
  mode: string;
  oobCode: string;
  email: string;
  weak: boolean;
}): string => {
  const { language, purpose, weak } = input;
  const texts = textsOf(language);
  const { title, warning, field, button } = texts[purpose];
  const hidden = (['mode', 'oobCode'] as const).map(
    (name) => `<input type="hidden" name="${name}" value="${escapeHtml(input[name])}">`,
  );
  const password =
    field === null
      ? ''
      : `<label for="newPassword">${escapeHtml(field)}</label>
<input id="newPassword" name="newPassword" type="password" autocomplete="new-password" required
 minlength="${MIN_PASSWORD_LENGTH}" maxlength="${MAX_PASSWORD_LENGTH}"${weak ? ' aria-invalid="true" aria-describedby="weak"' : ''}>
<label class="show" hidden><input id="show" type="checkbox" autocomplete="off">${escapeHtml(texts.show)}</label>`;
  return page(
    language,
    title,
    `<p>${escapeHtml(input.email)}</p>
${warning === null ? '' : `<p>${escapeHtml(warning)}</p>`}
${weak ? `<p id="weak" role="alert">${escapeHtml(texts.weak)}</p>` : ''}
<form method="post" action="${ACTION_PATH}?lang=${language}">${hidden.join('')}${password}
<button type="submit">${escapeHtml(button)}</button></form>${field === null ? '' : `<script>${SCRIPT}</script>`}`,
  );
};

const homeLink = (language: Language) => `<p><a href="/app/login">${escapeHtml(textsOf(language).home)}</a></p>`;

/** Says that it is done. */
export const donePage = (language: Language, purpose: CodePurpose): string => {
  const { title, done } = textsOf(language)[purpose];
  return page(language, title, `<p role="status">${escapeHtml(done)}</p>${homeLink(language)}`);
};

/** What a browser's form for a new link sends as its mode. */
export const ASK_AGAIN = 'askAgain';

/** Says that a link is of no use, and offers a new one where it was for a password; `wrong` says why none was sent. */
export const outdatedPage = (
  language: Language,
  purpose: CodePurpose | null,
  wrong?: 'tooOften' | 'noAddress',
): string => {
  const texts = textsOf(language);
  if (purpose === 'VERIFY_EMAIL') {
    return page(
      language,
      texts.outdated,
      `<p role="alert">${escapeHtml(texts.outdatedOther)}</p>${homeLink(language)}`,
    );
  }
  return page(
    language,
    texts.outdated,
    `<p role="alert">${escapeHtml(wrong === undefined ? texts.outdatedWhy : texts[wrong])}</p>
<form method="post" action="${ACTION_PATH}?lang=${language}"><input type="hidden" name="mode" value="${ASK_AGAIN}">
<label for="email">${escapeHtml(texts.email)}</label>
<input id="email" name="email" type="email" autocomplete="email" required maxlength="254">
<button type="submit">${escapeHtml(texts.again)}</button></form>${homeLink(language)}`,
  );
};

/** Says the same whoever asked for a new link: who has an account is told to nobody. */
export const askedPage = (language: Language): string => {
  const texts = textsOf(language);
  return page(language, texts.again, `<p role="status">${escapeHtml(texts.asked)}</p>${homeLink(language)}`);
};

import { createHash } from 'node:crypto';
import type { Language } from '@kovan/api-client/contract';
import { ACTION_PATH, type CodePurpose } from './codes.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './passwords.ts';
import { textsOf } from './texts.ts';

const STYLE = `:root{color-scheme:light dark;font:1.125rem/1.5 system-ui,sans-serif}
body{margin:0 auto;max-width:26rem;padding:2rem 1rem}
label{display:block}
input,button{box-sizing:border-box;width:100%;min-height:3rem;margin:.5rem 0 1rem;padding:0 .75rem;font:inherit;border:2px solid;border-radius:.75rem}
button{cursor:pointer;font-weight:600}`;

/** The page holds no script and takes nothing from elsewhere; it may send its form to us only. */
export const ACTION_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

const page = (language: Language, title: string, content: string): string => `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escaped(title)} – Kovan</title><style>${STYLE}</style></head>
<body><main><h1>${escaped(title)}</h1>
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
  const { title, field, button } = texts[purpose];
  const hidden = (['mode', 'oobCode'] as const).map(
    (name) => `<input type="hidden" name="${name}" value="${escaped(input[name])}">`,
  );
  const password =
    field === null
      ? ''
      : `<label for="newPassword">${escaped(field)}</label>
<input id="newPassword" name="newPassword" type="password" autocomplete="new-password" required
 minlength="${MIN_PASSWORD_LENGTH}" maxlength="${MAX_PASSWORD_LENGTH}"${weak ? ' aria-invalid="true" aria-describedby="weak"' : ''}>`;
  return page(
    language,
    title,
    `<p>${escaped(input.email)}</p>
${weak ? `<p id="weak" role="alert">${escaped(texts.weak)}</p>` : ''}
<form method="post" action="${ACTION_PATH}?lang=${language}">${hidden.join('')}${password}
<button type="submit">${escaped(button)}</button></form>`,
  );
};

const homeLink = (language: Language) => `<p><a href="/app/login">${escaped(textsOf(language).home)}</a></p>`;

/** Says that it is done. */
export const donePage = (language: Language, purpose: CodePurpose): string => {
  const { title, done } = textsOf(language)[purpose];
  return page(language, title, `<p role="status">${escaped(done)}</p>${homeLink(language)}`);
};

/** Says that the link is of no use. */
export const outdatedPage = (language: Language): string => {
  const { outdated } = textsOf(language);
  return page(language, 'Kovan', `<p role="alert">${escaped(outdated)}</p>${homeLink(language)}`);
};

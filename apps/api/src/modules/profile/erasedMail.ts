import type { Language } from '@kovan/api-client/contract';

const TEXTS = {
  tr: {
    subject: 'Kovan: ailenizin verileri silindi',
    paragraphs: [
      'Kovan’daki ailenizin bütün verileri, ailenin bir yetişkini tarafından silindi ve geri getirilemez.',
      'Hesabınız duruyor. Yeniden giriş yaptığınızda kendinize ait boş bir kovanınız olur.',
    ],
    link: "Kovan'a git",
  },
  en: {
    subject: 'Kovan: the data of your family was erased',
    paragraphs: [
      'An adult of your family has erased all of its data in Kovan. It cannot be brought back.',
      'Your account is still there. When you sign in again you have an empty hive of your own.',
    ],
    link: 'Go to Kovan',
  },
} as const;

/** Tells an adult that somebody else has erased their family; it names nobody, as nothing of the family may stay. */
export const erasedMail = (language: Language, publicUrl: string) => {
  const { subject, paragraphs, link } = TEXTS[language];
  const url = `${publicUrl}/app/login`;
  const html = paragraphs.map((text) => `<p>${text}</p>`).join('\n');
  return {
    subject,
    text: `${[...paragraphs, url].join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="${language}"><body>\n${html}\n<p><a href="${url}">${link}</a></p>\n</body></html>\n`,
  };
};

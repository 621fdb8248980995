import type { Language } from '@kovan/domain/languages';
import type { WeeklyReport } from './figures.ts';
import { createLinks } from './links.ts';
import { page } from './page.ts';
import { childCard, emptyCard, familyCard } from './sections.ts';
import { renderText } from './text.ts';
import { createWording } from './wording.ts';

/** A mail in both of its forms. */
export interface ReportMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/**
 * The weekly report as a mail: no picture, script, font or style from elsewhere, and whatever a family has
 * typed is escaped. `publicUrl` is where the app is reached, with no slash at the end.
 */
export const renderReport = (
  report: WeeklyReport,
  { language, publicUrl }: { language: Language; publicUrl: string },
): ReportMail => {
  const wording = createWording(language, report);
  const links = createLinks(publicUrl);
  const { texts } = wording;
  const isEmpty = report.children.length === 0;
  const cards = isEmpty
    ? [emptyCard(wording, links)]
    : [
        familyCard(report, wording, links),
        ...report.children.map((child, index) => childCard(child, index, report, wording, links)),
      ];
  const preview = isEmpty ? texts.noChildren : wording.summary(report.family);
  const subject = texts.subject(wording.week);
  return {
    subject,
    html: page(subject, preview, cards, wording),
    text: renderText(report, wording, links),
  };
};

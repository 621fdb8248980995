import { expect, it } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { ClockProvider } from '../../../providers/ClockProvider.tsx';
import { homeworkOf } from '../../../testHomework.ts';
import { testRoot } from '../../../testRoot.ts';
import { registerHomeworkTexts } from '../texts.ts';
import { FamilyHomeworkCard } from './FamilyHomeworkCard.tsx';

registerHomeworkTexts();
const render = testRoot();
const nothing = () => undefined;

it.each([
  ['tr', 'Fen Bilimleri'],
  ['en', 'Natural Science'],
])('[FH-19] [FH-20] a long title stands whole, and the subject by its name in %s', async (language, subject) => {
  const title = 'Bir bitkinin bir hafta boyunca büyümesini gözlemleyip her akşam deftere çizmek';
  const homework = homeworkOf({ id: 'bitki', status: 'active', title, subject: 'Fen Bilimleri' });
  await i18n.changeLanguage(language);
  await render(
    <ClockProvider clock={{ now: () => new Date('2026-11-18T09:00:00Z'), timeZone: 'Europe/Istanbul' }}>
      <FamilyHomeworkCard
        homework={homework}
        child={undefined}
        hue="plum"
        onStep={nothing}
        onEdit={nothing}
        onRemove={nothing}
      />
    </ClockProvider>,
  );
  expect(document.querySelector('h3')?.textContent).toBe(title);
  expect(document.querySelector('h3 + p')?.textContent).toBe(subject);
});

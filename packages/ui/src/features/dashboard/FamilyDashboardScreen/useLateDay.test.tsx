import { expect, it } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { ClockProvider } from '../../../providers/ClockProvider.tsx';
import { istanbulAt } from '../../../testClock.ts';
import { testRoot } from '../../../testRoot.ts';
import { registerDashboardTexts } from '../texts.ts';
import { useLateDay } from './useLateDay.ts';

registerDashboardTexts();

const clock = istanbulAt('2026-11-18T14:45:00Z');
const render = testRoot();
const Days = () => {
  const say = useLateDay();
  return ['2026-11-17', '2026-11-16', '2026-11-12', '2026-11-11'].map((day) => <p key={day}>{say(day)}</p>);
};

it.each([
  ['tr', ['Dün', 'Pazartesi', 'Perşembe', '11 Kasım']],
  ['en', ['Yesterday', 'Monday', 'Thursday', '11 November']],
] as const)('[N-21] [Q-29] a day that has passed is said as people of this language do: %s', async (language, days) => {
  await i18n.changeLanguage(language);
  await render(
    <ClockProvider clock={clock}>
      <Days />
    </ClockProvider>,
  );
  expect([...document.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(days);
});

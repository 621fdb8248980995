import { beforeEach, expect, it } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { ClockProvider } from '../../../providers/ClockProvider.tsx';
import { istanbulAt } from '../../../testClock.ts';
import { testRoot } from '../../../testRoot.ts';
import { useSeenOn } from './useSeenOn.ts';

const render = testRoot();
const Seen = ({ day }: { day: string }) => useSeenOn()(day);
const said = async (day: string) => {
  await render(
    <ClockProvider clock={istanbulAt('2026-11-18T22:30:00Z')}>
      <Seen day={day} />
    </ClockProvider>,
  );
  return document.body.textContent;
};

beforeEach(() => i18n.changeLanguage('tr'));

it.each([
  ['today', '2026-11-19', 'Son görülme: bugün'],
  ['yesterday', '2026-11-18', 'Son görülme: dün'],
  // The server is asked in the zone of before, or its clock goes ahead.
  ['on a day that has not come here', '2026-11-20', 'Son görülme: bugün'],
])('[AC-07] [DV-09] what was last seen %s says so', async (_, day, words) => {
  expect(await said(day)).toBe(words);
});

it('[AC-07] [DV-09] what was last seen before yesterday says its date', async () => {
  expect(await said('2026-11-17')).toMatch(/^Son görülme: 17 Kas/);
});

import { beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { testRoot } from '../../../testRoot.ts';
import { registerAccountTexts } from '../texts.ts';
import { DevicesSummary, PeopleSummary } from './summaries.tsx';

const known = vi.hoisted(() => ({ people: {}, devices: {}, hasPin: {} }));
vi.mock('../../people/queries.ts', () => ({ usePeople: () => known.people }));
vi.mock('../../devices/queries.ts', () => ({ useDevices: () => known.devices, useHasPin: () => known.hasPin }));

registerAccountTexts();
const render = testRoot();
beforeEach(() => i18n.changeLanguage('tr'));

const shown = async () => {
  await render(
    <p>
      <PeopleSummary />
      <DevicesSummary />
    </p>,
  );
  return [...document.querySelectorAll('span')].map(({ textContent }) => textContent);
};

it('a folded section tells how many there are, of invitations only where one is open, and nothing unread', async () => {
  Object.assign(known, { people: {}, devices: {}, hasPin: {} });
  expect(await shown()).toEqual([]);
  Object.assign(known, {
    people: { data: { adults: [1], invitations: [] } },
    devices: { data: [] },
    hasPin: { data: true },
  });
  expect(await shown()).toEqual(['1 yetişkin', 'Cihaz yok', 'PIN ayarlı']);
  Object.assign(known, { people: { data: { adults: [1, 2], invitations: [1, 2] } }, hasPin: { data: false } });
  expect(await shown()).toEqual(['2 yetişkin', '2 davet bekliyor', 'Cihaz yok', 'PIN yok']);
});

import { act } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { testRoot } from '../../../testRoot.ts';
import { WhoIsItScreen } from './WhoIsItScreen.tsx';

const { retry, selectChild, list } = vi.hoisted(() => ({
  retry: vi.fn(),
  selectChild: vi.fn(),
  list: { children: [] as readonly object[], isError: true },
}));
vi.mock('../../../providers/ChildrenProvider.tsx', () => ({
  useChildren: () => ({ ...list, isLoading: false, isRetrying: false, retry }),
}));
vi.mock('../../../providers/ViewProvider.tsx', () => ({ useView: () => ({ selectChild }) }));
vi.mock('./useTodaysCounts.ts', () => ({ useTodaysCounts: () => () => undefined }));

const render = testRoot();
beforeEach(() => i18n.changeLanguage('tr'));

it('[X-11] [EV-13] where the children can’t be read it asks for nobody, says so and tries again', async () => {
  await render(
    <MemoryRouter>
      <WhoIsItScreen />
    </MemoryRouter>,
  );
  expect(document.querySelector('h1')?.textContent).toBe('Kim geldi?');
  const failure = document.querySelector('[role=alert]');
  expect(failure?.querySelector('p')?.textContent).toBe('Çocuklar yüklenirken bir hata oluştu');
  await act(async () => failure?.querySelector('button')?.click());
  expect(retry).toHaveBeenCalledOnce();
});

const Where = () => <p id="where">{useLocation().pathname}</p>;

it('[DV-06] whoever says who it is comes to their own page, and it is their view from then on', async () => {
  const [elif, can] = ['Elif', 'Can'].map((name) => ({ id: name.toLowerCase(), name, avatar: '👧' }));
  Object.assign(list, { children: [elif, can], isError: false });
  await render(
    <MemoryRouter>
      <WhoIsItScreen />
      <Where />
    </MemoryRouter>,
  );
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes('Can'));
  await act(async () => button?.click());
  expect(selectChild.mock.calls).toEqual([[can]]);
  expect(document.querySelector('#where')?.textContent).toBe('/app/can');
});

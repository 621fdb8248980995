import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { testRoot } from '../../../testRoot.ts';
import { WhoIsItScreen } from './WhoIsItScreen.tsx';

const retry = vi.hoisted(() => vi.fn());
vi.mock('../../../providers/ChildrenProvider.tsx', () => ({
  useChildren: () => ({ children: [], isLoading: false, isError: true, isRetrying: false, retry }),
}));
vi.mock('../../../providers/ViewProvider.tsx', () => ({ useView: () => ({ selectChild: () => undefined }) }));
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

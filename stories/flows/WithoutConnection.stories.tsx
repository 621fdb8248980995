import { calls } from '@kovan/api-client/contract';
import { noteReach } from '@kovan/ui/data/online';
import { paths } from '@kovan/ui/layout/paths';
import { useQueryClient } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { useLayoutEffect } from 'react';
import { type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { expect, spyOn, waitFor } from 'storybook/test';
import { journey } from './support/journey.ts';
import { Kovan } from './support/Kovan.tsx';

let go: NavigateFunction;
/** Whether everything that stands at an address has been read, so many lists at least. */
let hasRead: (place: Place) => boolean;

interface Place {
  readonly address: string;
  readonly lists: number;
}

/** The whole app, led from outside. */
const Led = () => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const client = useQueryClient();
  useLayoutEffect(() => {
    go = navigate;
    hasRead = ({ address, lists }) => {
      const shown = client.getQueryCache().findAll({ type: 'active' });
      return pathname === address && shown.length >= lists && shown.every(({ state }) => state.data !== undefined);
    };
  }, [navigate, client, pathname]);
  return <Kovan />;
};

const FEATURES = ['people', 'devices', 'account'] as const;

/** Every screen of a family, cut off after it was read: what is known stays, and no button promises what can't be done. */
const meta = {
  title: 'Flows/Without a connection',
  component: Led,
  parameters: { layout: 'fullscreen', kovan: journey({ settings: { features: [...FEATURES] } }) },
} satisfies Meta<typeof Led>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** What is put into the queue, and sent when there is a connection. */
const QUEUED = [
  calls.tasks.setStatus,
  calls.tasks.create,
  calls.scheduledTasks.create,
  calls.homework.setStatus,
  calls.homework.check,
  calls.familyHomework.create,
];
const isQueued = (sent: string): boolean =>
  QUEUED.some(({ method, path }) => new RegExp(`^${method} ${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(sent));

const cutOff = ({ msw }: Context) => {
  const sent: string[] = [];
  let isCut = false;
  msw.use(
    http.all('*/api/*', ({ request }) => {
      if (!isCut) return undefined;
      if (request.method !== 'GET') sent.push(`${request.method} ${new URL(request.url).pathname}`);
      return HttpResponse.error();
    }),
  );
  return {
    sent,
    cut: (cut: boolean) => {
      isCut = cut;
      noteReach(!cut);
    },
  };
};

const nameOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent;

/** Buttons of the frame that end the session, or choose another view or language: the screens after it are for this one. */
const isLeftAlone = (button: HTMLElement) =>
  nameOf(button).startsWith('Çıkış yap') || button.closest('header [role="group"]') !== null;
const isOff = (button: HTMLButtonElement) => button.disabled || button.getAttribute('aria-disabled') === 'true';

/** Presses every button that can be pressed, with whatever that opens, and gives how many. */
const pressAll = async (address: string): Promise<number> => {
  const pressed = new Set<string>();
  for (;;) {
    const next = [...document.querySelectorAll('button')].find(
      (button) => !isOff(button) && !isLeftAlone(button) && !pressed.has(nameOf(button)),
    );
    if (!next) return pressed.size;
    pressed.add(nameOf(next));
    next.click();
    await new Promise((resolve) => setTimeout(resolve));
    if (!document.querySelector('main')) await go(address);
  }
};

/** What a screen says when it could not read something. */
const FAILURES = /yüklenirken bir hata|kontrol edilemedi/;

const tryEverywhere =
  (places: readonly Place[]): NonNullable<Story['play']> =>
  async (context) => {
    const { step } = context;
    const { sent, cut } = cutOff(context);
    // The app may still be on its way.
    await waitFor(() => expect(go).toBeInstanceOf(Function));
    spyOn(window, 'confirm').mockReturnValue(true);
    spyOn(console, 'error').mockImplementation(() => undefined);
    for (const place of places) {
      const { address } = place;
      cut(false);
      await go(address);
      await waitFor(() => expect(hasRead(place)).toBe(true));
      await waitFor(() => expect(document.querySelector('main h1')).not.toBeNull());
      const said = document.querySelector('main h1')?.textContent;
      cut(true);
      await step(`[OF-02] ${address} stays as it was last known`, async () => {
        await waitFor(() => {
          // What was on its way as the network went may still arrive, and is no connection.
          noteReach(false);
          return expect(document.body).toHaveTextContent(/önceki hâli/);
        });
        await expect(document.querySelector('main h1')?.textContent).toBe(said);
        await expect(document.body).not.toHaveTextContent(FAILURES);
      });
      await step(`[OF-05] ${address}: what can’t be done says so, and nothing else is sent by any button`, async () => {
        for (const off of document.querySelectorAll('button[aria-disabled="true"][aria-describedby]')) {
          await expect(off).toHaveAccessibleDescription(/bağlantı gerekiyor\./);
        }
        await pressAll(address);
        await expect(sent.filter((call) => !isQueued(call))).toEqual([]);
      });
    }
  };

export const FamilysScreens: Story = {
  play: tryEverywhere([
    { address: paths.family, lists: 5 },
    { address: paths.children, lists: 1 },
    { address: paths.familyTasks, lists: 3 },
    { address: paths.familyHomework, lists: 4 },
    { address: paths.account, lists: 1 },
  ]),
};

export const ChildsScreens: Story = {
  parameters: {
    kovan: journey({ viewMode: 'child', selectedChild: 'elif', settings: { features: [...FEATURES] } }),
  },
  play: tryEverywhere([
    { address: '/app/elif', lists: 5 },
    { address: '/app/elif/tasks', lists: 3 },
    { address: '/app/elif/assignments', lists: 2 },
  ]),
};

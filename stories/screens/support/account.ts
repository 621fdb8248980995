import type { FamilyFixture } from '@kovan/api-client/mocks';
import { livelyFamily, parent } from '@kovan/api-client/mocks';
import { within } from 'storybook/test';
import type { KovanParameters } from '../../../.storybook/decorators/kovanParameters.ts';

/** What the server has in these stories. */
export const FEATURES = ['people', 'devices', 'account'];

/** A mother, a father, an open invitation, a tablet and a phone, and three places where the account is open. */
export const twoAdults: FamilyFixture = {
  ...livelyFamily,
  adults: [
    {
      ...parent,
      id: 'mehmet',
      first_name: 'Mehmet',
      last_name: 'Yıldız',
      email: 'mehmet.yildiz@example.com',
    },
  ],
  invitations: [
    {
      id: 'open',
      invitedBy: parent.id,
      code: 'bal-petek',
      createdAt: '2026-11-18T08:00:00.000Z',
      expiresAt: '2026-11-25T08:00:00.000Z',
    },
  ],
  sessions: [
    {
      id: 'phone',
      browser: 'Safari',
      system: 'iPhone',
      createdAt: '2026-11-16T08:00:00.000Z',
      lastSeenOn: '2026-11-17',
      isLent: false,
    },
    {
      id: 'laptop',
      browser: 'Firefox',
      system: 'Linux',
      createdAt: '2026-11-11T08:00:00.000Z',
      lastSeenOn: '2026-11-11',
      isLent: true,
    },
  ],
  devices: [
    {
      id: 'tablet',
      name: 'Mutfak tableti',
      childIds: ['elif', 'can', 'defne'],
      createdAt: '2026-09-07T08:00:00.000Z',
      lastSeenOn: '2026-11-18',
      code: null,
    },
  ],
};

/** Parameters of a story of the account. */
export const atAccount = (kovan: KovanParameters = {}) => ({
  layout: 'fullscreen',
  kovan: {
    route: '/app/account',
    family: twoAdults,
    settings: { features: FEATURES },
    ...kovan,
  } satisfies KovanParameters,
});

/** The open dialog. */
export const dialogIn = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));

/** A section of the account, by its title. */
export const sectionOf = async (canvas: ReturnType<typeof within>, title: string) =>
  within(await canvas.findByRole('region', { name: new RegExp(title) }));

import type { Settings } from '@kovan/api-client/contract';
import { type FamilyFixture, livelyFamily, STORY_MOMENT } from '@kovan/api-client/mocks';
import type { Updates } from '@kovan/ui/data/updates';
import type { IdentityAccount, IdentityProvider } from '@kovan/machines/auth';

/** What a story may say of the app around it: `parameters: { kovan: { … } }`. */
export interface KovanParameters {
  /** The address that is open, with search params. */
  readonly route?: string;
  /**
   * What the story is of: the `screen` at its address, drawn through the app's table of routes while other addresses only
   * show where one is; a `part` that stands alone; or the `whole` app, which draws the table itself.
   */
  readonly of?: 'screen' | 'part' | 'whole';
  readonly family?: FamilyFixture;
  /** Who holds the token: an adult, a child's device, or a lent browser. */
  readonly session?: 'signedIn' | 'signedOut' | 'device' | 'lent';
  readonly viewMode?: 'family' | 'child';
  /** The id of the selected child, of the family's. */
  readonly selectedChild?: string;
  /** The moment at which the story's clock stands, or at which it does by now. */
  readonly now?: string | (() => string);
  readonly timeZone?: string;
  readonly mood?: 'child' | 'parent';
  /** Methods of the identity provider that shall do otherwise than let everybody in. */
  readonly identity?: Partial<IdentityProvider & IdentityAccount>;
  /** What already stands in browser storage, beside token and view. */
  readonly storage?: Readonly<Record<string, string>>;
  readonly settings?: Partial<Settings>;
  /** Other versions of the app. */
  readonly updates?: Updates;
}

/** What the story's clock says. */
export const dateOf = (now: string | (() => string)): Date => new Date(typeof now === 'string' ? now : now());

export const DEFAULTS = {
  route: '/',
  of: 'screen',
  family: livelyFamily,
  session: 'signedIn',
  viewMode: 'family',
  now: STORY_MOMENT,
  timeZone: 'Europe/Istanbul',
} satisfies KovanParameters;

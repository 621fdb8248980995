import type { Settings } from '@kovan/api-client/contract';
import { type FamilyFixture, livelyFamily, STORY_MOMENT } from '@kovan/api-client/mocks';
import type { IdentityProvider } from '@kovan/machines/auth';

/** What a story may say of the app around it: `parameters: { kovan: { … } }`. */
export interface KovanParameters {
  /** The address that is open, with search params. */
  readonly route?: string;
  /** The route pattern under which the story's screen stands; other addresses only show their path. */
  readonly path?: string;
  readonly family?: FamilyFixture;
  readonly session?: 'signedIn' | 'signedOut';
  readonly viewMode?: 'family' | 'child';
  /** The id of the selected child, of the family's. */
  readonly selectedChild?: string;
  /** The moment at which the story's clock stands. */
  readonly now?: string;
  readonly timeZone?: string;
  /** Inside the app frame with its header (`true`), inside that of visitors (`public`), a `page` with a frame of its own, or alone. */
  readonly layout?: boolean | 'public' | 'page';
  readonly mood?: 'child' | 'parent';
  /** Methods of the identity provider that shall do otherwise than let everybody in. */
  readonly identity?: Partial<IdentityProvider>;
  /** What already stands in browser storage, beside token and view. */
  readonly storage?: Readonly<Record<string, string>>;
  readonly settings?: Partial<Settings>;
}

export const DEFAULTS = {
  route: '/',
  path: '/*',
  family: livelyFamily,
  session: 'signedIn',
  viewMode: 'family',
  now: STORY_MOMENT,
  timeZone: 'Europe/Istanbul',
  layout: false,
} satisfies KovanParameters;

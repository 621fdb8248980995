import type { Page } from 'playwright';

export interface Shift {
  /** The browser's own score. */
  readonly value: number;
  /** What moved, from where to where. */
  readonly moved: readonly string[];
}

export const ORDERS: readonly ['first', 'last'];
export const SCREENS_OF_OTHERS: Readonly<Record<'newFamily' | 'device' | 'lent', string>>;
export const screensFor: (childId: string) => readonly string[];
export const watchShifts: (page: Page) => Promise<unknown>;
export const shiftsIn: (page: Page) => Promise<readonly Shift[]>;
export const openForgetful: (page: Page, open: () => Promise<unknown>) => Promise<void>;
export const openSlowly: (
  page: Page,
  address: string,
  order: (typeof ORDERS)[number],
) => Promise<{ readonly before: readonly Shift[]; readonly after: readonly Shift[] }>;

import { expect, type Page } from '@playwright/test';
import type { Family } from './family.ts';

/** What a browser keeps of who is signed in. */
export const storedToken = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('token'));

/** What proves to the server who is signed in there. */
export const bearer = async (page: Page): Promise<{ authorization: string }> => ({
  authorization: `Bearer ${await storedToken(page)}`,
});

/** Writes something down for a family as its adult's browser would, where a journey is not about the writing; gives the record. */
export const add = async (page: Page, path: string, data: object): Promise<{ readonly id: string }> => {
  const answer = await page.request.post(path, { headers: await bearer(page), data });
  expect(answer.status(), path).toBe(201);
  return ((await answer.json()) as { data: { id: string } }).data;
};

/** The oldest record among the family's children. */
export const firstChild = async (page: Page): Promise<{ readonly id: string }> => {
  const headers = await bearer(page);
  const { data } = (await (await page.request.get('/api/children', { headers })).json()) as { data: { id: string }[] };
  const [child] = data;
  if (!child) throw new Error('the family has no child');
  return child;
};

/** Opens a section of the account, where it folds. */
export const openSection = async ({ page, t, onPhone }: Family, id: 'people' | 'devices' | 'data' | 'sessions') => {
  const section = page.getByRole('region', { name: t(`account:${id}.title`) });
  const toggle = section.getByRole('button', { name: t(`account:${id}.title`), exact: true });
  if (onPhone && (await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  return section;
};

/** Presses the digits of a PIN and the key that enters it. */
export const enterPin = async ({ page, t }: Family, pin: string): Promise<void> => {
  const pad = page.getByRole('group', { name: t('devices:unlock.digits') });
  for (const digit of pin) await pad.getByRole('button', { name: digit, exact: true }).click();
  await pad.getByRole('button', { name: t('devices:unlock.enter') }).click();
};

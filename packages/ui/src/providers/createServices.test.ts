import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../data/queryClient.ts';
import { i18n } from '../i18n/i18n.ts';
import { createServices, type Services } from './createServices.ts';
import { unreachableIdentity } from './testIdentity.ts';

let services: Services;
/** The headers of the last call. */
let sent: Headers;

beforeEach(() => {
  vi.stubGlobal('fetch', async (_url: string, { headers }: RequestInit) => {
    sent = new Headers(headers);
    return Response.json({ data: [] });
  });
  services = createServices({
    identity: unreachableIdentity,
    storage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
    clock: { now: () => new Date('2026-11-18T14:45:00Z'), timeZone: 'America/New_York' },
    queryClient: createQueryClient(),
  });
});

afterEach(async () => {
  services.stop();
  vi.unstubAllGlobals();
  await i18n.changeLanguage('tr');
});

it('[A-07] a call of the app says the zone that its clock is in', async () => {
  await services.api.children.list();
  expect(sent.get('Time-Zone')).toBe('America/New_York');
});

it.each(['tr', 'en'] as const)('[A-09] a call of the app asks for sentences in its language: %s', async (language) => {
  await i18n.changeLanguage(language);
  await services.api.children.list();
  expect(sent.get('Accept-Language')).toBe(language);
});

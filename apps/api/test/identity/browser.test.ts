import { expect, it } from 'vitest';
import { browserOf } from '../../src/identity/sessions/browser.ts';

const KHTML = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  ['Chrome, Android', `Mozilla/5.0 (Linux; Android 10; K) ${KHTML} Chrome/131.0.0.0 Mobile Safari/537.36`],
  ['Chrome, Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KHTML} Chrome/131.0.0.0 Safari/537.36`],
  ['Chrome, ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${KHTML} Chrome/131.0.0.0 Safari/537.36`],
  ['Edge, Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KHTML} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`],
  ['Opera, macOS', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${KHTML} Chrome/129.0 Safari/537.36 OPR/115.0`],
  [
    'Samsung Internet, Android',
    `Mozilla/5.0 (Linux; Android 10; K) ${KHTML} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
  ],
  ['Yandex, Windows', `Mozilla/5.0 (Windows NT 10.0) ${KHTML} Chrome/128.0.0.0 YaBrowser/24.10 Safari/537.36`],
  ['Firefox, Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0'],
  ['Firefox, Android', 'Mozilla/5.0 (Android 15; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0'],
  [
    'Safari, iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  ],
  [
    'Chrome, iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0 Mobile/15E148 Safari/604.1',
  ],
  [
    'Safari, macOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  ],
  ['Linux', 'something of its own on Linux'],
  ['', 'curl/8.5.0'],
  ['', `${'x'.repeat(5000)} Firefox/133.0`],
  ['', undefined],
])('says "%s" of %s', (words, userAgent) => expect(browserOf(userAgent)).toBe(words));

import { afterEach, expect, it, vi } from 'vitest';
import { tellServer } from './pageCookies.ts';

afterEach(() => vi.restoreAllMocks());

/** What is written where the page came over this protocol. */
const writtenOver = (protocol: string): string[] => {
  vi.spyOn(Document.prototype, 'URL', 'get').mockReturnValue(`${protocol}//kovan.example/`);
  const written: string[] = [];
  vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation((cookie) => void written.push(cookie));
  tellServer('language', 'en');
  tellServer('signedIn', '1');
  tellServer('signedIn', null);
  return written;
};

it('the server is told of the language everywhere, of somebody signed in at the login alone, each as long as the privacy page says', () => {
  const written = [
    'kovan-language=en; Path=/; Max-Age=34560000; SameSite=Lax',
    'kovan-signed-in=1; Path=/app/login; Max-Age=604800; SameSite=Lax',
    'kovan-signed-in=; Path=/app/login; Max-Age=0; SameSite=Lax',
  ];
  expect(writtenOver('http:')).toEqual(written);
  expect(writtenOver('https:')).toEqual(written.map((cookie) => `${cookie}; Secure`));
});

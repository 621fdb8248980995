import { afterEach, expect, it, vi } from 'vitest';
import { browserStorage } from './browserStorage.ts';

afterEach(() => {
  browserStorage.removeItem('token');
  window.localStorage.clear();
  vi.restoreAllMocks();
});

const tokenOfAddress = (address: string): string => {
  window.history.replaceState(null, '', address);
  return document.cookie;
};

it('[N-02] [R-17] that a token is stored the server is told at the login alone, until it is taken away', () => {
  const told = () => ['/app/login', '/app/login/', '/', '/app', '/app/family', '/api/children'].map(tokenOfAddress);
  const nothing = ['', '', '', '', '', ''];
  browserStorage.setItem('viewMode', 'child');
  expect(told()).toEqual(nothing);
  browserStorage.setItem('token', 'a-token');
  expect(told()).toEqual(['kovan-signed-in=1', 'kovan-signed-in=1', '', '', '', '']);
  browserStorage.removeItem('viewMode');
  expect(told()[0]).toBe('kovan-signed-in=1');
  browserStorage.removeItem('token');
  expect(told()).toEqual(nothing);
});

it('what storage has no room for the server is not told', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => browserStorage.setItem('token', 'a-token')).toThrow('full');
  expect(tokenOfAddress('/app/login')).toBe('');
});

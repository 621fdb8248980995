import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useApi } from './ApiProvider.tsx';
import { useAuth } from './AuthProvider.tsx';
import { useChildren } from './ChildrenProvider.tsx';
import { useClock } from './ClockProvider.tsx';
import { hasCheckFailed, useOnboarding } from './OnboardingProvider.tsx';
import { useToast } from './ToastProvider.tsx';
import { useView } from './ViewProvider.tsx';

describe('a context outside its provider', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each([
    ['[X-48]', useAuth, 'useAuth must be used inside AuthProvider'],
    ['[X-49]', useView, 'useView must be used inside ViewProvider'],
    ['[X-50]', useChildren, 'useChildren must be used inside ChildrenProvider'],
    ['also the calls:', useApi, 'useApi must be used inside ApiProvider'],
    ['also the clock:', useClock, 'useClock must be used inside ClockProvider'],
    ['also onboarding:', () => useOnboarding(hasCheckFailed), 'useOnboarding must be used inside OnboardingProvider'],
    ['also toasts:', useToast, 'useToast must be used inside ToastProvider'],
  ])('%s throws', (_id, useIt: () => unknown, sentence) => {
    const Lonely = () => {
      useIt();
      return null;
    };
    expect(() => renderToString(<Lonely />)).toThrow(sentence);
  });
});

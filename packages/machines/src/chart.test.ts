import { describe, expect, it } from 'vitest';
import { createAiDemoMachine } from './aiDemo/index.ts';
import { createAuthMachine } from './auth/index.ts';
import { World } from './auth/testWorld.ts';
import { chartArrows, chartInitials, chartStates } from './chart.ts';
import { homeworkMachine } from './homework/index.ts';

describe('a chart', () => {
  it('[S-40] [S-42] [S-43] lists the states and arrows of a machine', () => {
    expect(chartStates(homeworkMachine)).toEqual(['active', 'completed', 'verified']);
    expect(chartArrows(homeworkMachine)).toEqual([
      { from: 'active', on: 'homework.complete', guard: null, to: 'completed' },
      { from: 'completed', on: 'homework.check', guard: null, to: 'verified' },
      { from: 'verified', on: 'homework.uncheck', guard: null, to: 'completed' },
    ]);
  });

  it('[DV-07] names guards, time and actors, and nested states', () => {
    const arrows = chartArrows(createAuthMachine(new World().effects()));
    expect(arrows).toContainEqual({ from: 'restoring', on: '', guard: 'hasToken', to: 'signedIn' });
    expect(arrows).toContainEqual({ from: 'restoring', on: '', guard: 'hasDeviceToken', to: 'device' });
    expect(arrows).toContainEqual({ from: 'restoring', on: '', guard: 'hasLentToken', to: 'lent' });
    const polled = arrows.filter(({ on }) => on === 'user.polled').map(({ from }) => from);
    expect(new Set(polled)).toEqual(new Set(['signedOut', 'signedIn']));
    expect(arrows).toContainEqual({ from: 'exchanging', on: 'done: exchange', guard: null, to: 'signedIn' });
    expect(arrows).toContainEqual({ from: 'signingIn', on: 'failed: signIn', guard: null, to: 'signedOut' });
    const demo = createAiDemoMachine({
      generate: () => Promise.reject(new Error()),
      texts: () => {
        throw new Error('a chart asks for no text');
      },
      logFailure: () => {},
    });
    const demoArrows = chartArrows(demo);
    expect(chartStates(demo)).toContain('showing.congratulating');
    expect(chartInitials(demo)).toEqual(['idle', 'generating.climbing', 'showing.browsing']);
    expect(demoArrows).toContainEqual({ from: '', on: 'demo.restarted', guard: null, to: 'idle' });
    expect(demoArrows).toContainEqual({ from: 'idle', on: 'text.changed', guard: null, to: null });
    const climbing = 'generating.climbing';
    expect(demoArrows).toContainEqual({ from: climbing, on: 'after 200 ms', guard: null, to: climbing });
  });
});

import { createUpdates } from '@kovan/ui/data/updates';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerWorker, takeUpdate } from './registered.ts';

/** A version of the worker in one of its states. */
class Version extends EventTarget {
  readonly postMessage = vi.fn();
  state: ServiceWorkerState;
  constructor(state: ServiceWorkerState) {
    super();
    this.state = state;
  }
  become(state: ServiceWorkerState) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class Registration extends EventTarget {
  active: Version | null = null;
  waiting: Version | null = null;
  installing: Version | null = null;
  readonly update = vi.fn(async () => undefined);
  /** The server has another version. */
  find() {
    this.installing = new Version('installing');
    this.dispatchEvent(new Event('updatefound'));
    return this.installing;
  }
  /** It is there, and waits. */
  install(version: Version) {
    this.installing = null;
    this.waiting = version;
    version.become('installed');
  }
}

let registration: Registration;
let container: EventTarget & { controller: Version | null; register: ReturnType<typeof vi.fn> };

beforeEach(() => {
  vi.useFakeTimers();
  registration = new Registration();
  container = Object.assign(new EventTarget(), {
    controller: null,
    register: vi.fn(async () => registration),
    getRegistration: async () => registration,
  });
  vi.stubGlobal('navigator', { serviceWorker: container });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const begin = async () => {
  const updates = createUpdates(() => undefined);
  await registerWorker(updates);
  return updates;
};

it('[OF-01] the first version is no update', async () => {
  const updates = await begin();
  registration.install(registration.find());
  container.dispatchEvent(new Event('controllerchange'));
  expect(updates.state()).toBe('current');
});

it('[OF-01] a version that waits is told of, whether it was there before, was coming or comes later', async () => {
  registration.active = new Version('activated');
  const coming = registration.find();
  const early = await begin();
  registration.install(coming);
  expect(early.state()).toBe('ready');
  registration.waiting = null;
  const later = await begin();
  const next = registration.find();
  expect(later.state()).toBe('current');
  registration.install(next);
  expect(later.state()).toBe('ready');
  expect((await begin()).state()).toBe('ready');
});

it('[OF-01] so is one that another tab has taken, but not one that broke off', async () => {
  registration.active = new Version('activated');
  container.controller = registration.active;
  const updates = await begin();
  registration.find().become('redundant');
  expect(updates.state()).toBe('current');
  container.dispatchEvent(new Event('controllerchange'));
  expect(updates.state()).toBe('ready');
});

it('[OF-01] a page that is left open asks for a new version every hour, and when it is seen again', async () => {
  await begin();
  expect(container.register).toHaveBeenCalledExactlyOnceWith('/sw.js');
  await vi.advanceTimersByTimeAsync(60 * 60 * 1000);
  expect(registration.update).toHaveBeenCalledTimes(1);
  const see = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  see('hidden');
  expect(registration.update).toHaveBeenCalledTimes(1);
  see('visible');
  expect(registration.update).toHaveBeenCalledTimes(2);
  vi.restoreAllMocks();
});

it.each(['activated', 'redundant'] as const)(
  '[OF-01] taking it loads the page anew only once it is %s',
  async (end) => {
    const reload = vi.fn();
    const waiting = new Version('installed');
    registration.waiting = waiting;
    await takeUpdate(reload);
    expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' });
    expect(registration.update).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
    waiting.become('activating');
    expect(reload).not.toHaveBeenCalled();
    waiting.become(end);
    expect(reload).toHaveBeenCalledOnce();
  },
);

it('[OF-01] where none waits yet it is looked for first, and where there is none the page is loaded anew all the same', async () => {
  const reload = vi.fn();
  registration.update.mockImplementationOnce(async () => void registration.find());
  const taking = takeUpdate(reload);
  await vi.advanceTimersByTimeAsync(0);
  const { installing } = registration;
  if (installing) registration.install(installing);
  await taking;
  expect(registration.waiting?.postMessage).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();

  registration.waiting = null;
  await takeUpdate(reload);
  expect(reload).toHaveBeenCalledOnce();
});

it('[OF-01] where the browser has no workers the page is loaded anew', async () => {
  vi.stubGlobal('navigator', {});
  const reload = vi.fn();
  await takeUpdate(reload);
  expect(reload).toHaveBeenCalledOnce();
});

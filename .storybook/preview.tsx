import '@kovan/ui/styles.css';
import '@kovan/ui/hues.css';
import { createFamily, createHandlers, livelyFamily, STORY_MOMENT } from '@kovan/api-client/mocks';
import { noteReach } from '@kovan/ui/data/online';
import { i18n } from '@kovan/ui/i18n';
import { NetStrip } from '@kovan/ui/layout/LateNetStrip';
import { Toasts } from '@kovan/ui/providers/ToastProvider';
import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import type {} from 'msw-storybook-addon/types';
import { configure } from 'storybook/test';
import { beBriefWhileWaiting } from './briefWhileWaiting.ts';
import { axeOptions, holdStill } from './driven.ts';
import { nameFailingStep } from './nameFailingStep.ts';
import { dateOf, type KovanParameters } from './decorators/kovanParameters.ts';
import { settled } from './decorators/settled.ts';
import { withApp } from './decorators/withApp.tsx';
import { applyTheme, withGlobals } from './decorators/withGlobals.tsx';
import { withStage } from './decorators/withStage.tsx';
import { framedInDocs } from './docs/framedInDocs.ts';
import { KovanDocs } from './docs/KovanDocs.tsx';
import { callsTaken, startMockWorker, takeUnmockedCalls } from './mockWorker.ts';
import { languageOf, READER } from './readerLanguage.ts';

holdStill();

// What a play waits for is never late by a clock, only by a busy machine.
configure({ asyncUtilTimeout: 20_000 });
beBriefWhileWaiting();

const loadMocks = mswLoader(startMockWorker);

export default {
  tags: ['autodocs'],
  decorators: [withApp, withStage, withGlobals],
  // What the first press of a play brings comes beforehand: where its code is still awaited in that press, React’s `act`
  // around it forgets what is left to draw.
  loaders: [
    async (context) => {
      await callsTaken();
      return loadMocks(context);
    },
    async () => void (await Promise.all([Toasts.load(), NetStrip.load()])),
  ],
  argTypesEnhancers: [framedInDocs],
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: READER, title: 'Your language', icon: 'browser' },
          { value: 'tr', title: 'Türkçe', right: 'TR' },
          { value: 'en', title: 'English', right: 'EN' },
        ],
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'System', icon: 'browser' },
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
  },
  initialGlobals: { locale: READER, theme: 'system' },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error', options: axeOptions },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { container: KovanDocs, toc: { headingSelector: 'h2, h3', ignoreSelector: '.docs-story *, .sb-unstyled *' } },
    options: {
      storySort: {
        order: [
          'Foundations',
          ['Welcome', 'Colours', 'Type', 'Space and motion', 'Voice', 'Accessibility', 'Adding a component'],
          'Components',
          'Layout',
          ['Header'],
          'Screens',
          [
            'Overview',
            ['Landing page', 'Dashboards', 'Tasks', 'Homework'],
            'Landing',
            'Login',
            'Onboarding',
            'FamilyDashboard',
            'Children',
            'FamilyTasks',
            'CreateTask',
            'FamilyHomework',
            'ChildDashboard',
            'ChildTasks',
            'ChildHomework',
            'AppRedirect',
            'InvalidChild',
            'NotFound',
          ],
          'Flows',
          ['Onboarding', 'A parent’s evening', 'A child’s afternoon'],
          'Machines',
          ['State chart', 'Signing in', 'Onboarding', 'View mode', 'Task', 'Homework', 'AI demo'],
          'Mail',
          '*',
        ],
        method: 'alphabetical',
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        handheld: { name: 'Handheld', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        narrow: { name: 'Narrowest', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        belowLarge: {
          name: 'Below the large breakpoint',
          styles: { width: '1023px', height: '768px' },
          type: 'tablet',
        },
        large: { name: 'Large breakpoint', styles: { width: '1024px', height: '768px' }, type: 'desktop' },
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
  },
  runStep: nameFailingStep,
  beforeEach: async (context) => {
    const { msw, parameters, globals } = context;
    await i18n.changeLanguage(languageOf(context));
    applyTheme(globals.theme);
    takeUnmockedCalls();
    noteReach(true);
    const { family = livelyFamily, now = STORY_MOMENT, timeZone } = (parameters.kovan ?? {}) as KovanParameters;
    msw.use(...createHandlers(createFamily(family, { now: () => dateOf(now), ...(timeZone && { timeZone }) })));
  },
  // Before axe looks: add-ons come after what stands here.
  afterEach: async ({ playFunction, viewMode }) => {
    if (!playFunction && viewMode === 'story') await settled();
    const calls = takeUnmockedCalls();
    if (calls.length > 0) throw new Error(`The story made calls that nobody mocks: ${calls.join(', ')}`);
  },
} satisfies Preview;

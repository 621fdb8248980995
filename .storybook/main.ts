import type { StorybookConfig } from '@storybook/react-vite';

/** The workshop: every story and page of stories/, drawn with what ships. */
export default {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@chromatic-com/storybook',
    'msw-storybook-addon',
  ],
  staticDirs: ['./public', '../apps/web/public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Whoever comes here comes for Kovan: Storybook's own first steps are not shown.
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  typescript: {
    // The compiler itself reads the types, so that a prop's choices are listed by name. It takes a third of the time to
    // build, and a test reads none of it.
    reactDocgen: process.env.VITEST || process.env.DOCGEN === 'off' ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'packages/ui/tsconfig.json',
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  // Nobody points at an element where a program drives the browser, and what would show it looks at the style of every
  // element after each change of the page.
  previewHead: (head = '') =>
    `${head}<script>if (navigator.webdriver && window.FEATURES) window.FEATURES.highlight = false;</script>`,
  // Nor does anybody see what stands there until a page of documentation comes; axe would go through it with every story.
  previewBody: (body = '') =>
    `${body}<script>if (navigator.webdriver) document.querySelector('.sb-preparing-docs')?.remove();</script>`,
  viteFinal: (config) => ({
    ...config,
    // A link for each file that was ever asked for would lie in the page, three hundred by the end of all stories.
    build: { ...config.build, modulePreload: false },
    optimizeDeps: {
      ...config.optimizeDeps,
      // What the preview itself imports; found only on the first visit, it would reload the page under a running story.
      include: [
        ...(config.optimizeDeps?.include ?? []),
        '@rive-app/react-canvas-lite',
        '@tanstack/react-query',
        'axe-core',
        'i18next',
        'lucide-react',
        'msw',
        'msw-storybook-addon/csf3',
        'msw/browser',
        'react-hook-form',
        'react-i18next',
        'react-router-dom',
        'storybook/internal/core-events',
        'storybook/theming',
        'xstate',
      ],
    },
  }),
} satisfies StorybookConfig;

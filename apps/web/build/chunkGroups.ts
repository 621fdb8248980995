/** The start of every page, and what its two screens of visitors have in common. */
const FRONT = [
  'node_modules/(?:react|react-dom|scheduler)/',
  String.raw`apps/web/src/(?:main|Shell|router|lateServices)\.tsx?$`,
  String.raw`packages/ui/src/components/(?:Button|IconButton|Link|Logo)/[^/]+\.tsx$`,
  String.raw`packages/ui/src/layout/(?:usePageTitle\.ts|Header/LanguageButtons\.tsx)$`,
];

const matching = (patterns: readonly string[]): RegExp =>
  new RegExp(patterns.join('|').replaceAll('/', String.raw`[\\/]`));

/**
 * What comes in one file, with all that it imports. Most is left to the bundler; what the first screens need is held
 * together, since on a slow line every request costs a turn. The login's parts serve other screens, too.
 */
export const chunkGroups = [
  { name: 'front', test: matching(FRONT), priority: 2 },
  {
    name: 'login',
    test: matching([String.raw`packages/ui/src/features/login/LoginScreen/LoginScreen\.tsx$`]),
    priority: 1,
  },
];

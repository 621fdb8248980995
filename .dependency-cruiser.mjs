/** Who may import whom (docs/architecture.md): each room imports only rooms to its left. */
const room = (name) => `^(packages|apps)/${name}/`;
const TESTS = '(\\.test\\.tsx?$|/test/|^stories/|^\\.storybook/|^e2e/)';
const MOCKS = '^packages/api-client/src/mocks';
const CONFORMANCE = '^packages/api-client/src/conformance';

/** A rule that nothing in `from` imports anything in `to`. */
const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const leftOf = {
  domain: ['machines', 'report', 'api-client', 'ui', 'web', 'api'],
  machines: ['report', 'api-client', 'ui', 'web', 'api'],
  report: ['machines', 'api-client', 'ui', 'web', 'api'],
  'api-client': ['report', 'ui', 'web', 'api'],
  ui: ['report', 'web', 'api'],
  web: ['report', 'api'],
  api: ['ui', 'web'],
};

export default {
  forbidden: [
    never('no-circle', 'A circle has no first room.', {}, { circular: true }),
    never('resolvable', 'What is imported exists.', {}, { couldNotResolve: true, pathNot: '\\.css$|virtual:' }),
    ...Object.entries(leftOf).map(([from, rooms]) =>
      never(
        `${from}-imports-left-only`,
        'Imports go from right to left.',
        { path: room(from) },
        { path: room(`(${rooms.join('|')})`) },
      ),
    ),
    never(
      'no-react-below-ui',
      'React appears in none of domain, machines, report, api-client.',
      { path: room('(domain|machines|report|api-client)') },
      { path: 'node_modules/(react|react-dom|react-router-dom|react-i18next|@tanstack/react-query)/' },
    ),
    never(
      'firebase-in-its-adapter',
      'The identity provider is reached by one adapter; the server only tests its own against the real SDK.',
      { pathNot: '^apps/(web/src/adapters|api/test/identity)/' },
      { path: 'node_modules/(firebase|@firebase)/' },
    ),
    never(
      'components-know-no-domain',
      'Components know no domain and no network; the comb takes its geometry, which is numbers alone.',
      { path: '^packages/ui/src/components/' },
      {
        pathNot: '^packages/domain/src/comb\\.ts$',
        path: `${room('(domain|machines|api-client)')}|^packages/ui/src/(features|layout|data|providers|frontDoor)/|node_modules/@tanstack/`,
      },
    ),
    never(
      'screens-stand-alone',
      'A feature takes the queries, mutations and parts of another, never its screens; screens never import screens.',
      { path: '^packages/ui/src/features/([^/]+)/(\\w+Screen|parts|\\w+\\.)' },
      {
        path: '^packages/ui/src/features/[^/]+/\\w+Screen/',
        pathNot: '^packages/ui/src/features/$1/$2',
      },
    ),
    never(
      'frame-knows-no-feature',
      'What is around the screens does not know them.',
      { path: '^packages/ui/src/(layout|providers|data|forms|i18n|frontDoor)/' },
      { path: '^packages/ui/src/features/' },
    ),
    never(
      'mocks-in-stories-and-tests-only',
      'The mock family never ships.',
      { pathNot: `${TESTS}|${MOCKS}` },
      { path: `${MOCKS}|node_modules/msw/` },
    ),
    never(
      'conformance-in-tests-only',
      'The conformance suite never ships.',
      { pathNot: `${TESTS}|${CONFORMANCE}` },
      { path: CONFORMANCE },
    ),
    never(
      'api-takes-the-contract-only',
      'The server shares the contract and the sentences of problems with the client, nothing else.',
      { path: '^apps/api/src/' },
      { path: '^packages/api-client/src/', pathNot: '^packages/api-client/src/(contract|problems)' },
    ),
    never(
      'http-knows-no-room-of-the-server',
      'What every call needs declares what it takes (who asks, the settings of a page); the assembly provides it.',
      { path: '^apps/api/src/http/' },
      { path: '^apps/api/src/(identity|limits|mail|modules|operator)/' },
    ),
    never(
      'limits-serve-every-room',
      'Limits are counted for every room, so they know none.',
      { path: '^apps/api/src/limits/' },
      { path: '^apps/api/src/(identity|mail|modules|operator)/' },
    ),
    never(
      'packages-by-their-entries',
      'Another package is reached by its public entries, never by a path into it.',
      { path: '^(packages|apps)/([^/]+)/' },
      { path: '^(packages|apps)/', pathNot: '^(packages|apps)/$2/', dependencyTypes: ['local'] },
    ),
    never(
      'ships-no-dev-tool',
      'What ships imports dependencies of its own package.json.',
      { path: '^(packages|apps)/[^/]+/src/', pathNot: `${TESTS}|${MOCKS}|${CONFORMANCE}` },
      { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static|coverage)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'browser', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
  },
};

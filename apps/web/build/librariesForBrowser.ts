import type { Plugin } from 'vite';
import { leaveOut } from './leaveOut.ts';

/** A part that is left out, called as `leaveOut` does; or what stands where a pattern is found. */
type Cut = string | readonly [RegExp, string];

interface Slimming {
  readonly of: RegExp;
  readonly cuts: readonly Cut[];
}

/** What libraries carry for others, and every family would load. */
const SLIMMINGS: readonly Slimming[] = [
  {
    of: /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/,
    cuts: [
      // Names for React's developer tools: each holds its component in the bundle, used or not, and with it the router's
      // forms, scripts and scrolling that only run in its framework.
      [/^\w+\.displayName = .*;$/gm, ''],
      [/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1'],
      // What a link of the framework fetches beforehand.
      [/= usePrefetchBehavior\([^;]*\);/, '= [];'],
      [/return shouldPrefetch && .* : link;/, 'return link;'],
      // Loaders of data, and what they failed with: screens read by TanStack Query.
      [
        /(function _renderMatches\(matches, parentMatches = \[\]), dataRouterOpts\) \{[^;]*;/,
        '$1) {\nconst dataRouterState = undefined, dataRouterOpts = undefined;',
      ],
      [/return dataRouterState && [\s\S]*? : (getChildren\(\);)/, 'return $1'],
      [/^RenderErrorBoundary\.contextType = .*;$/m, ''],
      // Advice for who writes the app; development builds give it.
      'warning()',
      'warningOnce()',
    ],
  },
  {
    of: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/,
    // Keys of lines that never change their order; React asks for them in development alone.
    cuts: [[/,\s*key: "\w+"/g, '']],
  },
  {
    of: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/,
    cuts: [
      // An icon's name for the same tools, and how it is spelled.
      [/ {2}if \(iconData\.name\) \{\n.*\n {2}\}\n/, ''],
      // Icons that are made of a name and lines: all of the library's bring their data.
      [/= typeof iconDataOrName === "string" \? .* : iconDataOrName;/, '= iconDataOrName;'],
    ],
  },
  {
    of: /[\\/]lucide-react[\\/].*[\\/]buildLucideIconNode\.mjs$/,
    cuts: [
      // Classes of names that icons had before, lines as thick at every size, and a size that the caller gives as two.
      [/const aliasClassNames = .*;/, 'const aliasClassNames = [];'],
      [/params\.absoluteStrokeWidth \? .* : (params\.strokeWidth \?\?)/, '$1'],
      [/ {4}\.\.\."size" in params && [\s\S]*?\n {4}\},\n/, ''],
    ],
  },
  {
    of: /[\\/]query-core[\\/]build[\\/]modern[\\/]infiniteQueryBehavior\.js$/,
    // Endless lists: there are none.
    cuts: [[/^[\s\S]*$/, 'export const [infiniteQueryBehavior, hasNextPage, hasPreviousPage] = [];']],
  },
  {
    of: /[\\/]query-core[\\/]build[\\/]modern[\\/]queryClient\.js$/,
    // The same lists, ways to read what no screen shows yet, and defaults but for those that the client is made with.
    cuts: [
      'QueryClient.infiniteQuery',
      'QueryClient.fetchInfiniteQuery',
      'QueryClient.prefetchInfiniteQuery',
      'QueryClient.ensureInfiniteQueryData',
      'QueryClient.ensureQueryData',
      'QueryClient.prefetchQuery',
      'QueryClient.getQueriesData',
      'QueryClient.setQueriesData',
      'QueryClient.getDefaultOptions',
      'QueryClient.setDefaultOptions',
      'QueryClient.setQueryDefaults',
      'QueryClient.setMutationDefaults',
    ],
  },
  {
    of: /[\\/]react-query[\\/]build[\\/]modern[\\/]use(?:BaseQuery|Queries|Mutation)\.js$/,
    cuts: [
      // Throwing what is awaited, or what failed, at a boundary: screens draw both (librariesForBrowser.test.ts).
      'ensureSuspenseTimers()',
      'ensurePreventErrorBoundaryRetry()',
      'useClearResetErrorBoundary()',
      [/const errorResetBoundary = .*;/, ''],
      [/const query = client\.getQueryCache\(\).*;/, ''],
      [/if \(shouldSuspend[\s\S]*?throw result\.error;/, ''],
      [/defaultedQueries\.forEach\([\s\S]*?\n\t\}\);/, ''],
      [/const suspensePromises = [\s\S]*?throw firstSingle\w+\.error;/, ''],
      [/if \(result\.error && shouldThrowError.*;/, ''],
    ],
  },
  {
    of: /[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/,
    cuts: [
      // Texts from a server: they come with the code.
      [/^(class Connector extends EventEmitter \{)[\s\S]*?\n\}\n/m, '$1}\n'],
      // Texts within texts, and formats in them: none of ours has either (librariesForBrowser.test.ts).
      [/if \(opt\.nest !== false\) res = [\s\S]*?\}, opt\);/, ''],
      'Interpolator.nest',
      [/formatter = Formatter;/, ''],
      // Directions of scripts, and instances beside the one.
      'I18n.dir',
      'I18n.cloneInstance',
      'I18n.hydrate',
      // Keys that are functions: ours are words.
      'keysFromSelector',
      'createProxy',
      // What is only said where `debug` is on.
      'this.logger.log()',
      'this.logger.warn()',
      'this.logger.once()',
      'this.logger.deprecate()',
      'baseLogger.deprecate()',
      'LanguageUtil.deprecateBareCode',
      'this.deprecateBareCode()',
      'ResourceStore.deprecateDottedLng',
      'this.deprecateDottedLng()',
      'Logger.log',
      'Logger.once',
      'Logger.deprecate',
    ],
  },
  {
    of: /[\\/]react-i18next[\\/]dist[\\/]es[\\/]defaults\.js$/,
    // Signs in texts with elements in them, for `Trans`, which nothing here uses.
    cuts: [[/^\s*unescape,?$/m, '']],
  },
  {
    of: /[\\/]idb[\\/]build[\\/]index\.js$/,
    // Walking from record to record: what is asked for here is one of them, or all.
    cuts: [[/^const advanceMethodProps[\s\S]*(?=^export )/m, '']],
  },
  {
    of: /[\\/]@firebase[\\/]app[\\/]dist[\\/]esm[\\/]index\.esm\.js$/,
    // On how many days its maker's libraries are used, kept in a database of its own for which every sign-in would wait.
    cuts: [[/^ *_registerComponent\(new Component\('heartbeat'.*\n/m, '']],
  },
  {
    of: /[\\/]xstate[\\/]dist[\\/](?:xstate|raise-\w+|StateMachine-\w+)\.esm\.js$/,
    cuts: [
      // Actions that no machine here has, handed on beside `createMachine`.
      [/(function setup\([\s\S]*?return \{\n)[\s\S]*?( {4}createMachine:)/, '$1$2'],
      // Watching machines from tools, and drawing them; states that are gone to by an address, of which there are none.
      'this.system._sendInspectionEvent()',
      'this._actorScope.system._sendInspectionEvent()',
      'system._sendInspectionEvent()',
      'Actor.attachDevTools',
      'this.attachDevTools()',
      'Actor.select',
      'Actor.on',
      'formatRouteTransitions()',
      'StateNode.definition',
      'StateNode.toJSON',
      'StateNode.on',
      'StateNode.events',
      'StateNode.ownEvents',
      'StateMachine.definition',
      'StateMachine.toJSON',
      'StateMachine.provide',
      // What a machine leaves behind to go on from: the view goes on from what it stored by itself.
      'getPersistedSnapshot',
    ],
  },
];

/**
 * Leaves out of libraries what no browser needs here, where the bundler can't tell. A cut that finds nothing any more, as
 * after an upgrade, fails the build: else nobody would know.
 */
export const librariesForBrowser = (): Plugin => {
  const unused = new Map<Cut, Slimming>();
  const slim = (code: string, cuts: readonly Cut[]): string => {
    const parts = cuts.filter((cut) => typeof cut === 'string');
    const left = parts.length === 0 ? code : leaveOut(code, parts, (part) => unused.delete(part));
    return cuts.reduce<string>((before, cut) => {
      if (typeof cut === 'string') return before;
      const after = before.replace(...cut);
      if (after !== before) unused.delete(cut);
      return after;
    }, left);
  };
  return {
    name: 'kovan:libraries-for-browser',
    apply: 'build',
    enforce: 'pre',
    buildStart: () => SLIMMINGS.forEach((slimming) => slimming.cuts.forEach((cut) => unused.set(cut, slimming))),
    transform: (code, id) => {
      const slimming = SLIMMINGS.find(({ of }) => of.test(id));
      return slimming ? { code: slim(code, slimming.cuts), map: null } : null;
    },
    buildEnd(error) {
      const [first] = unused;
      if (!error && first)
        this.error(`librariesForBrowser finds ${String(first[0])} no more in ${String(first[1].of)}`);
    },
  };
};

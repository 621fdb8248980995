import type { Plugin } from 'vite';

interface Slimming {
  readonly of: RegExp;
  readonly slim: (code: string) => string;
}

/** What libraries carry for others, and every family would load. */
const SLIMMINGS: readonly Slimming[] = [
  {
    // Names for React's developer tools: each holds its component in the bundle, used or not, and with it the router's
    // forms, scripts and scrolling that only run in its framework.
    of: /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/,
    slim: (code) =>
      code
        .replaceAll(/^\w+\.displayName = .*;$/gm, '')
        .replaceAll(/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1'),
  },
  {
    // Keys of lines that never change their order; React asks for them in development alone.
    of: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/,
    slim: (code) => code.replaceAll(/, key: "\w+"/g, ''),
  },
  {
    // An icon's name for the same tools, and how it is spelled.
    of: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/,
    slim: (code) => code.replace(/ {2}if \(iconData\.name\) \{\n.*\n {2}\}\n/, ''),
  },
  {
    // Endless lists: there are none.
    of: /[\\/]query-core[\\/]build[\\/]modern[\\/]infiniteQueryBehavior\.js$/,
    slim: () => 'export const [infiniteQueryBehavior, hasNextPage, hasPreviousPage] = [];',
  },
  {
    // Texts from a server: they come with the code.
    of: /[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/,
    slim: (code) => code.replace(/^(class Connector extends EventEmitter \{)[\s\S]*?\n\}\n/m, '$1}\n'),
  },
  {
    // Actions that no machine here has, handed on beside `createMachine`.
    of: /[\\/]xstate[\\/]dist[\\/]xstate\.esm\.js$/,
    slim: (code) => code.replace(/(function setup\([\s\S]*?return \{\n)[\s\S]*?( {4}createMachine:)/, '$1$2'),
  },
];

/**
 * Leaves out of libraries what no browser needs here, where the bundler can't tell. A pattern that finds nothing any more,
 * as after an upgrade, fails the build: else nobody would know.
 */
export const librariesForBrowser = (): Plugin => {
  const unused = new Set<Slimming>();
  return {
    name: 'kovan:libraries-for-browser',
    apply: 'build',
    enforce: 'pre',
    buildStart: () => SLIMMINGS.forEach((slimming) => unused.add(slimming)),
    transform: (code, id) => {
      const slimming = SLIMMINGS.find(({ of }) => of.test(id));
      if (!slimming) return null;
      const slim = slimming.slim(code);
      if (slim !== code) unused.delete(slimming);
      return { code: slim, map: null };
    },
    buildEnd(error) {
      const [first] = unused;
      if (!error && first) this.error(`librariesForBrowser leaves nothing out of ${first.of} any more`);
    },
  };
};

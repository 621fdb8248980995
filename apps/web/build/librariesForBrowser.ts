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
];

/** Leaves out of libraries what no browser needs here, where the bundler can't tell. */
export const librariesForBrowser = (): Plugin => ({
  name: 'kovan:libraries-for-browser',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => {
    const slimming = SLIMMINGS.find(({ of }) => of.test(id));
    return slimming ? { code: slimming.slim(code), map: null } : null;
  },
});

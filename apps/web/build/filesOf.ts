import type { Rolldown } from 'vite';

/** The built files that modules need before they can run, in the order in which they were asked for. */
export interface Files {
  readonly scripts: readonly string[];
  readonly styles: readonly Style[];
  /** The styles of what is only shown as markup at first: of these a page needs no more than that asks for. */
  readonly shown: readonly Style[];
}

/** A stylesheet. */
interface Style {
  readonly file: string;
  readonly text: string;
}

type Bundle = Rolldown.OutputBundle;

const textOf = (bundle: Bundle, file: string): string => {
  const asset = bundle[file];
  if (asset?.type !== 'asset') throw new Error(`The build has no file ${file}`);
  return String(asset.source);
};

/** The files that a chunk needs at once, itself among them. */
const withImports = (bundle: Bundle, file: string, known: Set<string>): Set<string> => {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || known.has(file)) return known;
  known.add(file);
  for (const imported of chunk.imports) withImports(bundle, imported, known);
  return known;
};

const chunksOf = (bundle: Bundle, modules: readonly string[]): Set<string> => {
  const files = new Set<string>();
  for (const module of modules) {
    const found = Object.values(bundle).find(
      (part) => part.type === 'chunk' && part.moduleIds.some((id) => id.endsWith(module)),
    );
    if (!found) throw new Error(`The build has no chunk with ${module}`);
    withImports(bundle, found.fileName, files);
  }
  return files;
};

const stylesOf = (bundle: Bundle, scripts: Iterable<string>): Set<string> => {
  const styles = new Set<string>();
  for (const file of scripts) {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk') continue;
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
  }
  return styles;
};

/** The files of some modules, each named by the end of its path; of the `shown` ones the styles only. */
export const filesOf = (bundle: Bundle, modules: readonly string[], shown: readonly string[]): Files => {
  const scripts = chunksOf(bundle, modules);
  const styles = stylesOf(bundle, scripts);
  const read = (files: Iterable<string>) => [...files].map((file) => ({ file, text: textOf(bundle, file) }));
  const others = [...stylesOf(bundle, chunksOf(bundle, shown))].filter((file) => !styles.has(file));
  return { scripts: [...scripts], styles: read(styles), shown: read(others) };
};

const CLASS = /\.([\w-]+)/g;
/** One value of a data attribute, such as one hue of many. */
const DATA = /\[(data-[\w-]+)=["']?([^"'\]]*)["']?\]/g;
/** What must not be there asks for nothing. */
const NOT = /:not\([^)]*\)/g;
/** What groups rules; every other at-rule is kept as it is. */
const GROUPS = /^@(?:media|supports|container|layer)\b/;

interface Rule {
  /** Its selectors, or an at-rule's name and condition. */
  readonly prelude: string;
  readonly body: string;
}

/** The rules of built CSS, in which no text has a brace; what is no block, such as an import, is none. */
const rulesOf = (css: string): Rule[] => {
  const rules: Rule[] = [];
  let depth = 0;
  let start = 0;
  let bodyStart = 0;
  for (let index = 0; index < css.length; index += 1) {
    if (css[index] === '{' && (depth += 1) === 1) bodyStart = index;
    if (css[index] === '}' && (depth -= 1) === 0) {
      rules.push({ prelude: css.slice(start, bodyStart).trim(), body: css.slice(bodyStart + 1, index) });
      start = index + 1;
    }
  }
  return rules;
};

/** Of a stylesheet those rules that can mean something in the markup, in their order. */
export const stylesFor = (markup: string, css: string): string => {
  const known = new Set([...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  const isMeant = (selector: string) => {
    const asked = selector.replaceAll(NOT, '');
    return (
      [...asked.matchAll(CLASS)].every(([, name = '']) => known.has(name)) &&
      [...asked.matchAll(DATA)].every(([, name, value]) => markup.includes(` ${name}="${value}"`))
    );
  };
  const kept = (text: string): string =>
    rulesOf(text)
      .map(({ prelude, body }) => {
        if (GROUPS.test(prelude)) {
          const inner = kept(body);
          return inner && `${prelude}{${inner}}`;
        }
        return prelude.startsWith('@') || prelude.split(',').some(isMeant) ? `${prelude}{${body}}` : '';
      })
      .join('');
  return kept(css);
};

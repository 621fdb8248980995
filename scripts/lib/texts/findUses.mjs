import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../run.mjs';

const ATTRIBUTES = new Set([
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'aria-roledescription',
  'aria-placeholder',
  'alt',
  'label',
  'placeholder',
  'title',
]);
const HAS_LETTER = /\p{L}/u;

const parse = (file) => {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true, kind);
};

const visit = (node, look) => {
  look(node);
  ts.forEachChild(node, (child) => visit(child, look));
};

const isFunction = (node) => ts.isFunctionLike(node) || ts.isSourceFile(node);
const enclosing = (node) => (isFunction(node) ? node : enclosing(node.parent));
const textOf = (node) => (ts.isStringLiteralLike(node) ? node.text : undefined);

/** Each name that `const { t: name } = useTranslation('namespace')` declares, with the function it holds in. */
const translators = (source) => {
  const found = [];
  visit(source, (node) => {
    if (!ts.isVariableDeclaration(node) || !node.initializer || !ts.isCallExpression(node.initializer)) return;
    if (node.initializer.expression.getText() !== 'useTranslation' || !ts.isObjectBindingPattern(node.name)) return;
    const [argument] = node.initializer.arguments;
    const first = argument && ts.isArrayLiteralExpression(argument) ? argument.elements[0] : argument;
    for (const element of node.name.elements) {
      if ((element.propertyName ?? element.name).getText() !== 't') continue;
      found.push({ name: element.name.getText(), namespace: first ? textOf(first) : 'common', scope: enclosing(node) });
    }
  });
  return found;
};

/** The literal keys of a `t` argument: `{ key }`, `{ prefix }` of a template, or nothing where it can't be read. */
const keysOf = (node) => {
  if (ts.isStringLiteralLike(node)) return [{ key: node.text }];
  if (ts.isTemplateExpression(node) && node.head.text !== '') return [{ prefix: node.head.text }];
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return keysOf(node.expression);
  if (ts.isConditionalExpression(node)) return [...keysOf(node.whenTrue), ...keysOf(node.whenFalse)];
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(keysOf);
  return [{}];
};

const split = (text, namespace) => {
  const at = text.indexOf(':');
  return at < 0 ? { namespace, text } : { namespace: text.slice(0, at), text: text.slice(at + 1) };
};

/**
 * Where one source uses texts: `uses` are `{ namespace, key | prefix, place }`; `named` are strings elsewhere that look like
 * `namespace:key`; `unread` are calls of `t` whose key is neither literal nor begins so; `jsx` is text written in JSX.
 */
export const findUses = (file, namespaceOfFolder) => {
  const source = parse(file);
  const bound = translators(source);
  const result = { uses: [], named: [], unread: [], jsx: [] };
  const placeOf = (node) => `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
  const own = namespaceOfFolder(dirname(file));

  const namespaceAt = (node, name) => {
    for (let scope = enclosing(node); scope; scope = scope.parent && enclosing(scope.parent)) {
      const translator = bound.find((one) => one.name === name && one.scope === scope);
      if (translator) return translator.namespace;
    }
    return own ?? 'common';
  };

  const lookAtCall = (node) => {
    const callee = node.expression;
    const name = ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText();
    const isTranslator = name === 't' || bound.some((one) => one.name === name);
    if (!isTranslator || node.arguments.length === 0) return;
    const namespace = namespaceAt(node, name);
    for (const { key, prefix } of keysOf(node.arguments[0])) {
      if (key === undefined && prefix === undefined) result.unread.push(placeOf(node));
      else {
        const { namespace: used, text } = split(key ?? prefix, namespace);
        result.uses.push({
          namespace: used,
          ...(key === undefined ? { prefix: text } : { key: text }),
          place: placeOf(node),
        });
      }
    }
  };

  visit(source, (node) => {
    if (ts.isCallExpression(node)) lookAtCall(node);
    if (ts.isStringLiteralLike(node) && /^[a-zA-Z]+:[\p{L}\w]/u.test(node.text))
      result.named.push({ ...split(node.text), place: placeOf(node) });
    if (ts.isJsxText(node) && HAS_LETTER.test(node.text)) result.jsx.push(`${placeOf(node)} ${node.text.trim()}`);
    if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent)) {
      const text = textOf(node.expression);
      if (text && HAS_LETTER.test(text)) result.jsx.push(`${placeOf(node)} ${text}`);
    }
    if (ts.isJsxAttribute(node) && ATTRIBUTES.has(node.name.getText())) {
      const text = node.initializer && textOf(node.initializer);
      if (text && HAS_LETTER.test(text)) result.jsx.push(`${placeOf(node)} ${node.name.getText()}="${text}"`);
    }
  });
  return result;
};

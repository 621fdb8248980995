import { expect, it } from 'vitest';
import { stylesFor, withUsedProperties } from './stylesFor.ts';

const MARKUP = '<main class="page wide" data-mood="child"><b class="word">Bal</b></main>';

it.each([
  ['a rule of a class that is there', '.page{color:red}'],
  ['of several that are', '.page.wide>.word:hover{color:red}'],
  ['one of whose selectors may mean something', '.nobody,.word{color:red}'],
  ['that asks for a class not to be there', '.word:not(.done){color:red}'],
  ['of elements alone', 'b{color:red}'],
  ['of an attribute that is there', '[data-mood=child] .word,main[data-mood="child"]{color:red}'],
  ['of an attribute with any value', '[data-hue] .word{color:red}'],
  ['that asks for an attribute not to be there', '.word:not([data-hue=plum]){color:red}'],
  ['what moves, and what names a font', '@keyframes rise{0%{opacity:0}}@font-face{font-family:Bal}'],
])('keeps %s', (_what, css) => {
  expect(stylesFor(MARKUP, css)).toBe(css);
});

it('leaves out what can mean nothing here, in their order what is left', () => {
  const css =
    '[data-mood=parent]{top:9px}.word{top:0}.other{top:1px}@media (min-width:9px){.page .other{top:2px}.page{top:3px}}@media print{.other{top:4px}}.wide{top:5px}';
  expect(stylesFor(MARKUP, css)).toBe('.word{top:0}@media (min-width:9px){.page{top:3px}}.wide{top:5px}');
});

it('leaves out custom properties that nothing uses, neither a rule, nor the markup, nor one that is used', () => {
  const css =
    ':root{--ink:var(--dark,#000);--dark: ;--plum:var(--rest);--rest:#fff;--used-in-markup:1px}b{color:var(--ink);top:0}';
  expect(withUsedProperties('<b style="left:var(--used-in-markup)">Bal</b>', css)).toBe(
    ':root{--ink:var(--dark,#000);--dark: ;--used-in-markup:1px}b{color:var(--ink);top:0}',
  );
});

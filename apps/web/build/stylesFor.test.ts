import { expect, it } from 'vitest';
import { stylesFor } from './stylesFor.ts';

const MARKUP = '<main class="page wide"><b class="word" data-hue="plum">Bal</b></main>';

it.each([
  ['a rule of a class that is there', '.page{color:red}'],
  ['of several that are', '.page.wide>.word:hover{color:red}'],
  ['one of whose selectors may mean something', '.nobody,.word{color:red}'],
  ['that asks for a class not to be there', '.word:not(.done){color:red}'],
  ['of elements alone', 'b{color:red}'],
  ['of a value of data that is there, quoted or not', '[data-hue=plum]{top:0}.word[data-hue="plum"] b{top:0}'],
  ['of data, whatever its value', '.word[data-late]{color:red}'],
  ['what moves, and what names a font', '@keyframes rise{0%{opacity:0}}@font-face{font-family:Bal}'],
])('keeps %s', (_what, css) => {
  expect(stylesFor(MARKUP, css)).toBe(css);
});

it('leaves out what can mean nothing here, in their order what is left', () => {
  const css =
    '.word{top:0}.other{top:1px}@media (min-width:9px){.page .other{top:2px}.page{top:3px}}@media print{.other{top:4px}}[data-hue=cyan]{top:6px}.word[data-hue=plu]{top:7px}.wide{top:5px}';
  expect(stylesFor(MARKUP, css)).toBe('.word{top:0}@media (min-width:9px){.page{top:3px}}.wide{top:5px}');
});

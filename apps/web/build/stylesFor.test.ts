import { expect, it } from 'vitest';
import { stylesFor } from './stylesFor.ts';

const MARKUP = '<main class="page wide"><b class="word">Bal</b></main>';

it.each([
  ['a rule of a class that is there', '.page{color:red}'],
  ['of several that are', '.page.wide>.word:hover{color:red}'],
  ['one of whose selectors may mean something', '.nobody,.word{color:red}'],
  ['that asks for a class not to be there', '.word:not(.done){color:red}'],
  ['of elements alone', 'b{color:red}'],
  ['what moves, and what names a font', '@keyframes rise{0%{opacity:0}}@font-face{font-family:Bal}'],
])('keeps %s', (_what, css) => {
  expect(stylesFor(MARKUP, css)).toBe(css);
});

it('leaves out what can mean nothing here, in their order what is left', () => {
  const css =
    '.word{top:0}.other{top:1px}@media (min-width:9px){.page .other{top:2px}.page{top:3px}}@media print{.other{top:4px}}.wide{top:5px}';
  expect(stylesFor(MARKUP, css)).toBe('.word{top:0}@media (min-width:9px){.page{top:3px}}.wide{top:5px}');
});

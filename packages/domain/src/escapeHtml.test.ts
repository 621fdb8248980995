import { expect, it } from 'vitest';
import { escapeHtml } from './escapeHtml.ts';

it('a text in HTML is that text, in an attribute too, however often a sign stands in it', () => {
  expect(escapeHtml(`<b title="a">&'&amp;</b> Elif's`)).toBe(
    '&lt;b title=&quot;a&quot;&gt;&amp;&#39;&amp;amp;&lt;/b&gt; Elif&#39;s',
  );
});

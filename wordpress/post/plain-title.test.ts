import { expect, test } from 'vitest';
import { plainTitle } from './plain-title.ts';

test.each([
  ['Plain', 'Plain'],
  ['  Two\n lines ', 'Two lines'],
  ['Rock &amp; Roll', 'Rock & Roll'],
  ['Rock &amp;amp; Roll', 'Rock & Roll'],
  ['It&#8217;s &hellip; &#x1F600;', 'It’s … 😀'],
  ['A <em>word</em> and <strong class="x">more</strong>', 'A word and more'],
  ['One<br/>two', 'One two'],
  ['5 < 6 & 7 > 3', '5 < 6 & 7 > 3'],
  ['x <y z', 'x <y z'],
  ['&lt;b&gt;bold&lt;/b&gt;', 'bold'],
  ['How to use &lt;html&gt;', 'How to use <html>'],
  ['Ben & Jerry; friends', 'Ben & Jerry; friends'],
  ['', ''],
])('%j is %j', (html, title) => {
  expect(plainTitle(html)).toBe(title);
});

import { expect, test } from 'vitest';
import { isCutOff } from './is-cut-off.ts';

test.each([
  '<p>And then…</p>',
  '<p>And then [&#8230;]</p>',
  '<p>And then ...</p>',
  '<p>And then. <a href="/a/">Read more</a></p>',
  '<p>And then <a href="/a/">Continue reading <span>Who speaks?</span></a> <a class="more-link" href="/a/">→</a></p>',
  '<p>And then. Seguir leyendo «Las pausas» →</p>',
  '<p>Und dann [&hellip;]</p><p>The post <a href="/a/">A</a> appeared first on <a href="/">Blog</a>.</p>',
])('%s is cut off', (html) => {
  expect(isCutOff(html)).toBe(true);
});

test.each([
  '',
  '<p>And then it ended.</p>',
  '<p>To read more is to speak better. So we did.</p>',
  '<p>Well… it ended.</p><p>The post <a href="/a/">A</a> appeared first on <a href="/">Blog</a>.</p>',
])('%s is not', (html) => {
  expect(isCutOff(html)).toBe(false);
});

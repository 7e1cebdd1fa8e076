import { expect, test } from 'vitest';
import type { SourcePost } from '../source-post.ts';
import { readTemplateTags } from './template-tags.ts';

function read(text: string, isMdx = false) {
  const changes: SourcePost['changes'] = [];
  const site = { repository: 'https://git.example/r', baseurl: '/me', nested: { a: 1 } };
  return { text: readTemplateTags(text, { isMdx, site, head: { title: 'T' }, changes }), changes };
}

test.each([
  ['[a]({{ site.repository }}/b)', '[a](https://git.example/r/b)'],
  ['![a]({{ site.baseurl }}/a.png)', '![a](/me/a.png)'],
  ['[a]({{ site.url }}/a)', '[a](/a)'],
  ['![a]({{ "/a.png" | relative_url }})', '![a](/a.png)'],
  ['{% raw %}{{ a }}{% endraw %} {{</* b */>}} {{ page.title }}', '{{ a }} {{< b >}} T'],
  ['Use `{{ page.title }}` here', 'Use `{{ page.title }}` here'],
  ['```\n{% if x %}\n```\n', '```\n{% if x %}\n```\n'],
  ['{% highlight js %}\nlet a = "{{ b }}";\n{% endhighlight %}', '\n````js\nlet a = "{{ b }}";\n````\n'],
  [
    '[a]({% post_url 2019-05-04-a %}) [b]({{< relref "blog/b.md" >}})',
    '[a](/_posts/2019-05-04-a) [b](/blog/b.md)',
  ],
  ['A link{:target="_blank"}\n{: .big}', 'A link\n'],
  ['{{< highlight go "a=b" >}}\n{{ b }}\n{{< /highlight >}}', '\n````go\n{{ b }}\n````\n'],
  ['{::nomarkdown}a{:/}', 'a'],
  ['> ```\n> %%a%%\n> ```', '> ```\n> %%a%%\n> ```'],
  ['<!-- more --> 100%% a {#b}', '<!-- --> 100%% a {#b}'],
  ['{:toc} returns {:ok, value}', ' returns {:ok, value}'],
  ['a < b and {curly}', 'a < b and {curly}'],
])('replaces template tags: %j becomes %j', (written, text) => {
  expect(read(written)).toEqual({ text, changes: [] });
});

test.each([
  [
    '{{< figure src="/a.png" alt="A" title="B" caption="C & d" >}}',
    '<figure><img src="/a.png" alt="A"><figcaption>B · C &amp; d</figcaption></figure>',
    'figure',
  ],
  ['{% include figure image_path="/a.png"\n %}', '<figure><img src="/a.png" alt=""></figure>', 'figure'],
  ['{{< figure\n  src="/a.png"\n>}}', '<figure><img src="/a.png" alt=""></figure>', 'figure'],
  ['{% blockquote Jane, Her book %}', '<blockquote>\n\nJane, Her book', 'blockquote'],
])('replaces the template tag %s with %s and reports it', (written, text, what) => {
  expect(read(written)).toEqual({ text: `\n\n${text}\n\n`, changes: [{ code: 'shortcode_replaced', what }] });
});

test.each([
  ['{{< youtube abc123 >}}', 'https://www.youtube.com/watch?v=abc123'],
  ['{{< youtube id="abc123" title="T" >}}', 'https://www.youtube.com/watch?v=abc123', 'T'],
  ["{% include embed/youtube.html id='abc123' %}", 'https://www.youtube.com/watch?v=abc123'],
  ['{% include video id="5" provider="vimeo" %}', 'https://vimeo.com/5'],
  ['{{< x user="a" id="2" >}}', 'https://x.com/a/status/2'],
  ['{% tweet https://twitter.com/a/status/2 %}', 'https://twitter.com/a/status/2'],
  ['{% gist me/1 %}', 'https://gist.github.com/me/1'],
  ['{% embed https://a.example/b %}', 'https://a.example/b'],
  ['<YouTube id="abc123" />', 'https://www.youtube.com/watch?v=abc123'],
])('replaces %s with an embedded player', (written, address, title = '') => {
  const text = `\n\n<iframe src="${address}" title="${title}"></iframe>\n\n`;
  expect(read(written, true)).toEqual({ text, changes: [] });
});

test.each([
  ...'{% comment %}A `b`\n\nc{% endcomment %}¦{%- comment -%}A `b` c{%- endcomment -%}¦{% # A `b` c %}'.split(
    '¦',
  ),
  ...'{# A `b` c #}¦{{/* A `b` c */}}¦{{!-- A `b` c --}}¦{{% comment %}}A `b` c{{% /comment %}}'.split('¦'),
  ...'{::comment}A `b` c{:/comment}¦{/* A `b` c */}¦%%A `b` c%%¦[//]: # A `b` c¦{% if false %}A `b` c{% endif %}'.split(
    '¦',
  ),
])('removes the comment %s and reports its text', (written) => {
  const changes = [{ code: 'comment_removed', what: 'A `b` c' }];
  expect(read(`x\n${written}\ny`)).toEqual({ text: 'x\n\ny', changes });
});

test.each([
  ...'{{ page.nothing }}¦<% tp.date %>¦{% for a in b %}¦{{< chart file="x" >}}¦{{% notice %}}¦{{ site.nested }}'.split(
    '¦',
  ),
])('removes the template tag %s and quotes it in the report', (written) => {
  const changes = [{ code: 'shortcode_removed', what: written }];
  expect(read(`a ${written} b`)).toEqual({ text: 'a  b', changes });
});

test('removes import lines from MDX, but keeps them in Markdown', () => {
  const line = "import Chart from '../chart';";
  expect(read(`${line}\n\nWords`, true)).toEqual({
    text: '\n\nWords',
    changes: [{ code: 'element_removed', what: line }],
  });
  expect(read(line).text).toBe(line);
});

import { expect, test } from 'vitest';
import type { SourcePost } from '../post/source-post.ts';
import { readTemplateTags } from './template-tags.ts';

function read(text: string, isMdx = false) {
  const changes: SourcePost['changes'] = [];
  const site = { repository: 'https://git.example/r', baseurl: '/me', nested: { a: 1 } };
  return { text: readTemplateTags(text, { isMdx, site, changes }), changes };
}

test.each([
  ['[a]({{ site.repository }}/b)', '[a](https://git.example/r/b)'],
  ['![a]({{ site.baseurl }}/a.png)', '![a](/me/a.png)'],
  ['[a]({{ site.url }}/a)', '[a](/a)'],
  ['![a]({{ "/a.png" | relative_url }})', '![a](/a.png)'],
  ['{% raw %}{{ "x" | absolute_url }}{% endraw %}', 'x'],
  ['Use `{{ page.title }}` here', 'Use `{{ page.title }}` here'],
  ['```\n{% if x %}\n```\n', '```\n{% if x %}\n```\n'],
  ['{% highlight js %}\nlet a = "{{ b }}";\n{% endhighlight %}', '\n````js\nlet a = "{{ b }}";\n````\n'],
  [
    '[a]({% post_url 2019-05-04-a %}) [b]({{< relref "blog/b.md" >}})',
    '[a](/_posts/2019-05-04-a) [b](/blog/b.md)',
  ],
  ['A link{:target="_blank"}\n{: .big}', 'A link\n'],
  ['{:toc} returns {:ok, value}', ' returns {:ok, value}'],
  ['a < b and {curly}', 'a < b and {curly}'],
])('%j becomes %j', (written, text) => {
  expect(read(written)).toEqual({ text, changes: [] });
});

test.each([
  ['{{< youtube abc123 >}}', 'https://www.youtube.com/watch?v=abc123', 'youtube'],
  ['{{< vimeo id="5" >}}', 'https://vimeo.com/5', 'vimeo'],
  ['{% gist me/1 %}', 'https://gist.github.com/me/1', 'gist'],
  [
    '{{< figure src="/a.png" alt="A" caption="C & d" >}}',
    '<figure><img src="/a.png" alt="A"><figcaption>C &amp; d</figcaption></figure>',
    'figure',
  ],
  ['{{< figure\n  src="/a.png"\n>}}', '<figure><img src="/a.png" alt=""></figure>', 'figure'],
  ['{% blockquote Jane, Her book %}', '<blockquote>\n\nJane, Her book', 'blockquote'],
])('%s is told as %s', (written, text, what) => {
  expect(read(written)).toEqual({ text: `\n\n${text}\n\n`, changes: [{ code: 'shortcode_replaced', what }] });
});

test.each([
  '{{ page.title }}',
  '{% for a in b %}',
  '{{< chart data="x" >}}',
  '{{% notice %}}',
  '{{ site.nested }}',
])('%s is taken out, and quoted in the report', (written) => {
  expect(read(`a ${written} b`)).toEqual({
    text: 'a  b',
    changes: [{ code: 'shortcode_removed', what: written }],
  });
});

test('the programs of MDX are no words, elsewhere they are', () => {
  const line = "import Chart from '../chart';";
  expect(read(`${line}\n\nWords`, true)).toEqual({
    text: '\n\nWords',
    changes: [{ code: 'element_removed', what: line }],
  });
  expect(read(line).text).toBe(line);
});

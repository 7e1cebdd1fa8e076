import { Readability } from '@mozilla/readability';
import { HtmlValidate } from 'html-validate';
import { parseHTML } from 'linkedom';
import { SaxesParser } from 'saxes';
import { paths } from '../shared/paths.ts';
import { publicPages } from '../shared/public-pages.ts';
import { test } from './fixtures/owner.ts';
import { saveSettingsOf } from './fixtures/save-settings.ts';
import { structuredDataMistakes } from './fixtures/structured-data-mistakes.ts';
import { expect } from './site.ts';

test.use({ siteOf: 'valid documents' });

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

/** What of a page's markup is wrong, a line each. */
async function htmlMistakes(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
  );
}

const addresses = [
  ...publicPages.map(({ path }) => path),
  paths.outcomes,
  paths.post('the-apology-that-holds'),
  '/blog/no-such-post',
  '/no-such-page',
];

test('the validators see what is wrong', async () => {
  const { results } = await validator.validateString(
    '<p><div id="a"></div></p><b id="a" class="a a"></b><img>',
  );
  const rules = results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId));
  expect(rules).toEqual(expect.arrayContaining(['no-dup-id', 'element-required-attributes']));
  const data =
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Service","name":""}</script>';
  expect(structuredDataMistakes(data)).toContain('Service.name: ""');
});

for (const lang of ['en', 'es']) {
  test(`every page is valid HTML with structured data that is whole (${lang})`, async ({ request }) => {
    for (const path of addresses) {
      const html = await (await request.get(`${path}?lang=${lang}`)).text();
      expect(await htmlMistakes(html), path).toEqual([]);
      expect(structuredDataMistakes(html), path).toEqual([]);
      expect(html, path).not.toMatch(/class="[^"]*\bundefined\b/);
    }
  });
}

test('an article of any kind is described whole: with a cover, a long title, a founder, in Spanish', async ({
  request,
  owner,
}) => {
  const { slug } = await owner.write({
    title: 'Una carta '.repeat(20),
    language: 'es',
    cover: 'https://pictures.example/a.jpg',
    html: '<h2>Uno</h2><p>Dos</p><ul><li>Tres</li></ul><blockquote><p>Cuatro</p></blockquote>',
  });
  for (const lang of ['en', 'es']) {
    const html = await (await request.get(`${paths.post(slug)}?lang=${lang}`)).text();
    expect(structuredDataMistakes(html)).toEqual([]);
    expect(html).toContain(`/blog/${slug}?lang=es"/>`);
  }
});

test('the feed is whole: what RSS asks of the channel and of each item', async ({ request }) => {
  for (const lang of ['en', 'es']) {
    const xml = await (await request.get(`${paths.feed}?lang=${lang}`)).text();
    const [channel = '', ...items] = xml.split('<item>');
    for (const name of ['title', 'link', 'description', 'language', 'lastBuildDate']) {
      expect(channel, name).toMatch(new RegExp(`<${name}>[^<]+</${name}>`));
    }
    expect(items.length).toBeGreaterThan(1);
    for (const item of items) {
      expect(item).toMatch(/<title>[^<]+<\/title>/);
      expect(item).toMatch(/<link>https?:\/\/[^<]+<\/link>/);
      expect(item).toMatch(/<guid isPermaLink="false">[^<]+<\/guid>/);
      const [, date = ''] = /<pubDate>([^<]+)<\/pubDate>/.exec(item) ?? [];
      expect(date).toMatch(
        /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d (GMT|\+0000)$/,
      );
    }
    const guids = items.map((item) => /<guid[^>]*>([^<]+)/.exec(item)?.[1]);
    expect(new Set(guids).size).toBe(guids.length);
  }
});

test('an article reads well without styles, and in the view for reading that browsers have', async ({
  request,
}) => {
  const html = await (await request.get(paths.post('the-apology-that-holds'))).text();
  for (const text of [html, await (await request.get(paths.blog)).text()]) {
    // The words of neighbors on a line stand apart by more than a style.
    expect(text.match(/<\/(?:a|time|span|small)><(?:a|time|span|small)[ >]/g) ?? []).toEqual([]);
  }
  const { document } = parseHTML(html);
  const text = document.querySelector('[data-prose]')?.textContent ?? '';
  expect(text.length).toBeGreaterThan(1000);
  const read = new Readability(document).parse();
  expect(read).toMatchObject({ title: 'The apology that holds', lang: 'en', publishedTime: '2026-07-07' });
  const words = (of: string | null | undefined) => of?.split(/\s+/).filter(Boolean);
  expect(words(read?.textContent)).toEqual(words(text));
});

test('whatever an owner writes, pages, structured data and feed stay valid', async ({
  request,
  owner,
  site,
}) => {
  const words = '“Quotes” & "more" </script><b>bold</b> ]]> 👩‍💻 שלום עולם';
  const both = { en: words, es: words };
  await saveSettingsOf(site, {
    brand: words,
    founder: words,
    clients: [{ name: words, logo: '' }],
    press: [{ name: words, href: 'https://press.example/?a=1&b=2', logo: '' }],
    testimonials: [{ quote: both, author: both }],
    outcomes: [{ title: both, situation: both, action: both, outcome: both }],
    service_quotes: [{ service: 'speech', quote: both, author: both }],
    payment_link: 'https://pay.example/?a=1&b=2',
    legal_entity: words,
    legal_law: both,
    lead_magnet: true,
    slider: true,
  });
  const { slug } = await owner.write({
    title: `${words} ${'long '.repeat(40)}`,
    excerpt: words,
    cover: 'https://pictures.example/a.jpg?a=1&b=2',
    cover_alt: words,
    html: '<p>Words &amp; ]]&gt;</p><h2></h2><p><a href="https://a.example/?a=1&amp;b=2"></a><img src="https://a.example/b.jpg"></p>',
    tags: ['a & b', '"q"', '<t>', '日本'],
  });
  for (const lang of ['en', 'es']) {
    for (const path of [...addresses, paths.post(slug), paths.tag('a-b')]) {
      const html = await (await request.get(`${path}?lang=${lang}`)).text();
      expect(await htmlMistakes(html), path).toEqual([]);
      expect(structuredDataMistakes(html), path).toEqual([]);
    }
    for (const path of [`${paths.feed}?lang=${lang}`, paths.sitemap]) {
      // Throws at the first that is not well-formed.
      new SaxesParser().write(await (await request.get(path)).text()).close();
    }
  }
});

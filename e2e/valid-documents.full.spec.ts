import { HtmlValidate } from 'html-validate';
import { SaxesParser } from 'saxes';
import { paths } from '../shared/paths.ts';
import { publicPages } from '../shared/public-pages.ts';
import { test } from './fixtures/owner.ts';
import { saveSettingsOf } from './fixtures/save-settings.ts';
import { structuredDataMistakes } from './fixtures/structured-data-mistakes.ts';
import { expect } from './site.ts';

test.use({ siteOf: 'valid documents' });

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

/** Returns a page's markup errors, one per line. */
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

test('the HTML and structured data validators detect faults', async () => {
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
  test(`every page is valid HTML with complete structured data (${lang})`, async ({ request }) => {
    for (const path of addresses) {
      const html = await (await request.get(`${path}?lang=${lang}`)).text();
      expect(await htmlMistakes(html), path).toEqual([]);
      expect(structuredDataMistakes(html), path).toEqual([]);
      expect(html, path).not.toMatch(/class="[^"]*\bundefined\b/);
    }
  });
}

test('pages, structured data and feed stay valid with any content from the owner', async ({
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
      // Throws if the feed isn't well-formed.
      new SaxesParser().write(await (await request.get(path)).text()).close();
    }
  }
});

import { expect, test } from 'vitest';
import { serveBlog } from '../../../test/local-blog.ts';
import { readExportText } from './read-export-text.ts';

const notAnExport = { ok: false, failure: { code: 'not_an_export' } };

test.each([
  '<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel/></rss>',
  '<rss version="2.0"><channel/></rss>',
])('%s is passed on as it is', async (text) => {
  const { fetchText, origin } = await serveBlog({ '/export.xml': `\uFEFF\n${text}` });
  expect(await readExportText(fetchText, ` ${origin}/export.xml `)).toEqual({ ok: true, value: text });
});

test.each(['', '<!doctype html><html></html>', '{"a":1}', '<rssx>', 'root:x:0:0'])(
  '"%s" is no export and is not passed on',
  async (text) => {
    const { fetchText, origin } = await serveBlog({ '/export.xml': text });
    expect(await readExportText(fetchText, `${origin}/export.xml`)).toEqual(notAnExport);
  },
);

test('what the request failed of is told', async () => {
  const { fetchText, origin } = await serveBlog({});
  expect(await readExportText(fetchText, `${origin}/export.xml`)).toEqual({
    ok: false,
    failure: { code: 'answered', status: 404 },
  });
  expect(await readExportText(fetchText, 'http://10.0.0.1/export.xml')).toEqual({
    ok: false,
    failure: { code: 'address_refused' },
  });
});

test('an export of forty megabytes is read, one of sixty is too large', async () => {
  const xml = (size: number) => `<?xml version="1.0"?><rss>${' '.repeat(size)}</rss>`;
  const files = { '/40.xml': xml(40_000_000), '/60.xml': xml(60_000_000) };
  const { fetchText, origin } = await serveBlog(files);
  expect(await readExportText(fetchText, `${origin}/40.xml`)).toMatchObject({ ok: true });
  expect(await readExportText(fetchText, `${origin}/60.xml`)).toMatchObject({
    failure: { code: 'too_large' },
  });
});

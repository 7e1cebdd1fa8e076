import { expect, test } from 'vitest';
import { serveBlog } from '../../../test/local-blog.ts';
import type { FetchText } from '../../net/outbound.ts';
import { readExportText } from '../create-imports.ts';

const readAt = (fetchText: FetchText, address: string) =>
  readExportText({ fetchText: (_, target, limits) => fetchText(target, limits) }, { owner: false }, address);

const notAnExport = { ok: false, failure: { code: 'not_an_export' } };

test.each([
  '<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel/></rss>',
  '<rss version="2.0"><channel/></rss>',
])('%s is passed on as it is', async (text) => {
  const { fetchText, origin } = await serveBlog({ '/export.xml': `\uFEFF\n${text}` });
  expect(await readAt(fetchText, ` ${origin}/export.xml `)).toEqual({ ok: true, value: text });
});

test.each(['', '<!doctype html><html></html>', '{"a":1}', '<rssx>', 'root:x:0:0'])(
  '"%s" is no export and is not passed on',
  async (text) => {
    const { fetchText, origin } = await serveBlog({ '/export.xml': text });
    expect(await readAt(fetchText, `${origin}/export.xml`)).toEqual(notAnExport);
  },
);

test('what the request failed of is told', async () => {
  const { fetchText, origin } = await serveBlog({});
  expect(await readAt(fetchText, `${origin}/export.xml`)).toEqual({
    ok: false,
    failure: { code: 'answered', status: 404 },
  });
  expect(await readAt(fetchText, 'http://10.0.0.1/export.xml')).toEqual({
    ok: false,
    failure: { code: 'address_refused' },
  });
});

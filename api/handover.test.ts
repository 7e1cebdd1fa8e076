import { expect, test } from 'vitest';
import { handoverFiles, handoverFormats } from '../shared/handover.ts';
import { signedInSite, type TestSite } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { plainPicture } from '../test/picture-files.ts';
import { wordFiles, wordParagraph, wordRun } from '../test/word-file.ts';
import { zipArchive } from '../test/zip-archive.ts';

const word = handoverFiles.word.type;

/** Creates a draft with an image from the media library. */
async function draft({ send, request }: TestSite, cookie: string) {
  const picture = await plainPicture(900, 600).png().toBuffer();
  const uploaded = await request('/api/media', {
    method: 'POST',
    headers: { Cookie: cookie, 'Content-Type': 'image/png', 'X-File-Name': 'quay.png' },
    body: new Uint8Array(picture),
  });
  const { url } = (await uploaded.json()) as { url: string };
  const html = `<p>One <strong>two</strong>.</p><figure><img src="${url}" alt="A quay" width="50%"><figcaption>Cádiz</figcaption></figure>`;
  const post = { title: 'Año: «nuevo»', html, language: 'es', status: 'draft' };
  const created = await send('POST', '/api/blog/posts', post, cookie);
  return { ...((await created.json()) as { slug: string; html: string }), url };
}

function sendFile({ request }: TestSite, bytes: Uint8Array, cookie: string, query = '') {
  return request(`/api/blog/word${query}`, {
    method: 'POST',
    headers: { Cookie: cookie, 'Content-Type': word, 'X-File-Name': 'A%20speech.docx' },
    body: new Uint8Array(bytes),
  });
}

eachDialect('exporting a post', (open) => {
  test('exports a post in every format under its file name', async () => {
    const { site, cookie } = await signedInSite(await open());
    const { slug } = await draft(site, cookie);
    for (const format of handoverFormats) {
      const file = await site.request(`/api/blog/posts/${slug}/files/${format}`, {
        headers: { Cookie: cookie },
      });
      expect([format, file.status]).toEqual([format, 200]);
      const { extension, type } = handoverFiles[format];
      expect(file.headers.get('Content-Type')).toBe(type);
      expect(file.headers.get('Content-Disposition')).toContain(`filename="Ano nuevo.${extension}"`);
      expect(file.headers.get('Cache-Control')).toBe('no-store');
      expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(50);
    }
  });

  test('returns an email body of a post with and without formatting', async () => {
    const { site, cookie } = await signedInSite(await open());
    const { slug } = await draft(site, cookie);
    const body = await site.request(`/api/blog/posts/${slug}/mail-body`, { headers: { Cookie: cookie } });
    expect(body.status).toBe(200);
    expect(await body.json()).toMatchObject({
      subject: 'Año: «nuevo»',
      html: expect.stringContaining(`<img src="${site.address}/media/`) as string,
      text: expect.stringContaining('One two.') as string,
    });
  });

  test('stores images of a Word file in the media library', async () => {
    const { site, cookie } = await signedInSite(await open());
    const picture = await plainPicture(60, 40).png().toBuffer();
    const blip = '<w:r><w:drawing><wp:docPr descr="A quay"/><a:blip r:embed="rId5"/></w:drawing></w:r>';
    const files = wordFiles({
      body: `${wordParagraph('Called so', 'Title')}${wordParagraph('Words')}<w:p>${blip}</w:p><w:p>${blip.replace('rId5', 'rId6')}</w:p>`,
      relations: {
        rId5: { type: 'image', target: 'media/a.png' },
        rId6: { type: 'image', target: 'media/broken.png' },
      },
      files: { 'word/media/a.png': picture, 'word/media/broken.png': 'no picture' },
    });
    const read = await sendFile(site, zipArchive(files), cookie);
    expect(read.status).toBe(200);
    const { title, html, report } = (await read.json()) as { title: string; html: string; report: object[] };
    expect(title).toBe('Called so');
    expect(html).toMatch(/^<p>Words<\/p><figure><img src="\/media\/[^"]+" alt="A quay"><\/figure>$/);
    expect(report).toEqual([{ code: 'pictures', count: 1, what: 'A quay' }]);
    const library = await site.request('/api/media', { headers: { Cookie: cookie } });
    expect(await library.json()).toMatchObject({ total: 1 });
  });

  test('requires a decision about tracked changes in a Word file', async () => {
    const { site, cookie } = await signedInSite(await open());
    const body = `<w:p>${wordRun('a')}<w:ins w:id="1">${wordRun('b')}</w:ins></w:p>`;
    const bytes = zipArchive(wordFiles({ body }));
    const asked = await sendFile(site, bytes, cookie);
    expect([asked.status, await asked.json()]).toEqual([
      409,
      {
        detail: 'This file has 1 tracked change. Send changes=accepted or changes=rejected.',
        ...{ code: 'changes_undecided', count: 1 },
      },
    ]);
    const htmlOf = async (query: string) =>
      ((await (await sendFile(site, bytes, cookie, query)).json()) as { html: string }).html;
    expect(await htmlOf('?changes=accepted')).toBe('<p>ab</p>');
    expect(await htmlOf('?changes=rejected')).toBe('<p>a</p>');
  });

  test('rejects files that aren’t Word files and gives the reason', async () => {
    const { site, cookie } = await signedInSite(await open());
    const reasons: [Uint8Array, number, string?][] = [
      [Buffer.from('plain words'), 415, 'not_word'],
      [Buffer.from('d0cf11e0a1b11ae1', 'hex'), 415, 'old_word'],
      [zipArchive({ 'a.txt': 'x' }), 415, 'not_word'],
      [zipArchive(wordFiles({ body: '<w:p>' })), 422, 'word_damaged'],
      [zipArchive(wordFiles({ body: wordParagraph('x') }), { size: 90_000_000 }), 413, 'word_too_large'],
      [Buffer.alloc(21 * 1024 * 1024), 413],
    ];
    for (const [bytes, status, code] of reasons) {
      const refused = await sendFile(site, bytes, cookie);
      const told = (await refused.json()) as { detail: string; code?: string };
      expect([bytes.length, refused.status, told.code]).toEqual([bytes.length, status, code]);
      expect(told.detail).toMatch(/\.$/);
    }
    expect((await sendFile(site, zipArchive(wordFiles({ body: '' })), cookie, '?changes=maybe')).status).toBe(
      400,
    );
  });
});

eachDialect('exporting posts for WordPress', (open) => {
  const ids = async (site: TestSite, cookie: string, slugs: string[]) =>
    Promise.all(
      slugs.map(async (slug) => {
        const post = { title: slug, slug, html: `<p>About ${slug}.</p>`, status: 'draft' };
        const created = await site.send('POST', '/api/blog/posts', post, cookie);
        return ((await created.json()) as { id: string }).id;
      }),
    );

  test('exports all posts or the chosen ones, and records how many', async () => {
    const { site, cookie } = await signedInSite(await open());
    const [, flood] = await ids(site, cookie, ['ebb', 'flood']);
    const read = (query: string) => site.request(`/api/blog/export${query}`, { headers: { Cookie: cookie } });
    const all = await (await read('')).text();
    expect(all).toContain('About ebb.');
    const chosen = await read(`?ids=${flood}`);
    expect(chosen.headers.get('Content-Disposition')).toBe('attachment; filename="posts.xml"');
    const xml = await chosen.text();
    expect(xml).toContain('About flood.');
    expect(xml).not.toContain('About ebb.');
    expect((await read('?ids=x')).status).toBe(400);
    expect((await site.request('/api/blog/export')).status).toBe(401);
    const { events } = await site.core.audit.list({ limit: 10, names: ['export_made'] });
    expect(events[0]?.what).toEqual({ posts: 1 });
  });

  test('holds posts with confidential names until a reason is given', async () => {
    const { site, cookie } = await signedInSite(await open());
    const [ebb, vexdale] = await ids(site, cookie, ['ebb', 'vexdale']);
    await site.send('POST', '/api/guard/names', { name: 'Vexdale' }, cookie);
    const read = (query: string) =>
      site.request(`/api/blog/export?ids=${query}`, { headers: { Cookie: cookie } });
    const held = await read(`${ebb},${vexdale}`);
    expect(held.status).toBe(409);
    expect(((await held.json()) as { places: unknown[] }).places).not.toEqual([]);
    expect((await read(`${ebb}`)).status).toBe(200);
    expect(await (await read(`${vexdale}&although=They+agreed`)).text()).toContain('About vexdale.');
  });
});

import { expect, test } from 'vitest';
import type { Database } from '../../db/connect.ts';
import type { ContentInput } from '../../shared/content.ts';
import type { OutgoingFieldName } from '../../shared/guard/guarded-name.ts';
import { ConfidentialNamesFound } from '../../shared/result.ts';
import { settingsSchema } from '../../shared/settings.ts';
import { createTestCore, expectOk, postInput, type TestCore } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import {
  guardNames,
  inAddresses,
  inAttributes,
  inHosts,
  inHtml,
  inSentences,
} from '../../test/guarded-spellings.ts';
import { serveLocally } from '../../test/local-server.ts';
import { plainPicture } from '../../test/picture-files.ts';
import { checkExport } from '../export/export-store.ts';

type Site = TestCore & { db: Database };

/** What was published despite a name: the field, and the spelling of the name. */
type Unnoticed = [column: string, spelling: string][];

type Spellings = Readonly<Record<string, string>>;

async function findUnnoticed(
  columns: readonly (readonly [column: string, spellings: Spellings, ...unknown[]])[],
  isUnnoticed: (column: string, name: string, at: number) => Promise<boolean>,
): Promise<Unnoticed> {
  const unnoticed: Unnoticed = [];
  for (const [at, [column, spellings]] of columns.entries())
    for (const [spelling, name] of Object.entries(spellings))
      if (await isUnnoticed(column, name, at)) unnoticed.push([column, spelling]);
  return unnoticed;
}

/** Whether the text was published, or was held for a field other than the tested one. */
function hasLeft(
  result: { ok: boolean; failure?: { code: string; places?: { field: string }[] } },
  field: OutgoingFieldName,
): boolean {
  return result.ok || !result.failure?.places?.some((place) => place.field === field);
}

const place = { page_type: 'homepage', section_key: 'about_content', language: 'en' } as const;

const sections: [OutgoingFieldName, Spellings, ContentInput['content_type'], (name: string) => string][] = [
  ['text', inHtml, 'html', (name) => `<p>At ${name} once</p>`],
  ['alt', inAttributes, 'html', (name) => `<p>a<img src="/a.jpg" alt="At ${name} once"></p>`],
  ['link_title', inAttributes, 'html', (name) => `<p><a href="/a" title="At ${name} once">a</a></p>`],
  ['link', inAddresses, 'html', (name) => `<p><a href="https://a.example/${name}">a</a></p>`],
  ['link', inHosts, 'html', (host) => `<p><a href="https://${host}/">a</a></p>`],
  [
    'caption',
    inHtml,
    'html',
    (name) => `<figure><img src="/a.jpg"><figcaption>At ${name}</figcaption></figure>`,
  ],
  ['text', inAttributes, 'markdown', (name) => `At ${name} **once**`],
  ['text', { 'a mark': 'Vex**dale**', 'an escape': 'Vex\\-dale' }, 'markdown', (name) => `At ${name}`],
  ['link', inAddresses, 'markdown', (name) => `[a](https://a.example/${name})`],
  ['alt', inSentences, 'markdown', (name) => `Words ![At ${name} once](/a.jpg)`],
  ['text', inSentences, 'text', (name) => `At ${name} once`],
];

type Patch = Parameters<TestCore['core']['settings']['save']>[0];

const both = (en: string) => ({ en, es: 'Palabras' });
const inSpanish = (es: string) => ({ en: 'Words', es });
const file = (name: string) => `/files/${name}.png`;
const page = (name: string) => `https://a.example/${name}`;

const settings: [setting: string, spellings: Spellings, put: (name: string) => object][] = [
  ['brand', inSentences, (brand) => ({ brand })],
  ['subject', inSentences, (name) => ({ email_subject: both(`For ${name}`) })],
  [
    'user',
    { 'as it is': 'vexdale', joined: 'vex.dale', initial: 'm.olsken', 'a word': 'pena' },
    (email_user) => ({ email_user }),
  ],
  ['domain', inHosts, (email_domain) => ({ email_domain })],
  ['logo', inAddresses, (name) => ({ clients: [{ name: 'A client', logo: file(name) }] })],
  [
    'outcome',
    inSentences,
    (name) => ({
      outcomes: [{ title: both('a'), situation: both('b'), action: both('c'), outcome: inSpanish(name) }],
    }),
  ],
  ['profile', inAddresses, (name) => ({ social: [page(name)] })],
];

/** An image with a name in its metadata, written after encoding because the test library writes ASCII only. */
async function signedPicture(where: string, name: string): Promise<Uint8Array> {
  const text = Buffer.from(`At ${name} once`, where === 'exif in UTF-16' ? 'utf16le' : 'utf8');
  const held = 'x'.repeat(text.length);
  const picture = plainPicture(8, 8);
  const jpeg = await (where === 'xmp'
    ? picture.withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><d>${held}</d></x:xmpmeta>`)
    : picture.withExif({ IFD0: { ImageDescription: held } })
  )
    .jpeg()
    .toBuffer();
  text.copy(jpeg, jpeg.indexOf(held));
  return jpeg;
}

eachDialect('confidential names elsewhere', (open, dialect) => {
  const begin = async (options = {}): Promise<Site> => {
    const db = await open();
    const site = { ...createTestCore(db, options), db };
    await guardNames(site.core);
    return site;
  };

  test('a confidential name is found in a tag that is added, renamed or merged', async () => {
    const { core } = await begin();
    const { id } = expectOk(await core.posts.create(postInput({ slug: 'seen', tags: ['talk'] })));
    const unnoticed = await findUnnoticed([['tags', inSentences]], async (_, name) => {
      const added = await core.posts.changeMany({ action: 'add_tags', posts: [{ id }], tags: [name] });
      const renamed = await core.tags.rename('talk', name);
      const draft = expectOk(await core.posts.create(postInput({ status: 'draft', tags: [name] })));
      const joined = await core.tags.rename('talk', name);
      expectOk(await core.posts.remove(draft.slug));
      return added.some(({ ok }) => ok) || [renamed, joined].some((result) => hasLeft(result, 'tags'));
    });
    expect(unnoticed).toEqual([]);
    expect((await core.tags.list()).map(({ name }) => name)).toEqual(['talk']);
    expectOk(await core.tags.rename('talk', 'Speech'));
  });

  // The remaining tests are independent of the database.
  if (dialect !== 'sqlite') return;

  test('a confidential name is found in a page section, however it is published', async () => {
    const { core } = await begin();
    expectOk(
      await core.content.create({ ...place, content: 'Old', content_type: 'text', status: 'published' }),
    );
    const unnoticed = await findUnnoticed(sections, async (field, name, at) => {
      const [, , content_type, put] = sections[at] ?? [];
      const text = { content: put?.(name) ?? '', content_type: content_type ?? 'text' };
      expectOk(await core.content.update(place, { ...text, status: 'draft' }));
      const alone = await core.content.update(place, { status: 'published' });
      const { guarded } = await core.content.publishDrafts();
      const saved = await core.content.update(place, { ...text, status: 'published' });
      const other = { ...place, section_key: 'hero_title' as const, status: 'published' as const };
      const made = await core.content.create({ ...other, ...text });
      const told = field as OutgoingFieldName;
      return guarded.length !== 1 || [alone, saved, made].some((result) => hasLeft(result, told));
    });
    expect(unnoticed).toEqual([]);
    expect(await core.content.renderPublished('homepage', 'en')).toMatchObject({
      about_content: { text: 'Old' },
    });
  });

  test.each([
    '<!-- NAME -->',
    '<p class="NAME" id="NAME" data-of="NAME" onclick="NAME">a</p>',
    '<script>NAME</script><style>.NAME{}</style><template>NAME</template>',
    '<svg><title>NAME</title><desc>NAME</desc></svg><math><mi>NAME</mi></math>',
    '<iframe src="https://NAME.example/">NAME</iframe><object data="/NAME">NAME</object>',
    '<img src="/a.jpg" srcset="/NAME.jpg 2x" longdesc="/NAME" usemap="#NAME">',
    '<a href="/a" target="NAME" rel="NAME" download="NAME" ping="/NAME">a</a>',
    '<p hidden>NAME</p><p style="display:none">NAME</p><noscript>NAME</noscript>',
  ])('a confidential name hidden in %s is removed or found', async (hidden) => {
    const { core } = await begin();
    const html = `<p>Words</p>${hidden.replaceAll('NAME', 'vexdale')}`;
    const post = await core.posts.create(postInput({ html }));
    if (post.ok) expect(post.value.html).not.toMatch(/vexdale/i);
    else expect(post.failure.code).toBe('names_found');
    const kept = expectOk(await core.posts.create(postInput({ slug: 'a', html, status: 'draft' })));
    expect(/vexdale/i.test(kept.html)).toBe(!post.ok);
    const text = { ...place, content: html, content_type: 'html', status: 'published' } as const;
    const section = await core.content.create(text);
    if (section.ok) expect(section.value.content).not.toMatch(/vexdale/i);
    else expect(section.failure.code).toBe('names_found');
  });

  test('a confidential name is found in a setting', async () => {
    const { core } = await begin();
    const before = await core.settings.get();
    const unnoticed = await findUnnoticed(settings, async (_, name, at) => {
      const patch = settingsSchema.partial().parse(settings[at]?.[2](name)) as Patch;
      const saved = await core.settings.save(patch).catch((error: unknown) => error);
      return !(saved instanceof ConfidentialNamesFound);
    });
    expect(unnoticed).toEqual([]);
    expect(await core.settings.get()).toEqual(before);
    await core.settings.save({ clients: [{ name: 'A client', logo: '' }] });
  });

  test('a confidential name is found in an image’s file name, metadata or source URL', async () => {
    const bytes = await plainPicture(8, 8).png().toBuffer();
    const server = await serveLocally((_, response) => {
      response.writeHead(200, { 'content-type': 'image/png' }).end(bytes);
    });
    const { core } = await begin({ importHosts: server.host });
    const columns = [
      ['file', inSentences],
      ['path', inAddresses],
      ['fetched', inAddresses],
      ['exif', inSentences],
      ['exif in UTF-16', inSentences],
      ['xmp', { ...inSentences, 'an entity': 'V&#101;xdale', 'in hexadecimal': 'Vex&#x64;ale' }],
    ] as const;
    const unnoticed = await findUnnoticed(columns, async (column, name) => {
      if (column === 'fetched')
        return hasLeft(await core.media.fetch(`${server.origin}/${name}.png`), 'file_name');
      if (column === 'file' || column === 'path')
        return hasLeft(await core.media.upload({ name: `IMG ${name} 1.png`, bytes }), 'file_name');
      return hasLeft(
        await core.media.upload({ name: 'a.jpg', bytes: await signedPicture(column, name) }),
        'metadata',
      );
    });
    expect(unnoticed).toEqual([]);
    expectOk(await core.media.upload({ name: 'a.png', bytes }));
  });

  test('a confidential name is found in the author’s name of an export', async () => {
    const db = await open();
    const { core } = createTestCore(db);
    await core.settings.save({ founder: 'Märta Olsken' });
    const check = () => checkExport(db, { record: async () => undefined, now: new Date() });
    expect(await check()).toEqual([]);
    await guardNames(core);
    expect(await check()).toMatchObject([{ places: [{ field: 'text', passage: 'Märta Olsken' }] }]);
  });
});

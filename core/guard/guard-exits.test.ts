import sharp from 'sharp';
import { expect, test } from 'vitest';
import { guardedNameInputSchema } from '../../shared/guard/guarded-name.ts';
import { LeavingRefused } from '../../shared/guard/leaving-refused.ts';
import type { PostInput } from '../../shared/post.ts';
import { settingsSchema } from '../../shared/settings.ts';
import { createTestCore, expectOk, owner, postInput, visitor } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { plainPicture } from '../../test/picture-files.ts';
import { asFile, asSource, wordPressExport } from '../../test/wordpress-export.ts';
import { checkExport } from '../export/check-export.ts';

/** The name as a text may hold it, in ways that a search for it would not find. */
const spellings = ['Vexdale', 'VEXDALE', 'Vex\u00addale', 'Véxdale', 'Vexd\u0430le', 'Vex dale', 'vexdales'];

/** A post in each of whose fields the name stands, one at a time. */
const seeded: Record<string, (name: string) => Partial<PostInput>> = {
  title: (name) => ({ title: `What ${name} said`, slug: 'a' }),
  slug: () => ({ slug: 'what-vexdale-said' }),
  excerpt: (name) => ({ excerpt: `We wrote for ${name}.` }),
  tags: (name) => ({ tags: ['speech', name] }),
  cover: () => ({ cover: 'https://pictures.example/vexdale-board.jpg' }),
  cover_alt: (name) => ({ cover: 'https://pictures.example/a.jpg', cover_alt: `At ${name}` }),
  body: (name) => ({ html: `<p>We wrote for <strong>${name}</strong>.</p>` }),
  alt: (name) => ({ html: `<p>a<img src="https://pictures.example/a.jpg" alt="At ${name}"></p>` }),
  caption: (name) => ({
    html: `<p>a</p><figure><img src="https://pictures.example/a.jpg" alt=""><figcaption>At ${name}</figcaption></figure>`,
  }),
  link: () => ({ html: '<p><a href="https://www.vexdale.example/board">here</a></p>' }),
};

const override = { reason: 'They have named themselves' };

eachDialect('a name that must not appear', (open) => {
  const prepare = async () => {
    const db = await open();
    const { core, clock } = createTestCore(db);
    expectOk(await core.guard.add(guardedNameInputSchema.parse({ name: 'Vexdale' })));
    const seen = async () =>
      (await core.posts.list(visitor, { page: 1, limit: 500 })).map(({ slug }) => slug);
    return { db, core, clock, seen };
  };

  test('passes in no field of a post, however it is written, by no way of publishing', async () => {
    const { core, seen } = await prepare();
    for (const [field, fields] of Object.entries(seeded)) {
      for (const name of spellings) {
        const post = postInput(fields(name));
        const found = { ok: false, failure: { code: 'names_found', places: [{ field }] } };
        expect(await core.posts.create(post), `${field}: ${name}`).toMatchObject(found);
      }
      const draft = expectOk(await core.posts.create(postInput({ ...fields('Vexdale'), status: 'draft' })));
      const { id, slug } = draft;
      const refused = { ok: false, failure: { code: 'names_found' } };
      expect(await core.posts.update(slug, { status: 'published' }), field).toMatchObject(refused);
      const many = await core.posts.changeMany({ action: 'publish', posts: [{ id }] });
      expect(many, field).toMatchObject([{ ok: false, code: 'names_found' }]);
      expectOk(await core.posts.remove(slug));
      expectOk(await core.posts.restore(id));
    }
    expect(await seen()).toEqual([]);
  });

  test('comes into no published post: not by a save, an earlier version, a tag or the bin', async () => {
    const { core } = await prepare();
    const { id } = expectOk(
      await core.posts.create(postInput({ slug: 'a', title: 'Vexdale', status: 'draft', tags: ['talk'] })),
    );
    expectOk(await core.posts.update('a', { title: 'Clean', status: 'published' }));
    const refused = { ok: false, failure: { code: 'names_found' } };
    expect(await core.posts.update('a', { excerpt: 'At Vexdale' })).toMatchObject(refused);
    expect(await core.posts.restoreRevision('a', 1)).toMatchObject(refused);
    expect(await core.tags.rename('talk', 'Vexdale')).toMatchObject(refused);
    const tagged = { action: 'add_tags' as const, posts: [{ id }], tags: ['vexdale'] };
    expect(await core.posts.changeMany(tagged)).toMatchObject([{ ok: false, code: 'names_found' }]);
    expect(expectOk(await core.posts.get(visitor, 'a')).post).toMatchObject({
      title: 'Clean',
      version: 2,
      tags: ['talk'],
    });
    expectOk(await core.posts.remove('a'));
    expectOk(await core.guard.add(guardedNameInputSchema.parse({ name: '"Clean"' })));
    expect(await core.posts.restore(id)).toMatchObject(refused);
    expect(await core.posts.changeMany({ action: 'restore', posts: [{ id }] })).toMatchObject([
      { ok: false },
    ]);
  });

  test('is let through with a reason, and then asked for again only where it stands anew', async () => {
    const { core, clock } = await prepare();
    const post = postInput({ slug: 'a', title: 'On Vexdale' });
    expect(await core.posts.create(post)).toMatchObject({ ok: false });
    const { id } = expectOk(await core.posts.create({ ...post, override }));
    expectOk(await core.posts.update('a', { html: '<p>Another text.</p>' }));
    const again = await core.posts.update('a', { html: '<p>Vexdale.</p>' });
    expect(again).toMatchObject({ ok: false, failure: { places: [{ field: 'title' }, { field: 'body' }] } });
    clock.advance(1000);
    expectOk(await core.posts.update('a', { html: '<p>Vexdale.</p>', override }));
    expect(await core.posts.update('a', { html: '<p>Vexdale, Vexdale.</p>' })).toMatchObject({ ok: false });
    expect(await core.guard.records()).toMatchObject([
      { kind: 'post', subject: id, version: 3, fields: ['title', 'body'], reason: override.reason },
      { kind: 'post', subject: id, version: 1, fields: ['title'] },
    ]);
    const { events } = await core.audit.list({ limit: 50, names: ['guard_overruled'] });
    expect(events.map(({ what }) => what)).toEqual([
      { id, leaving: 'post', version: 3, fields: ['title', 'body'], places: 2 },
      { id, leaving: 'post', version: 1, fields: ['title'], places: 1 },
    ]);
  });

  test('passes in no text of a page, and publishing all leaves it a draft', async () => {
    const { core } = await prepare();
    const place = { page_type: 'homepage', section_key: 'about_content' } as const;
    const text = { ...place, language: 'en', content: '<p>At Vexdale</p>', content_type: 'html' } as const;
    const refused = {
      ok: false,
      failure: { code: 'names_found', places: [{ of: 'homepage/about_content' }] },
    };
    expect(await core.content.create({ ...text, status: 'published' })).toMatchObject(refused);
    for (const content of [
      'At **Vexdale**',
      'At Vex**dale**',
      '[a](https://vexdale.example)',
      '<!-- Vexdale -->a',
    ]) {
      const markdown = { ...text, content, content_type: 'markdown', status: 'published' } as const;
      expect(await core.content.create(markdown), content).toMatchObject({
        failure: { code: 'names_found' },
      });
    }
    expectOk(await core.content.create({ ...text, status: 'draft' }));
    expect(await core.content.publishDrafts()).toMatchObject({ published: [], left: [], guarded: [place] });
    const where = { ...place, language: 'en' } as const;
    expect(await core.content.update(where, { status: 'published' })).toMatchObject(refused);
    expectOk(await core.content.update(where, { status: 'published', override }));
    expectOk(await core.content.update(where, { status: 'published' }));
  });

  test('passes in no setting that is a text', async () => {
    const { core } = await prepare();
    const before = await core.settings.get();
    const texts = Object.entries(before).filter(([, value]) => typeof value === 'string');
    expect(texts.length).toBeGreaterThan(5);
    let refused = 0;
    for (const [name] of texts) {
      const patch = { [name]: 'Vexdale' };
      if (!settingsSchema.partial().safeParse(patch).success) continue;
      await expect(core.settings.save(patch), name).rejects.toThrow(LeavingRefused);
      refused += 1;
    }
    expect(refused).toBeGreaterThan(4);
    expect(await core.settings.get()).toEqual(before);
    expect((await core.settings.save({ brand: 'Vexdale' }, override)).brand).toBe('Vexdale');
  });

  test('passes in no picture: not in what it is called, nor in what is written in it', async () => {
    const { core } = await prepare();
    const plain = () => plainPicture(8, 8);
    const pictures: [string, string, Promise<Buffer>][] = [
      ['file_name', 'IMG_vexdale-board.jpg', plain().jpeg().toBuffer()],
      [
        'metadata',
        'a.jpg',
        plain()
          .withExif({ IFD0: { ImageDescription: 'The board of Vexdale' } })
          .jpeg()
          .toBuffer(),
      ],
      [
        'metadata',
        'a.webp',
        plain()
          .withExif({ IFD0: { Artist: 'Vexdale' } })
          .webp()
          .toBuffer(),
      ],
      [
        'metadata',
        'b.jpg',
        plain()
          .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><d>Vex&#100;ale</d></x:xmpmeta>')
          .jpeg()
          .toBuffer(),
      ],
    ];
    for (const [field, name, file] of pictures) {
      const uploaded = await core.media.upload({ name, bytes: await file });
      expect(uploaded, name).toMatchObject({ ok: false, failure: { code: 'names_found' } });
      const places = uploaded.ok || uploaded.failure.code !== 'names_found' ? [] : uploaded.failure.places;
      expect(new Set(places.map((place) => place.field))).toEqual(new Set([field]));
    }
    expect((await core.media.list({ page: 1, limit: 10 })).total).toBe(0);
    const bytes = await plain().jpeg().toBuffer();
    expectOk(await core.media.upload({ name: 'board.jpg', bytes }));
    const kept = expectOk(
      await core.media.upload({ name: 'vexdale.png', bytes: await sharp(bytes).png().toBuffer(), override }),
    );
    expect((await core.guard.records())[0]).toMatchObject({
      kind: 'picture',
      subject: kept.id,
      fields: ['file_name'],
    });
  });

  test('keeps an imported article a draft, and the report says so', async () => {
    const { core, seen } = await prepare();
    const file = wordPressExport([
      { id: 1, title: 'On Vexdale' },
      { id: 2, title: 'On others' },
    ]);
    const report = expectOk(await core.imports.importFile(asFile(asSource(file)), {}));
    expect(
      report.posts.map(({ status, changes }) => [status, changes.some(({ code }) => code === 'names_held')]),
    ).toEqual([
      ['draft', true],
      ['published', false],
    ]);
    expect(await seen()).toEqual(['post-2']);
    const other = wordPressExport([{ id: 2, title: 'On Vexdale and others' }]);
    expectOk(await core.imports.importFile(asFile(asSource(other)), {}));
    expect(await seen()).toEqual([]);
    expect(await core.posts.list(owner, { page: 1, limit: 5 })).toHaveLength(2);
  });

  test('holds an export back, drafts too, unless there is a reason', async () => {
    const { db, core } = await prepare();
    expectOk(await core.posts.create(postInput({ slug: 'clean' })));
    const { id } = expectOk(
      await core.posts.create(postInput({ slug: 'a', title: 'On Vexdale', status: 'draft' })),
    );
    const events: unknown[] = [];
    const record = async (_: unknown, event: unknown) => void events.push(event);
    const now = new Date();
    expect(await checkExport(db, { record, now })).toMatchObject([{ id, places: [{ field: 'title' }] }]);
    expect(events).toEqual([]);
    expect(await checkExport(db, { record, now, override })).toEqual([]);
    expect(events).toMatchObject([{ name: 'guard_overruled', what: { leaving: 'export', id } }]);
  });

  test('in a text of 100,000 words is found without holding up anybody', async () => {
    const { core } = await prepare();
    const html = `<p>${'plain words of a long speech '.repeat(16_000)}</p><p>Vexdale</p>`;
    let longest = 0;
    let last = performance.now();
    const timer = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 1);
    expect(await core.posts.create(postInput({ html }))).toMatchObject({ failure: { code: 'names_found' } });
    clearInterval(timer);
    expect(longest).toBeLessThan(300);
  });
});

import { expect, test } from 'vitest';
import { linesOf, readBlocks } from '../../shared/rich-text/blocks.ts';
import { createTestCore, expectOk, postInput } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { movingGif, plainPicture } from '../../test/picture-files.ts';
import { wordFiles, wordParagraph } from '../../test/word-file.ts';
import { zipArchive } from '../../test/zip-archive.ts';

eachDialect('exporting and importing documents', (open) => {
  test('an animation is exported as its first frame, and a missing image as a link', async () => {
    const { core } = createTestCore(await open());
    const moving = expectOk(await core.media.upload({ name: 'a.gif', bytes: await movingGif(40, 20) }));
    const gone = expectOk(
      await core.media.upload({ name: 'b.png', bytes: await plainPicture(50, 40).png().toBuffer() }),
    );
    const html = `<figure><img src="${moving.url}" alt="Moving"></figure><figure><img src="${gone.url}" alt="Gone"></figure>`;
    const { slug } = expectOk(await core.posts.create(postInput({ html })));
    expectOk(await core.media.remove(gone.id, { isForced: true }));
    for (const format of ['word', 'pdf'] as const) {
      const file = expectOk(await core.handover.write({ slug }, format));
      expect(file.bytes.length).toBeGreaterThan(1_000);
    }
    const word = expectOk(await core.handover.write({ slug }, 'word'));
    const back = expectOk(await core.handover.readWord(word));
    expect(back.html).toBe(html);
  }, 60_000);

  test('the author of a document is the owner, or the site if there is no owner’s name', async () => {
    const { core } = createTestCore(await open());
    const { slug } = expectOk(await core.posts.create(postInput()));
    const authorOf = async () => {
      const { bytes } = expectOk(await core.handover.write({ slug }, 'pdf'));
      return Buffer.from(bytes).toString('latin1');
    };
    expect((await authorOf()).includes('(Under Your Name)')).toBe(true);
    await core.settings.save({ founder: 'Ana Ruiz' });
    expect((await authorOf()).includes('(Ana Ruiz)')).toBe(true);
  }, 60_000);

  test('a Word file without text is rejected, but one with only a title is imported', async () => {
    const { core } = createTestCore(await open());
    const read = (body: string, name: string) =>
      core.handover.readWord({ name, bytes: zipArchive(wordFiles({ body })) });
    expect(await read('', '.docx')).toEqual({ ok: false, failure: { code: 'word_empty' } });
    const titled = expectOk(await read(wordParagraph('Only a title', 'Title'), 'x.docx'));
    expect([titled.title, titled.html]).toEqual(['Only a title', '']);
  });

  test('a Word file longer than a post can be is rejected', async () => {
    const { core } = createTestCore(await open());
    const body = wordParagraph('Some words of a very long book. '.repeat(100)).repeat(700);
    const bytes = zipArchive(wordFiles({ body }));
    expect(await core.handover.readWord({ name: 'x.docx', bytes })).toEqual({
      ok: false,
      failure: { code: 'word_too_large' },
    });
  }, 60_000);

  test('HTML in the text of a Word file is imported as escaped text', async () => {
    const { core } = createTestCore(await open());
    const body = wordParagraph('&lt;script&gt;alert(1)&lt;/script&gt; &lt;img src=x onerror=alert(1)&gt;');
    const { html } = expectOk(
      await core.handover.readWord({ name: 'x.docx', bytes: zipArchive(wordFiles({ body })) }),
    );
    expect(html).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt; &lt;img src=x onerror=alert(1)&gt;</p>');
    expect(readBlocks(html).flatMap(linesOf)).toHaveLength(1);
  });
});

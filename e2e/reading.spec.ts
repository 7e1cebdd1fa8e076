import type { BrowserContext, Locator, Page } from '@playwright/test';
import { catalogs } from '../messages/catalogs.ts';
import { test } from './fixtures/owner.ts';
import { expect } from './site.ts';

const say = catalogs.en;

test.describe('a selected passage', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  const filler = Array.from({ length: 12 }, (_, index) => `<p>${`Paragraph ${index}. `.repeat(40)}</p>`);

  const html = [
    '<p>We were wrong.</p>',
    ...filler,
    '<h2>What was said</h2>',
    '<p>Nobody <em>spoke</em> to <a href="https://example.com/">the people</a> on the line. 👩‍💻 We were wrong, señoras.</p>',
    ...filler,
  ].join('');

  /** Selects text in the article from one word to another. */
  async function select(page: Page, first: string, last: string): Promise<void> {
    await page.evaluate(
      ([from = '', to = '']) => {
        const prose = document.querySelector('[data-prose]') as Element;
        const walker = document.createTreeWalker(prose, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        let isBegun = false;
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const text = node.textContent ?? '';
          const start = isBegun ? 0 : text.indexOf(from);
          if (start < 0) continue;
          if (!isBegun) range.setStart(node, start);
          isBegun = true;
          const end = text.indexOf(to, start);
          if (end < 0) continue;
          range.setEnd(node, end + to.length);
          break;
        }
        range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
        getSelection()?.removeAllRanges();
        getSelection()?.addRange(range);
      },
      [first, last],
    );
  }

  const barOf = (page: Page): Locator =>
    page.getByRole('group', { name: /Selected passage|Fragmento seleccionado/ });

  const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  /** Checks whether words are visible in the window. */
  const isInView = (page: Page, words: string) =>
    page.evaluate((text) => {
      const [prose] = document.querySelectorAll('[data-prose] em');
      const { top, bottom } = prose?.parentElement?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
      return prose?.parentElement?.textContent?.includes(text) && top > 0 && bottom < innerHeight;
    }, words);

  test('selecting a passage loads its tools, and a link to the passage opens at its words', async ({
    page,
    owner,
    context,
  }) => {
    const { slug } = await owner.write({ title: 'We were wrong', html });
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto(`/blog/${slug}`, { waitUntil: 'networkidle' });
    await page.locator('[data-prose] p').first().click();
    const before = scripts.length;
    await select(page, 'spoke', 'line');
    await expect(barOf(page)).toBeVisible();
    expect(scripts.length).toBe(before + 1);
    await page.getByRole('button', { name: say.passage.copy_link }).click();
    await expect(barOf(page).getByRole('status')).toHaveText(say.passage.copied);
    expect(await page.evaluate(() => String(getSelection()))).toBe('spoke to the people on the line');
    const link = await copied(page);
    expect(link).toContain(`/blog/${slug}#p15:~:text=spoke%20to%20the%20people%20on%20the%20line`);
    const other = await context.newPage();
    // Without the paragraph, the link finds the passage by its words.
    await other.goto(link.replace('#p15', '#'));
    await expect.poll(() => isInView(other, 'spoke to the people')).toBe(true);
  });

  test('a selected passage is shared as an image and a link if the device can share', async ({
    page,
    owner,
  }) => {
    const { slug } = await owner.write({ title: 'Fragmento compartido', language: 'es', html });
    await page.addInitScript(() => {
      const shared: ShareData[] = [];
      Object.assign(window, { shared });
      Object.defineProperty(navigator, 'canShare', { value: () => true });
      Object.defineProperty(navigator, 'share', { value: async (data: ShareData) => void shared.push(data) });
    });
    await page.goto(`/blog/${slug}?lang=es`, { waitUntil: 'networkidle' });
    await select(page, 'Paragraph 3', 'Paragraph 4');
    await page.getByRole('button', { name: catalogs.es.passage.picture }).click();
    const shared = () =>
      page.evaluate(() => {
        const [data] = (window as unknown as { shared: ShareData[] }).shared;
        const [file] = data?.files ?? [];
        return (
          data && { text: data.text, name: file?.name, type: file?.type, isFilled: (file?.size ?? 0) > 9000 }
        );
      });
    await expect.poll(shared).toEqual({
      text: expect.stringMatching(/\?lang=es#p5:~:text=.*Paragraph%203%2E%20.*,Paragraph%204$/),
      name: `${slug}.png`,
      type: 'image/png',
      isFilled: true,
    });
  });

  test('a quotation is offered as an image without selecting it, and its button adds no text', async ({
    page,
    owner,
  }) => {
    const quoted =
      '<p>She said:</p><blockquote><p>First half.</p><p>Second half.</p></blockquote><p>Then she left.</p>';
    const { slug } = await owner.write({ title: 'Quoted', html: quoted });
    await page.goto(`/blog/${slug}`, { waitUntil: 'networkidle' });
    const offer = page.getByRole('button', { name: say.passage.quote });
    expect(await page.locator('[data-prose]').innerText()).not.toContain(say.passage.quote);
    await offer.focus();
    await page.keyboard.press('Enter');
    await expect(barOf(page)).toBeVisible();
    expect(await page.evaluate(() => String(getSelection()))).toMatch(/^First half\.\s+Second half\.$/);
    await page.keyboard.press('Tab');
    const saved = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await saved).suggestedFilename()).toBe(`${slug}.png`);
  });

  test('the tools of a selected passage come next in the tab order, and Escape closes them', async ({
    page,
    owner,
  }) => {
    const { slug } = await owner.write({ title: 'By keyboard', html });
    await page.goto(`/blog/${slug}`, { waitUntil: 'networkidle' });
    await select(page, 'spoke', 'line');
    await expect(barOf(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: say.passage.picture })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(barOf(page).getByRole('status')).toHaveText(say.passage.copied);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await barOf(page).evaluate((bar) => bar.contains(document.activeElement))).toBe(false);
    await page.keyboard.press('Escape');
    await expect(barOf(page)).toBeHidden();
  });
});

test.describe('reading aloud', () => {
  /** Gives the browser one silent voice that records its texts. `window.endSentence()` ends an utterance. */
  async function giveVoice(page: Page, lang: string): Promise<void> {
    await page.addInitScript((language) => {
      const said: string[] = [];
      let last: EventTarget | undefined;
      class Utterance extends EventTarget {
        text: string;
        constructor(text: string) {
          super();
          this.text = text;
        }
      }
      const synthesis = Object.assign(new EventTarget(), {
        getVoices: () => [{ lang: language, localService: true, default: true, name: 'A voice' }],
        speak(utterance: Utterance) {
          said.push(utterance.text);
          last = utterance;
        },
        cancel: () => said.push('(silence)'),
      });
      Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
      Object.assign(window, {
        SpeechSynthesisUtterance: Utterance,
        said,
        endSentence: () => last?.dispatchEvent(new Event('end')),
      });
    }, lang);
  }

  const said = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said);
  const endSentence = (page: Page) =>
    page.evaluate(() => (window as unknown as { endSentence: () => void }).endSentence());

  const html = '<p>One. Two.</p><h2>Three</h2><ul><li>Four.</li></ul>';

  test('an article is read aloud by paragraph, paused, resumed and stopped by keyboard', async ({
    page,
    owner,
  }) => {
    await giveVoice(page, 'en-US');
    const { slug } = await owner.write({ title: 'Read aloud', html });
    await page.goto(`/blog/${slug}`);
    const button = page.getByRole('button', { name: say.listen.label });
    await expect(button).toBeVisible();
    await button.press('Enter');
    const bar = page.getByRole('group', { name: say.listen.bar });
    const spoken = page.locator('[data-spoken]');
    await expect(bar.getByRole('button', { name: say.listen.pause })).toBeFocused();
    await expect(spoken).toHaveText('One. Two.');
    await endSentence(page);
    await endSentence(page);
    await expect(spoken).toHaveText('Three');
    await expect(bar).toContainText('2 of 3');
    await page.keyboard.press('Enter');
    await expect(bar.getByRole('button', { name: say.listen.resume })).toBeFocused();
    await page.keyboard.press('Enter');
    expect(await said(page)).toEqual(['One.', 'Two.', 'Three', '(silence)', 'Three']);
    await page.keyboard.press('Escape');
    await expect(bar).toBeHidden();
    await expect(spoken).toHaveCount(0);
    await expect(button).toBeFocused();
    expect((await said(page)).at(-1)).toBe('(silence)');
  });
});

test.describe('offline', () => {
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  /** Returns the paths in the browser's list of stored articles. */
  function kept(page: Page): Promise<string[]> {
    return page.evaluate(async () => {
      const list = await caches.match('/kept-articles.json');
      const { articles } = ((await list?.json()) ?? { articles: [] }) as { articles: { path: string }[] };
      return articles.map(({ path }) => path);
    });
  }

  async function openAndKeep(page: Page, path: string): Promise<void> {
    await page.goto(path);
    await expect.poll(() => kept(page)).toContain(new URL(path, 'http://site.invalid').pathname);
  }

  async function disconnect(context: BrowserContext, expectedErrors: RegExp[]): Promise<void> {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|503|Failed to fetch/);
    await context.setOffline(true);
  }

  test('an article opened before is shown offline with its image', async ({
    page,
    context,
    owner,
    expectedErrors,
  }) => {
    const html = '<p>The first paragraph.</p><p><img src="/icon-192.png" alt="A mark"></p>';
    const { slug } = await owner.write({ title: 'Kept', date: '2019-02-03', html });
    await openAndKeep(page, `/blog/${slug}?lang=es`);
    await disconnect(context, expectedErrors);
    await page.goto(`/blog/${slug}`);
    await expect(heading(page)).toHaveText('Kept');
    await expect(page.getByText('3 de febrero de 2019')).toBeVisible();
    const picture = page.getByRole('img', { name: 'A mark' });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(192);
    await expect(heading(page)).toHaveCSS('font-family', /Newsreader/);
    await page.goto('/contact?lang=es');
    await expect(heading(page)).toHaveText('Sin conexión');
    await page.getByRole('main').getByRole('link', { name: 'Kept' }).click();
    await expect(heading(page)).toHaveText('Kept');
  });

  test('back online, the site’s response is shown, and unpublished articles are removed from the cache', async ({
    page,
    context,
    owner,
    expectedErrors,
  }) => {
    const { slug } = await owner.write({ title: 'Here for now' });
    await openAndKeep(page, `/blog/${slug}`);
    await owner.change(slug, { title: 'Here a little longer' });
    await page.goto(`/blog/${slug}`);
    await expect(heading(page)).toHaveText('Here a little longer');
    expectedErrors.push(/404/);
    await owner.change(slug, { status: 'draft' });
    await page.goto(`/blog/${slug}`);
    await expect(heading(page)).toHaveText('Post not found');
    await expect.poll(() => kept(page)).not.toContain(`/blog/${slug}`);
    await disconnect(context, expectedErrors);
    await page.goto(`/blog/${slug}`);
    await expect(heading(page)).toHaveText(say.offline.heading);
  });

  test('drafts and owner pages are not cached for offline reading', async ({
    page,
    context,
    owner,
    signIn,
    expectedErrors,
  }) => {
    await openAndKeep(page, `/blog/${(await owner.write({ title: 'Open to all' })).slug}`);
    await signIn(page);
    const { slug } = await owner.write({ title: 'A draft', status: 'draft' });
    await page.goto(`/blog/${slug}`);
    await expect(page.getByText(say.post.draft_notice)).toBeVisible();
    await page.goto('/compose', { waitUntil: 'networkidle' });
    expect(await kept(page)).toEqual(['/blog/open-to-all']);
    const addresses = await page.evaluate(async () => {
      const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      return (await Promise.all(stores.map((store) => store.keys())))
        .flat()
        .map(({ url }) => new URL(url).pathname);
    });
    expect(addresses.filter((path) => /compose|settings|api|a-draft/.test(path))).toEqual([]);
    await disconnect(context, expectedErrors);
    await expect(page.goto('/settings')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  });
});

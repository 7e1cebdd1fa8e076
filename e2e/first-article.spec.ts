import type { Locator, Page } from '@playwright/test';
import { setPassword } from '../core/auth/set-password.ts';
import { connect } from '../db/connect.ts';
import { plainPicture } from '../test/picture-files.ts';
import { composePage } from './fixtures/compose.ts';
import { hydrated } from './fixtures/hydrated.ts';
import { test } from './fixtures/owner.ts';
import { expect } from './site.ts';

/** What the way may cost from the printed password to a shared article and a headline of the owner's own. */
const limits = { clicks: 15, questions: 6 };

const printed = 'wxyab-cdefg-hjkmn-pqrst';
const own = 'seven other plain words';

/** Counts what it takes to go on: clicks, those into a field among them, and answers that the site asks for. */
class Walk {
  clicks = 0;
  questions = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  /** Types over what stands in a field; one that has the focus already costs no click. */
  async type(field: Locator, text: string): Promise<void> {
    const hasFocus = await field.evaluate((element) => element.contains(document.activeElement));
    if (!hasFocus) await this.click(field);
    await this.#page.keyboard.press('Control+a');
    await this.#page.keyboard.insertText(text);
  }

  async answer(field: Locator, text: string): Promise<void> {
    this.questions += 1;
    await this.type(field, text);
  }
}

for (const width of [1280, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ siteOf: `first article ${width}`, variables: { OWNER_PASSWORD: '' } });

    test('it is a short way from the printed password to an article that is shared, and a headline', async ({
      page,
      site,
      context,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const db = await connect({ dataDir: site.dataDir });
      await setPassword(db, printed, 'generated');
      await db.close();
      const walk = new Walk(page);
      const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

      await page.goto('/compose?lang=en');
      await hydrated(page);
      await walk.answer(page.getByLabel('Password', { exact: true }), printed);
      await walk.click(button('Sign in'));
      await walk.answer(page.getByLabel('New password'), own);
      await walk.click(button('Save and go on'));

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Your site is running/);
      const questions = page.getByRole('main').locator('form').first();
      await expect(questions.getByRole('group').first()).toBeEnabled();
      const asked = questions.locator('input:not([type=radio], [type=hidden]), fieldset fieldset');
      // Its language is answered already, and read all the same.
      walk.questions += (await asked.count()) - 3;
      await walk.answer(page.getByLabel('Name of the site'), 'Said by Ana');
      await walk.answer(page.getByLabel('Your name', { exact: true }), 'Ana Ruiz');
      await walk.answer(page.getByLabel('Where email should reach you'), 'ana@mail.example.org');
      await walk.click(button('Continue'));

      await walk.click(page.getByRole('link', { name: 'Change the headline' }));
      const headline = page.getByRole('form', { name: 'Headline, English' });
      await expect(headline.locator('[contenteditable="true"]')).toBeFocused();
      await page.keyboard.press('Control+a');
      await page.keyboard.insertText('Words that hold.');
      await walk.click(headline.getByRole('button', { name: 'Publish', exact: true }));
      await expect(page.getByText('Published: Headline')).toBeVisible();

      await walk.click(page.getByRole('link', { name: 'Compose', exact: true }));
      await hydrated(page);
      await expect(page.locator('#html-text')).toBeVisible();
      await walk.type(page.getByLabel('Title', { exact: true }), 'My first article');
      await page.keyboard.press('Enter');
      await page.keyboard.insertText('It begins with a sentence of mine.');
      await walk.click(button('Insert a picture').first());
      const chooser = page.waitForEvent('filechooser');
      await walk.click(page.getByRole('dialog').getByText('From this device'));
      const buffer = await plainPicture(900, 600).png().toBuffer();
      await (await chooser).setFiles({ name: 'desk.png', mimeType: 'image/png', buffer });
      await expect(page.locator('#html-text img')).toHaveAttribute('src', /^\/media\//);
      await walk.click(button('Publish'));
      await expect(composePage.status(page)).toContainText('ublished');
      const opened = page.waitForEvent('popup');
      await walk.click(page.getByRole('link', { name: 'View', exact: true }));
      const article = await opened;
      await walk.click(article.getByRole('button', { name: 'Copy link' }).first());

      const link = await article.evaluate(() => navigator.clipboard.readText());
      expect(link).toBe(`${site.url}/blog/my-first-article`);
      const read = await (await page.request.get(link)).text();
      expect(read).toContain('It begins with a sentence of mine.');
      expect(read).toContain('/media/');
      const home = await (await page.request.get('/?lang=en')).text();
      expect(home).toContain('Words that hold.');
      expect(home).toContain('| Said by Ana</title>');
      test.info().annotations.push({
        type: 'cost',
        description: `${walk.clicks} clicks, ${walk.questions} questions`,
      });
      expect(walk.clicks).toBeLessThanOrEqual(limits.clicks);
      expect(walk.questions).toBeLessThanOrEqual(limits.questions);
    });
  });
}

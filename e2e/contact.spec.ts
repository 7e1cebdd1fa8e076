import type { Page } from '@playwright/test';
import { catalogs } from '../messages/catalogs.ts';
import { locales } from '../shared/locale.ts';
import { test } from './fixtures/content-manager.ts';
import { saveSettingsOf } from './fixtures/save-settings.ts';
import { expect } from './site.ts';

test.use({ siteOf: 'contact' });

const whole = 'ana+site@words.example';
const set = { email_user: 'ana+site', email_domain: 'words.example', founder: '' };
const say = catalogs.en.contact;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const address = (page: Page) => page.getByRole('main').getByText('words.example', { exact: true });

test.describe('with an address', () => {
  test.beforeEach(({ site }) => saveSettingsOf(site, set));

  test('the source of the contact page never contains the whole email address', async ({ page }) => {
    const html = await (await page.request.get('/contact')).text();
    for (const text of [html, html.replace(/<!--.*?-->/g, ''), html.replace(/<[^>]*>/g, '')]) {
      expect(decodeURIComponent(text.replaceAll('%', '%25'))).not.toContain(whole);
      expect(text).not.toMatch(/[\w+]\s*(@|%40|&#64;|&commat;)\s*words/i);
    }
    await page.goto('/contact');
    expect(await page.content()).not.toContain(whole);
  });

  test('the email address can be shown, selected and hidden', async ({ page }) => {
    const { heading, show, hide, address_label } = catalogs.es.contact;
    await page.goto('/contact?lang=es');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(address(page)).toBeHidden();
    await button(page, show).click();
    await expect(address(page)).toBeVisible();
    const group = page.getByRole('group', { name: address_label });
    await expect(group).toMatchAriaSnapshot(`- paragraph: ${whole}`);
    const selected = await group.evaluate((element) => {
      getSelection()?.selectAllChildren(element);
      return getSelection()?.toString().trim();
    });
    expect(selected).toBe(whole);
    await button(page, hide).click();
    await expect(address(page)).toBeHidden();
    await expect(button(page, show)).toBeVisible();
  });

  test('the email address is copied, and the button says so for two seconds', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await page.goto('/contact');
    // From here on, the test controls the clock, however slow the machine is.
    await page.clock.pauseAt(Date.now() + 60_000);
    const status = page.getByRole('main').getByRole('status');
    await expect(status).toBeEmpty();
    await button(page, say.copy).click();
    // The status is a live region, so screen readers announce changes.
    await expect(status).toHaveText(say.copied);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(whole);
    await page.clock.runFor(1900);
    await expect(status).toHaveText(say.copied);
    await page.clock.runFor(200);
    await expect(status).toBeEmpty();
    await expect(address(page)).toBeHidden();
  });

  test('the email button opens a draft with recipient, subject and questions', async ({ page }) => {
    await page.goto('/contact');
    await page.evaluate(() => {
      document.body.addEventListener('click', (event) => event.preventDefault());
    });
    const link = page.getByRole('link', { name: say.email_button, exact: true });
    await link.click();
    const draft = new URL((await link.getAttribute('href')) ?? '');
    expect([draft.protocol, decodeURIComponent(draft.pathname)]).toEqual(['mailto:', whole]);
    expect(draft.searchParams.get('subject')).toBe(say.mail.subject);
    expect(draft.searchParams.get('body')).toMatch(/^Hello,\r\n\r\nI would like to talk about a project\./);
  });

  test('the email address is shown for selection if the browser can’t copy it', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    });
    await page.goto('/contact');
    await button(page, say.copy).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(say.copy_failed);
    await expect(address(page)).toBeVisible();
    await expect(button(page, say.hide)).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('without JavaScript, the contact page shows the email address, a prefilled draft and no useless button', async ({
      page,
    }) => {
      await page.goto('/contact');
      await expect(address(page)).toBeVisible();
      const way = await page.getByRole('link', { name: say.email_button }).getAttribute('href');
      const answer = await page.request.get(way ?? '', { maxRedirects: 0 });
      const draft = new URL(answer.headers().location ?? '');
      expect([answer.status(), draft.protocol, decodeURIComponent(draft.pathname)]).toEqual([
        303,
        'mailto:',
        whole,
      ]);
      expect(await page.content()).not.toContain('mailto:');
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    });
  });
});

test('a new site shows an example email address, marked as one; without an address the page says so', async ({
  page,
  site,
}) => {
  for (const lang of locales) {
    const { sample_address, no_address } = catalogs[lang].contact;
    await saveSettingsOf(site, { email_user: 'hello', email_domain: 'example.com' });
    await page.goto(`/contact?lang=${lang}`);
    const main = page.getByRole('main');
    await expect(main.getByText(sample_address)).toBeVisible();
    await expect(main.getByRole('button')).toHaveCount(2);
    await saveSettingsOf(site, { email_user: '', email_domain: '' });
    await page.goto(`/contact?lang=${lang}`);
    await expect(main.getByText(no_address)).toBeVisible();
    await expect(main.getByRole('button').or(main.getByRole('link'))).toHaveCount(0);
  }
  await page.goto('/privacy?lang=en');
  await expect(page.getByRole('heading', { name: 'When you write' })).toHaveCount(0);
});

test('the contact page says what to include, which languages are offered and that a form may follow', async ({
  page,
}) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2, name: say.helps_heading })).toBeVisible();
  await expect(main.getByRole('list').last().getByRole('listitem')).toHaveText([
    say.helps_1,
    say.helps_2,
    say.helps_3,
  ]);
  await expect(main.getByText(say.form_note)).toBeVisible();
  await expect(main.getByText('Deliverables are in English only.')).toBeVisible();
});

test('the next steps are samples until the owner writes them, and can be hidden', async ({
  page,
  save,
  site,
}) => {
  const main = page.getByRole('main');
  for (const lang of locales) {
    const { heading, steps, sample_note } = catalogs[lang].contact.next;
    await page.goto(`/contact?lang=${lang}`);
    await expect(main.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    await expect(main.getByRole('heading', { level: 3 })).toHaveText(
      Object.values(steps).map(({ when }) => when),
    );
    await expect(main.getByText(sample_note)).toBeVisible();
  }
  await save('page/contact_next_2_when/en', { content: 'On Friday' });
  await save('page/contact_next_2_text/en', { content: 'We talk.' });
  await saveSettingsOf(site, { show_samples: false });
  await page.goto('/contact?lang=en');
  await expect(main.getByRole('heading', { level: 3 })).toHaveText(['On Friday']);
  await expect(main.getByText(say.next.sample_note)).toHaveCount(0);
  await page.goto('/contact?lang=es');
  await expect(main.getByRole('heading', { name: catalogs.es.contact.next.heading })).toHaveCount(0);
});

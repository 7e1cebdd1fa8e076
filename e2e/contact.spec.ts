import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures/accessibility.ts';
import { test } from './fixtures/owner.ts';
import { saveSettingsOf } from './fixtures/save-settings.ts';
import { expect } from './site.ts';

test.use({ siteOf: 'contact' });

const whole = 'ana+site@words.example';
const set = { email_user: 'ana+site', email_domain: 'words.example', founder: '' };
const unset = { email_user: '', email_domain: '', founder: '' };

const languages = [
  {
    lang: 'en',
    heading: 'Book a Strategy Session',
    show: 'Show the address',
    hide: 'Hide the address',
    copy: 'Copy the address',
    copied: 'Copied',
    address: 'Email address',
  },
  {
    lang: 'es',
    heading: 'Reserve una sesión estratégica',
    show: 'Mostrar la dirección',
    hide: 'Ocultar la dirección',
    copy: 'Copiar la dirección',
    copied: 'Copiada',
    address: 'Dirección de correo',
  },
] as const;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const address = (page: Page) => page.getByRole('main').getByText('words.example', { exact: true });

/** Presses the email link, and gives the address that the mail program would have been opened with. */
async function draftOf(page: Page, name: string): Promise<URL> {
  await page.evaluate(() => {
    document.body.addEventListener('click', (event) => event.preventDefault());
  });
  const link = page.getByRole('link', { name, exact: true });
  await link.click();
  return new URL((await link.getAttribute('href')) ?? '');
}

test.describe('with an address', () => {
  test.beforeEach(({ site }) => saveSettingsOf(site, set));

  test('the address stands nowhere whole in the page, with its tags or without', async ({ page }) => {
    const html = await (await page.request.get('/contact')).text();
    for (const text of [html, html.replace(/<!--.*?-->/g, ''), html.replace(/<[^>]*>/g, '')]) {
      expect(decodeURIComponent(text.replaceAll('%', '%25'))).not.toContain(whole);
      expect(text).not.toMatch(/[\w+]\s*(@|%40|&#64;|&commat;)\s*words/i);
    }
    await page.goto('/contact');
    expect(await page.content()).not.toContain(whole);
  });

  for (const { lang, heading, show, hide, copy, copied, address: label } of languages) {
    test(`the address is hidden, is shown, and is hidden again (${lang})`, async ({ page }) => {
      await page.goto(`/contact?lang=${lang}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(address(page)).toBeHidden();
      await button(page, show).click();
      await expect(address(page)).toBeVisible();
      const group = page.getByRole('group', { name: label });
      await expect(group).toMatchAriaSnapshot(`- paragraph: ${whole}`);
      const selected = await group.evaluate((element) => {
        getSelection()?.selectAllChildren(element);
        return getSelection()?.toString().trim();
      });
      expect(selected).toBe(whole);
      await expectAccessible(page);
      await button(page, hide).click();
      await expect(address(page)).toBeHidden();
      await expect(button(page, show)).toBeVisible();
    });

    test(`the address is copied, and the copied state lasts two seconds (${lang})`, async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.clock.install();
      await page.goto(`/contact?lang=${lang}`);
      // From here on time passes only as the test says, however slow the machine is.
      await page.clock.pauseAt(Date.now() + 60_000);
      const status = page.getByRole('main').getByRole('status');
      await expect(status).toBeEmpty();
      await button(page, copy).click();
      // The status is a live region: what appears in it is read out.
      await expect(status).toHaveText(copied);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(whole);
      await page.clock.runFor(1900);
      await expect(status).toHaveText(copied);
      await page.clock.runFor(200);
      await expect(status).toBeEmpty();
      await expect(address(page)).toBeHidden();
    });
  }

  test('the email button opens a draft with recipient, subject and questions', async ({ page }) => {
    await page.goto('/contact');
    const draft = await draftOf(page, 'Write an email');
    expect(draft.protocol).toBe('mailto:');
    expect(decodeURIComponent(draft.pathname)).toBe(whole);
    expect(draft.searchParams.get('subject')).toBe('Strategy session');
    expect(draft.searchParams.get('body')).toMatch(/^Hello,\r\n\r\nI would like to talk about a text\./);
  });

  test('where the browser refuses to copy, the address is shown to be selected', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    });
    await page.goto('/contact');
    await button(page, 'Copy the address').click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      'The browser did not allow copying. The address is shown so that you can select it.',
    );
    await expect(address(page)).toBeVisible();
    await expect(button(page, 'Hide the address')).toBeVisible();
    await button(page, 'Copy the address').click();
    await expect(address(page)).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the address can be read, the draft is prepared, and no button would do nothing', async ({
      page,
    }) => {
      await page.goto('/contact');
      await expect(page.getByRole('group', { name: 'Email address' })).toMatchAriaSnapshot(
        `- paragraph: ${whole}`,
      );
      await expect(address(page)).toBeVisible();
      const link = page.getByRole('link', { name: 'Write an email' });
      const way = (await link.getAttribute('href')) ?? '';
      const answer = await page.request.get(way, { maxRedirects: 0 });
      const draft = new URL(answer.headers().location ?? '');
      expect([answer.status(), draft.protocol, decodeURIComponent(draft.pathname)]).toEqual([
        303,
        'mailto:',
        whole,
      ]);
      expect(draft.searchParams.get('subject')).toBe('Strategy session');
      expect(await page.content()).not.toContain('mailto:');
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    });
  });
});

for (const [lang, sentence] of [
  ['en', 'A sample address, to be replaced. Email sent there reaches nobody.'],
  ['es', 'Dirección de ejemplo, pendiente de sustituir: lo que se envíe ahí no llega a nadie.'],
] as const) {
  test(`a new site shows a sample address, and says that it is one (${lang})`, async ({ page, site }) => {
    await saveSettingsOf(site, { email_user: 'hello', email_domain: 'example.com' });
    await page.goto(`/contact?lang=${lang}`);
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(2);
  });
}

test('without an address the page says so, and offers nothing that needs one', async ({ page, site }) => {
  await saveSettingsOf(site, unset);
  for (const [lang, sentence] of [
    ['en', 'The address has not been set yet. Please come back soon.'],
    ['es', 'La dirección aún no está disponible. Vuelva pronto.'],
  ] as const) {
    await page.goto(`/contact?lang=${lang}`);
    const main = page.getByRole('main');
    await expect(main.getByText(sentence)).toBeVisible();
    await expect(main.getByRole('button')).toHaveCount(0);
    await expect(main.getByRole('link')).toHaveCount(0);
    await expectAccessible(page);
  }
  await page.goto('/privacy?lang=en');
  await expect(page.getByRole('heading', { name: 'When you write' })).toHaveCount(0);
});

test('the page says what helps, that a form may come, and in what language texts are written', async ({
  page,
}) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2, name: 'What helps' })).toBeVisible();
  await expect(main.getByRole('listitem')).toHaveText([
    'What you have to say or write, and the date.',
    'Who will hear it or read it.',
    'What you would like them to do afterward.',
  ]);
  await expect(main.getByText('A request form may be added later.')).toBeVisible();
  await expect(main.getByText('Deliverables are in English only.')).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }),
  ).toHaveAttribute('aria-current', 'page');
});

import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './fixtures/accessibility.ts';
import { test } from './fixtures/owner.ts';
import { saveSettingsOf } from './fixtures/save-settings.ts';
import { expect } from './site.ts';

test.use({ siteOf: 'home-proof' });

const section = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });

const carousel = (page: Page) => page.getByRole('region', { name: /^(Testimonials|Testimonios)$/ });
const button = (page: Page, name: string) => carousel(page).getByRole('button', { name, exact: true });
const slides = (page: Page) => carousel(page).getByRole('group', { name: /^\d+ (of|de) \d+$/ });
/** The slides that can be read: the others are inert. */
const slide = (page: Page) => slides(page).and(page.locator(':not([inert])'));
const track = (page: Page) => carousel(page).locator('[data-track]');

/** One slide is read, stands where it is seen, has its dot marked, and says which it is. */
async function expectSlide(page: Page, name: string, text: string): Promise<void> {
  await expect(slide(page)).toHaveCount(1);
  await expect(slide(page)).toHaveAccessibleName(name);
  await expect(slide(page)).toContainText(text);
  await expect(slide(page).getByRole('blockquote')).toBeInViewport({ ratio: 0.9 });
  await expect(carousel(page).locator('[aria-current="true"]')).toHaveAccessibleName(
    new RegExp(` ${name}$`, 'i'),
  );
  await expect(carousel(page).locator('[data-count]')).toHaveText(name);
}

/** Opens home with the testimonials in sight and their script running. */
async function openTestimonials(page: Page, address = '/'): Promise<void> {
  await page.goto(address);
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(track(page)).toHaveAttribute('aria-live', 'polite');
}

/** Draws a finger over the track, from near one of its ends to the other, in pixels. */
async function swipe(page: Page, right: number, down: number): Promise<void> {
  const { x = 0, y = 0, width = 0 } = (await track(page).boundingBox()) ?? {};
  const session = await page.context().newCDPSession(page);
  const from = right > 0 ? x + 60 : x + width - 60;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', way: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from + way * right, y: y + 100 + way * down }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', step / 10);
  await touch('touchEnd', 1);
}

/** How many names stand in each row: those whose tops are nearer than a line, as each has a hand of its own. */
async function rows(items: Locator): Promise<number[]> {
  const tops = await items.evaluateAll((all) =>
    all.map((item) => {
      const range = document.createRange();
      range.selectNodeContents(item);
      return range.getBoundingClientRect().top;
    }),
  );
  const counts: number[] = [];
  for (const [index, top] of tops.entries()) {
    const before = tops[index - 1];
    if (before !== undefined && Math.abs(top - before) < 15) counts.push((counts.pop() ?? 0) + 1);
    else counts.push(1);
  }
  return counts;
}

test.describe('as it ships', () => {
  test.beforeEach(({ site }) => saveSettingsOf(site, { clients: null, press: null, testimonials: null }));

  test('six clients, five companies and one university, are named with a note, and marked as samples', async ({
    page,
  }) => {
    await page.goto('/');
    const clients = section(page, 'Written for leaders at');
    await expect(clients.getByRole('listitem')).toHaveText([
      'Global bank',
      'Energy group',
      'Software company',
      'Medical device maker',
      'Airline',
      'Research university',
    ]);
    await expect(clients.getByText('Sample', { exact: true })).toBeVisible();
    await expect(clients).toContainText('Real names appear here only by permission.');
  });

  test('four outlets stand in the press, three in a first row and the fourth below', async ({ page }) => {
    await page.goto('/');
    const press = section(page, 'In the press');
    await expect(press.getByRole('listitem')).toHaveCount(4);
    await expect.poll(() => rows(press.getByRole('listitem'))).toEqual([3, 1]);
    await expect(press.getByText('Sample', { exact: true })).toBeVisible();
    await expect(press.getByRole('link'), 'a sample leads nowhere').toHaveCount(0);
  });

  test('five quotes, with previous and next around the ends, and a dot for each', async ({ page }) => {
    await openTestimonials(page);
    await expectSlide(page, '1 of 5', '“I sent forty minutes');
    await button(page, 'Previous testimonial').click();
    await expectSlide(page, '5 of 5', '“My father opened');
    await button(page, 'Next testimonial').click();
    await expectSlide(page, '1 of 5', 'Chief executive, European energy group');
    for (const name of ['2 of 5', '3 of 5', '4 of 5', '5 of 5']) {
      await button(page, 'Next testimonial').click();
      await expect(slide(page)).toHaveAccessibleName(name);
    }
    await button(page, 'Testimonial 3 of 5').click();
    await expectSlide(page, '3 of 5', '“A commencement address');
  });

  test('many presses in haste arrive where they lead', async ({ page }) => {
    await openTestimonials(page);
    for (let press = 0; press < 7; press += 1) await button(page, 'Next testimonial').click();
    await expectSlide(page, '3 of 5', '“A commencement address');
  });

  test('arrow keys, Home and End turn the quotes, and leave the browser its own shortcuts', async ({
    page,
  }) => {
    await openTestimonials(page);
    await button(page, 'Next testimonial').focus();
    await page.keyboard.press('ArrowRight');
    await expectSlide(page, '2 of 5', '“Honestly?');
    await page.keyboard.press('End');
    await expectSlide(page, '5 of 5', '“My father');
    await page.keyboard.press('ArrowRight');
    await expectSlide(page, '1 of 5', '“I sent');
    await page.keyboard.press('ArrowLeft');
    await expectSlide(page, '5 of 5', '“My father');
    await page.keyboard.press('Home');
    await expectSlide(page, '1 of 5', '“I sent');
    await page.keyboard.press('Shift+ArrowRight');
    await expect(slide(page)).toHaveAccessibleName('1 of 5');
    await expect(button(page, 'Next testimonial')).toBeFocused();
  });

  test.describe('on a telephone', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

    test('a finger turns the quotes, and scrolls the page over them', async ({ page }) => {
      await openTestimonials(page);
      await track(page).evaluate((element) =>
        element.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      await swipe(page, -220, 0);
      await expectSlide(page, '2 of 5', '“Honestly?');
      const before = await page.evaluate(() => scrollY);
      await swipe(page, 0, 150);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before - 60);
      await expect(slide(page)).toHaveAccessibleName('2 of 5');
    });

    test('beyond its ends a swipe goes around, and never back in history', async ({ page }) => {
      await page.goto('/contact');
      await openTestimonials(page);
      await swipe(page, 220, 0);
      await expectSlide(page, '5 of 5', '');
      await swipe(page, -220, 0);
      await expectSlide(page, '1 of 5', '');
      expect(new URL(page.url()).pathname).toBe('/');
    });
  });

  test('the chosen quote stays when the window changes its width', async ({ page }) => {
    await openTestimonials(page);
    await button(page, 'Testimonial 4 of 5').click();
    await page.setViewportSize({ width: 500, height: 800 });
    await carousel(page).scrollIntoViewIfNeeded();
    await expectSlide(page, '4 of 5', '“I expected adjectives.');
  });

  test('for readers who asked for less motion, quotes change at once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openTestimonials(page);
    const gone = await track(page).evaluate((element) => {
      document.querySelector<HTMLElement>('[data-step="1"]')?.click();
      return element.scrollLeft / element.clientWidth;
    });
    expect(gone).toBeCloseTo(1, 1);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('all quotes are there, the track scrolls, and no control pretends to work', async ({ page }) => {
      await page.goto('/');
      await expect(slide(page)).toHaveCount(5);
      await expect(carousel(page).getByRole('button')).toHaveCount(0);
      await track(page).focus();
      await page.keyboard.press('ArrowRight');
      await expect(slide(page).nth(1).getByRole('blockquote')).toBeInViewport({ ratio: 0.9 });
    });
  });

  test('in Spanish, quotes stand in angle marks', async ({ page }) => {
    await openTestimonials(page, '/?lang=es');
    await expect(section(page, 'Escribo para quienes dirigen').getByRole('listitem')).toHaveCount(6);
    await expect(section(page, 'En la prensa').getByText('Ejemplo', { exact: true })).toBeVisible();
    await button(page, 'Testimonio anterior').click();
    await expectSlide(page, '5 de 5', '«Mi padre');
    await expect(button(page, 'Testimonio siguiente')).toHaveText('Siguiente');
  });

  test('no barrier in the three sections, and nothing to scroll sideways at 320 px', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await openTestimonials(page);
      await expectAccessible(page);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test.describe('with lists of the owner', () => {
  test.beforeEach(({ site }) => saveSettingsOf(site, { clients: null, press: null, testimonials: null }));

  test('outlets open in a new tab, and a logo that fails gives way to the name', async ({
    page,
    site,
    expectedErrors,
  }) => {
    expectedErrors.push(/404/);
    await saveSettingsOf(site, {
      clients: [
        { name: 'Acme', logo: '/no-such-logo.png' },
        { name: 'Nordlicht', logo: '/icon-192.png' },
      ],
      press: [
        { name: 'The Daily', href: 'https://daily.example/piece', logo: '/no-such-outlet.png' },
        { name: 'The Weekly', href: 'https://weekly.example/', logo: '' },
        { name: 'The Hour', href: '', logo: '' },
      ],
    });
    await page.goto('/');
    const press = section(page, 'In the press');
    await press.scrollIntoViewIfNeeded();
    await expect(press.getByRole('img')).toHaveCount(0);
    await expect(press.getByRole('listitem')).toHaveText(['The Daily', 'The Weekly', 'The Hour']);
    await expect(press.getByRole('link')).toHaveText(['The Daily', 'The Weekly']);
    for (const link of await press.getByRole('link').all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
    await expect(press.getByText('Sample')).toHaveCount(0);
    await expect(press).toContainText('Each link opens in a new tab.');
    const clients = section(page, 'Written for leaders at');
    await expect(clients.getByRole('listitem').first()).toHaveText('Acme');
    await expect(clients.getByRole('img', { name: 'Nordlicht' })).toBeVisible();
    await expect(clients).toContainText('People never do.');
  });

  test('a quote without Spanish is not on the Spanish page, and one alone has no controls', async ({
    page,
    site,
  }) => {
    const quote = (en: string, es: string) => ({
      quote: { en, es },
      author: { en: 'Chair, bank', es: es && 'Presidenta, banco' },
    });
    await saveSettingsOf(site, {
      testimonials: [quote('"He listened."', '«Escuchó.»'), quote('<b>He waited.</b>', '')],
    });
    await openTestimonials(page);
    await expectSlide(page, '1 of 2', '“He listened.”');
    await button(page, 'Next testimonial').click();
    await expectSlide(page, '2 of 2', '“<b>He waited.</b>”');
    await page.goto('/?lang=es');
    await expect(carousel(page).getByRole('blockquote')).toHaveText('«Escuchó.»');
    await expect(carousel(page).getByRole('button')).toHaveCount(0);
    await saveSettingsOf(site, { testimonials: [quote('He listened.', '')] });
    await page.goto('/?lang=es');
    await expect(carousel(page)).toHaveCount(0);
  });

  test('an empty list hides its section', async ({ page, site }) => {
    await saveSettingsOf(site, { clients: [], press: [], testimonials: [] });
    await page.goto('/');
    await expect(page.getByRole('heading', { name: /Written for|In the press|What they say/ })).toHaveCount(
      0,
    );
    await expect(carousel(page)).toHaveCount(0);
  });
});

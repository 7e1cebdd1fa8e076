import type { Page } from '@playwright/test';
import { catalogs } from '../messages/catalogs.ts';
import { locales } from '../shared/locale.ts';
import { services as pages } from '../shared/public-pages.ts';
import { test } from './fixtures/owner.ts';
import { saveSettingsOf } from './fixtures/save-settings.ts';
import { expect } from './site.ts';

const say = catalogs.en;

test.describe('services and moments', () => {
  test.use({ siteOf: 'home' });

  const services = (page: Page) => page.locator('#experiences');
  const outcomes = (page: Page) => page.locator('#when-it-mattered');
  const cards = (page: Page) => services(page).getByRole('listitem');

  /** An image on the same host. */
  const picture = '/icon-192.png';

  test.beforeEach(({ site }) =>
    saveSettingsOf(site, { founder: '', portrait: '', service_cards: [], outcomes: null }),
  );

  for (const lang of locales) {
    test(`services, moments and the founder have their texts and links (${lang})`, async ({ page }) => {
      const { services: work, outcomes: moments, about: writer, final_band } = catalogs[lang].home;
      const query = lang === 'en' ? '' : '?lang=es';
      await page.goto(`/?lang=${lang}`);
      const titles = Object.values(work.cards).map(({ title }) => title);
      await expect(services(page).getByRole('heading', { level: 2 })).toHaveText(work.heading);
      await expect(services(page).getByRole('heading', { level: 3 })).toHaveText(titles);
      const links = services(page).getByRole('link');
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
        pages.map(({ slug }) => `/services/${slug}${query}`),
      );
      await expect(services(page).getByRole('figure')).toHaveCount(5);
      await expect(services(page).getByRole('deletion').first()).toBeVisible();

      await expect(outcomes(page).getByRole('heading', { level: 2 })).toHaveText(moments.heading);
      await expect(outcomes(page).getByText(/^(Sample|Ejemplo)$/)).toBeVisible();
      const rows = outcomes(page).getByRole('article');
      const named = Object.values(moments.items).map(({ title }) => title);
      await expect(rows.getByRole('heading', { level: 3 })).toHaveText(named);
      await expect(rows.first().getByRole('term')).toHaveText(Object.values(moments.labels));
      await expect(outcomes(page)).not.toContainText(/\[=|=\]/);

      const about = page.locator('#about');
      await expect(about.getByRole('heading', { level: 2 })).toHaveText(writer.heading);
      await expect(about.getByRole('link', { name: writer.cta })).toHaveAttribute('href', `/contact${query}`);
      const band = page.getByRole('main').locator('section').last();
      await expect(band.getByRole('heading', { level: 2 })).toHaveText(final_band.line);
      await expect(band.getByText(final_band.heading)).toBeVisible();
      await band.getByRole('link', { name: final_band.cta }).click();
      await expect(page).toHaveURL(`/contact${query}`);
    });
  }

  test('a service card can be clicked anywhere', async ({ page }) => {
    await page.goto('/');
    await cards(page)
      .nth(1)
      .click({ position: { x: 4, y: 4 } });
    await expect(page).toHaveURL('/services/linkedin-that-leads');
  });

  test('on phones, situation and action open on request; wide screens and prints show them', async ({
    page,
  }) => {
    const { context, items } = say.home.outcomes;
    const moment = outcomes(page).getByRole('article').first();
    const action = moment.getByText(items.ceo_transition.action);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/?lang=en');
    await expect(moment).toContainText('The successor still uses it.');
    await expect(action).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(action).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await moment.getByText(context).click();
    await expect(action).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.reload();
    await expect(action).toBeVisible();
    await expect(moment.getByText(context)).toBeHidden();
  });

  test('the owner’s service cards, moments and portrait replace the defaults', async ({ page, site }) => {
    await saveSettingsOf(site, {
      founder: 'Ana Ruiz',
      portrait: picture,
      service_cards: [
        {
          service: 'bio',
          title: { en: 'Lives', es: '' },
          copy: { en: 'Told short.', es: 'Contadas en breve.' },
          cta: { en: '', es: '' },
          price: { en: '$1,200', es: '' },
          image: picture,
        },
      ],
      outcomes: [
        {
          title: { en: 'A merger', es: '' },
          situation: { en: 'Two houses.', es: 'Dos casas.' },
          action: { en: 'One letter.', es: 'Una carta.' },
          outcome: { en: '[=Nobody left=] <b>.', es: 'Nadie se fue.' },
        },
      ],
    });
    await page.goto('/');
    const bio = cards(page).nth(4);
    await expect(bio.getByRole('link')).toHaveText('Lives');
    await expect(bio).toContainText('Told short.');
    await expect(bio).toContainText('Biography writing');
    await expect(bio).toContainText('From $1,200');
    await expect(cards(page).nth(0)).not.toContainText('From');
    await expect(bio.locator('img')).toHaveAttribute('src', picture);
    await expect(bio.locator('svg')).toHaveCount(0);
    await expect(outcomes(page).getByRole('definition')).toHaveText([
      'Two houses.',
      'One letter.',
      'Nobody left <b>.',
    ]);
    await expect(outcomes(page).getByText(say.shell.sample_badge, { exact: true })).toHaveCount(0);
    const about = page.locator('#about');
    await expect(about).toContainText('My name is Ana Ruiz.');
    await expect(about.getByRole('img', { name: 'Portrait of Ana Ruiz' })).toHaveAttribute('src', picture);
    await page.goto('/?lang=es');
    await expect(bio.getByRole('link')).toHaveText('Biografías');
    await expect(bio).toContainText('Contadas en breve.');
    await expect(bio).not.toContainText('Desde');
    // The only moment is incomplete in Spanish.
    await expect(outcomes(page)).toHaveCount(0);
    await page.goto('/services/biography-writing-services?lang=en');
    await expect(page.getByText('From $1,200', { exact: true })).toBeVisible();
  });
});

test.describe('clients, press and testimonials', () => {
  test.use({ siteOf: 'home' });

  const section = (page: Page, name: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });

  const carousel = (page: Page) => page.getByRole('region', { name: /^(Testimonials|Testimonios)$/ });
  const button = (page: Page, name: string) => carousel(page).getByRole('button', { name, exact: true });
  const slides = (page: Page) => carousel(page).getByRole('group', { name: /^\d+ (of|de) \d+$/ });
  /** Finds the readable slide; the others are inert. */
  const slide = (page: Page) => slides(page).and(page.locator(':not([inert])'));
  const track = (page: Page) => carousel(page).locator('[data-track]');

  /** Expects exactly one readable and visible slide, with its dot marked and its number announced. */
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

  /** Opens the home page with the testimonials in view and their script running. */
  async function openTestimonials(page: Page, address = '/'): Promise<void> {
    await page.goto(address);
    await carousel(page).scrollIntoViewIfNeeded();
    await expect(track(page)).toHaveAttribute('aria-live', 'polite');
  }

  /** Swipes across the track by this many px. */
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

  test.describe('by default', () => {
    test.beforeEach(({ site }) => saveSettingsOf(site, { clients: null, press: null, testimonials: null }));

    test('the five testimonials have a dot each and wrap around with previous and next', async ({ page }) => {
      await openTestimonials(page);
      await expectSlide(page, '1 of 5', '“I sent forty minutes');
      await button(page, say.accessibility.carousel.previous).click();
      await expectSlide(page, '5 of 5', '“My father opened');
      await button(page, say.accessibility.carousel.next).click();
      await expectSlide(page, '1 of 5', 'Chief executive, European energy group');
      for (const name of ['2 of 5', '3 of 5', '4 of 5', '5 of 5']) {
        await button(page, say.accessibility.carousel.next).click();
        await expect(slide(page)).toHaveAccessibleName(name);
      }
      await button(page, 'Testimonial 3 of 5').click();
      await expectSlide(page, '3 of 5', '“A commencement address');
    });

    test('arrow keys, Home and End move the testimonials and leave browser shortcuts alone', async ({
      page,
    }) => {
      await openTestimonials(page);
      await button(page, say.accessibility.carousel.next).focus();
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
      await expect(button(page, say.accessibility.carousel.next)).toBeFocused();
    });

    test.describe('on a phone', () => {
      test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

      test('swiping sideways on a phone moves the testimonials, swiping down scrolls the page', async ({
        page,
      }) => {
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
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('without JavaScript, all testimonials can be scrolled, and no control is useless', async ({
        page,
      }) => {
        await page.goto('/');
        await expect(slide(page)).toHaveCount(5);
        await expect(carousel(page).getByRole('button')).toHaveCount(0);
        await track(page).focus();
        await page.keyboard.press('ArrowRight');
        await expect(slide(page).nth(1).getByRole('blockquote')).toBeInViewport({ ratio: 0.9 });
      });
    });
  });

  test.describe('with the owner’s lists', () => {
    test.beforeEach(({ site }) => saveSettingsOf(site, { clients: null, press: null, testimonials: null }));

    test('press outlets open in a new tab, and a logo that fails to load is replaced with the name', async ({
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
      const press = section(page, say.home.press.heading);
      await press.scrollIntoViewIfNeeded();
      await expect(press.getByRole('img')).toHaveCount(0);
      await expect(press.getByRole('listitem')).toHaveText(['The Daily', 'The Weekly', 'The Hour']);
      await expect(press.getByRole('link')).toHaveText(['The Daily', 'The Weekly']);
      for (const link of await press.getByRole('link').all()) {
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      }
      await expect(press.getByText(say.shell.sample_badge)).toHaveCount(0);
      await expect(press).toContainText('Each link opens in a new tab.');
      const clients = section(page, say.home.clients.heading);
      await expect(clients.getByRole('listitem').first()).toHaveText('Acme');
      await expect(clients.getByRole('img', { name: 'Nordlicht' })).toBeVisible();
      await expect(clients).toContainText('People never do.');
    });
  });
});

test('default answers are samples; the owner’s answers are shown and are structured data', async ({
  page,
  site,
  owner,
}) => {
  const { items, heading } = say.home.faq;
  const questions = page.locator('#questions');
  const data = async () =>
    JSON.stringify(await page.locator('script[type="application/ld+json"]').allTextContents());
  await page.goto('/?lang=en');
  await expect(questions.getByRole('heading')).toHaveText(heading);
  await expect(questions.getByText(say.shell.sample_badge, { exact: true })).toBeVisible();
  await expect(questions.getByText(items[2].answer)).toBeHidden();
  await questions.getByText(items[2].question).click();
  await expect(questions.getByText(items[2].answer)).toBeVisible();
  expect(await data()).not.toContain('FAQPage');

  const text = { page_type: 'homepage', section_key: 'faq_2_answer', language: 'en', status: 'published' };
  const saved = await owner.api.post('/api/content', {
    data: { ...text, content: 'Yes, & better.', content_type: 'text' },
  });
  expect(saved.ok()).toBe(true);
  await saveSettingsOf(site, { show_samples: false });
  await page.goto('/?lang=en');
  await expect(questions.locator('summary')).toHaveText([items[2].question]);
  await expect(questions.getByText(say.shell.sample_badge, { exact: true })).toHaveCount(0);
  expect(await data()).toContain('FAQPage');
  expect(await data()).toContain('better.');
  await saveSettingsOf(site, { show_samples: true });
});

test('the steps are samples; a step is the owner’s once its days, time and text are', async ({
  page,
  site,
  owner,
}) => {
  const { heading, intro, steps } = say.home.how;
  const how = page.locator('#how-it-works');
  const sample = how.getByText(say.shell.sample_badge, { exact: true });
  await page.goto('/?lang=en');
  await expect(how.getByRole('heading', { level: 2 })).toHaveText(heading);
  await expect(how.getByRole('heading', { level: 3 })).toHaveText(
    Object.values(steps).map(({ title }) => title),
  );
  await expect(how.locator('b')).toHaveText(['1', '4', '8', '10']);
  await expect(sample).toBeVisible();

  const publish = async (part: string, content: string) => {
    const data = { page_type: 'homepage', section_key: `how_2_${part}`, language: 'en', status: 'published' };
    const saved = await owner.api.post('/api/content', { data: { ...data, content, content_type: 'text' } });
    expect(saved.ok()).toBe(true);
  };
  await publish('days', '3* 5');
  await publish('time', '20 minutes');
  await saveSettingsOf(site, { show_samples: false });
  await page.goto('/?lang=en');
  await expect(how).toHaveCount(0);
  await publish('text', 'One page.');
  await page.goto('/?lang=en');
  await expect(how.getByRole('listitem')).toHaveText(/3 5.*20 minutes.*argument.*One page/);
  await expect(how.locator('b')).toHaveText(['3']);
  await expect(how.getByText(intro)).toHaveCount(0);
  await expect(sample).toHaveCount(0);
  await saveSettingsOf(site, { show_samples: true });
});

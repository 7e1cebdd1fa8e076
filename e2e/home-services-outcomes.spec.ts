import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './fixtures/accessibility.ts';
import { test } from './fixtures/owner.ts';
import { saveSettingsOf } from './fixtures/save-settings.ts';
import { expect } from './site.ts';

test.use({ siteOf: 'home work' });

const slugs = [
  'speech-writing-services',
  'linkedin-that-leads',
  'articles-opeds',
  'unified-executive-voice',
  'biography-writing-services',
];

const languages = [
  {
    query: '',
    services: 'What I write',
    cards: ['Short speeches', 'LinkedIn', 'Articles and op-eds', 'One voice', 'Biographies'],
    outcomes: 'When It Mattered',
    moments: ['A CEO transition', 'A human on LinkedIn', 'A fireside chat', 'A public crisis'],
    labels: ['Situation', 'Action', 'Outcome'],
    sample: 'Sample',
    about: 'I write. You speak.',
    cta: 'Book a Consultation',
    line: 'You will be quoted. Choose the words.',
    question: 'What do you have to say next?',
  },
  {
    query: '?lang=es',
    services: 'Lo que escribo',
    cards: ['Discursos breves', 'LinkedIn', 'Artículos y columnas', 'Una sola voz', 'Biografías'],
    outcomes: 'A la hora de la verdad',
    moments: [
      'Un relevo en la dirección',
      'Una persona en LinkedIn',
      'Una conversación en el escenario',
      'Una crisis a la vista de todos',
    ],
    labels: ['Situación', 'Qué se hizo', 'Resultado'],
    sample: 'Ejemplo',
    about: 'Yo escribo. Habla usted.',
    cta: 'Reserve una consulta',
    line: 'Van a citar sus palabras. Elíjalas.',
    question: '¿Qué es lo próximo que tiene que decir?',
  },
] as const;

const services = (page: Page) => page.locator('#experiences');
const outcomes = (page: Page) => page.locator('#when-it-mattered');
const cards = (page: Page) => services(page).getByRole('listitem');
const boxes = (found: Locator) =>
  found.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));

/** A picture that needs no other host. */
const picture = '/icon-192.png';

test.beforeEach(({ site }) =>
  saveSettingsOf(site, { founder: '', portrait: '', service_cards: [], outcomes: null }),
);

for (const { query, ...expected } of languages) {
  test(`five service cards lead to their pages${query}`, async ({ page }) => {
    await page.goto(`/${query}`);
    await expect(services(page).getByRole('heading', { level: 2 })).toHaveText(expected.services);
    await expect(services(page).getByRole('heading', { level: 3 })).toHaveText(expected.cards);
    const links = services(page).getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      slugs.map((slug) => `/services/${slug}${query}`),
    );
    await expect(services(page).getByRole('img')).toHaveCount(5);
  });

  test(`four moments with situation, action and outcome, marked as samples${query}`, async ({ page }) => {
    await page.goto(`/${query}`);
    await expect(outcomes(page).getByRole('heading', { level: 2 })).toHaveText(expected.outcomes);
    await expect(outcomes(page).getByText(expected.sample, { exact: true })).toBeVisible();
    const rows = outcomes(page).getByRole('article');
    await expect(rows.getByRole('heading', { level: 3 })).toHaveText(expected.moments);
    for (const row of await rows.all()) {
      await expect(row.getByRole('term')).toHaveText(expected.labels);
      await expect(row.getByRole('definition')).toHaveText([/\w/, /\w/, /\w/]);
    }
    await expect(outcomes(page)).not.toContainText(/\[=|=\]/);
  });

  test(`who writes, and the last line, lead to contact${query}`, async ({ page }) => {
    await page.goto(`/${query}`);
    const about = page.locator('#about');
    await expect(about.getByRole('heading', { level: 2 })).toHaveText(expected.about);
    await expect(about.getByRole('link', { name: expected.cta })).toHaveAttribute('href', `/contact${query}`);
    const band = page.getByRole('main').locator('section').last();
    await expect(band.getByRole('heading', { level: 2 })).toHaveText(expected.line);
    await expect(band.getByText(expected.question)).toBeVisible();
    await band.getByRole('link', { name: expected.cta }).click();
    await expect(page).toHaveURL(`/contact${query}`);
  });
}

test('the cards stand three then two, and one under the other on phones, drawing beside text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  const wide = await boxes(cards(page));
  expect(new Set(wide.slice(0, 3).map(({ top }) => top)).size).toBe(1);
  expect(new Set(wide.slice(3).map(({ top }) => top)).size).toBe(1);
  expect(wide[3]?.top).toBeGreaterThanOrEqual(wide[0]?.bottom ?? Number.NaN);
  await page.setViewportSize({ width: 360, height: 700 });
  const columns = async () => new Set((await boxes(cards(page))).map(({ left }) => left)).size;
  await expect.poll(columns).toBe(1);
  const drawings = await boxes(cards(page).getByRole('img'));
  const titles = await boxes(cards(page).getByRole('heading'));
  for (const [index, drawing] of drawings.entries()) {
    expect(drawing.right).toBeLessThan(titles[index]?.left ?? 0);
  }
});

test('a card is pressed anywhere', async ({ page }) => {
  await page.goto('/');
  await cards(page)
    .nth(1)
    .click({ position: { x: 4, y: 4 } });
  await expect(page).toHaveURL('/services/linkedin-that-leads');
});

test('the anchors put their headings under the fixed header', async ({ page }) => {
  // Without the smooth way there, which a next address would break off.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [anchor, heading] of [
    ['experiences', 'What I write'],
    ['when-it-mattered', 'When It Mattered'],
    ['about', 'I write. You speak.'],
  ] as const) {
    await page.goto(`/#${anchor}`);
    const title = page.getByRole('heading', { name: heading, exact: true });
    await expect(title).toBeInViewport({ ratio: 1 });
    const header = await page.getByRole('banner').boundingBox();
    const top = async () => (await title.boundingBox())?.y;
    await expect.poll(top).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  }
});

test('an anchor that was cut amid a letter changes nothing', async ({ page }) => {
  await page.clock.install();
  await page.goto('/#%C3%B');
  // Past the moment at which a section is scrolled to once more.
  await page.clock.runFor(200);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the owner’s cards, moments and portrait take their places', async ({ page, site }) => {
  await saveSettingsOf(site, {
    founder: 'Ana Ruiz',
    portrait: picture,
    service_cards: [
      {
        service: 'bio',
        title: { en: 'Lives', es: '' },
        copy: { en: 'Told short.', es: 'Contadas en breve.' },
        cta: { en: '', es: '' },
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
  await expect(bio.locator('img')).toHaveAttribute('src', picture);
  await expect(bio.locator('svg')).toHaveCount(0);
  await expect(outcomes(page).getByRole('definition')).toHaveText([
    'Two houses.',
    'One letter.',
    'Nobody left <b>.',
  ]);
  await expect(outcomes(page).getByText('Sample', { exact: true })).toHaveCount(0);
  const about = page.locator('#about');
  await expect(about).toContainText('My name is Ana Ruiz.');
  await expect(about.getByRole('img', { name: 'Portrait of Ana Ruiz' })).toHaveAttribute('src', picture);
  await page.goto('/?lang=es');
  await expect(bio.getByRole('link')).toHaveText('Biografías');
  await expect(bio).toContainText('Contadas en breve.');
  // Half of the only moment is not written in Spanish.
  await expect(outcomes(page)).toHaveCount(0);
});

test('no moments, no section', async ({ page, site }) => {
  await saveSettingsOf(site, { outcomes: [] });
  await page.goto('/');
  await expect(services(page)).toBeVisible();
  await expect(outcomes(page)).toHaveCount(0);
});

test('no barrier in these sections, and nothing to scroll sideways at 320 px', async ({ page }) => {
  for (const query of ['', '?lang=es']) {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/${query}`);
      await expectAccessible(page);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});

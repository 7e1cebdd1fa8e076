import { catalogs } from '../messages/catalogs.ts';
import { hydrated } from './fixtures/hydrated.ts';
import { test } from './fixtures/owner.ts';
import {
  field,
  notices,
  openSettings,
  press,
  save,
  saveBar,
  section,
  status,
} from './fixtures/settings-page.ts';
import { expect } from './site.ts';

const say = catalogs.en;

test.use({ siteOf: 'settings' });

test('only the owner can open the settings', async ({ page, site, expectedErrors }) => {
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Restricted');
  await page.getByLabel(say.signIn.password, { exact: true }).fill(site.ownerPassword);
  await page.getByRole('button', { name: say.signIn.submit }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.settings.title);
  await expect(page).toHaveURL('/settings');
  expectedErrors.push(/404/);
  await page.goto('/settings/no-such-page');
  await expect(page.getByText(say.errorPage.not_found)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the fields of a page are saved with one button, and a rejected one keeps what was typed', async ({
    page,
    request,
    signIn,
    expectedErrors,
  }) => {
    expectedErrors.push(/400/);
    await signIn(page);
    await page.goto('/settings/identity');
    const brand = section(page, say.settings.brand.heading);
    const saveButton = page.getByRole('button', { name: say.settings.save, exact: true });
    await field(brand, say.settings.brand.founder).fill('Ana Without Script');
    await field(brand, say.settings.brand.social).fill('not a link');
    await saveButton.click();
    await expect(page.getByText(say.settings.not_saved)).toBeVisible();
    await expect(brand).toContainText(say.settings.invalid.lines);
    await expect(field(brand, say.settings.brand.founder)).toHaveValue('Ana Without Script');
    await field(brand, say.settings.brand.social).fill('https://social.example/ana\nhttps://b.example/');
    await field(brand, say.settings.brand.index_now).check();
    await saveButton.click();
    await expect(page.getByText(say.settings.saved)).toBeVisible();
    await expect(field(brand, say.settings.brand.index_now)).toBeChecked();
    expect(await (await request.get('/')).text()).toContain('My name is Ana Without Script.');

    await field(brand, say.settings.brand.founder).fill('');
    await field(brand, say.settings.brand.social).fill('');
    await field(brand, say.settings.brand.index_now).uncheck();
    await saveButton.click();
    await expect(field(brand, say.settings.brand.index_now)).not.toBeChecked();
  });
});

test.describe('saved settings', () => {
  test('a saved name and brand apply at once, and Undo restores the previous ones', async ({
    page,
    request,
    signIn,
  }) => {
    await openSettings(page, signIn, 'identity');
    const brand = section(page, say.settings.brand.heading);
    await expect(saveBar(page)).toHaveCount(0);
    await field(brand, say.settings.brand.founder).fill('Ana Ruiz');
    await expect(saveBar(page)).toContainText('1 unsaved change');
    await expect(saveBar(page)).toContainText('Your name: empty, now Ana Ruiz');
    await field(brand, say.settings.brand.brand).fill('  Said by Ana  ');
    await expect(brand.getByRole('figure')).toContainText('Said by Ana');
    await expect(saveBar(page)).toContainText('2 unsaved changes');
    await expect(saveBar(page)).toContainText('Site name, Your name');
    await field(brand, 'Logo').fill('/favicon.svg');
    await field(brand, say.settings.brand.social).fill(
      'https://social.example/ana\n\nhttps://other.example/ana',
    );
    await page.keyboard.press('ControlOrMeta+s');
    await expect(notices(page)).toContainText(say.settings.saved);
    await expect(field(brand, say.settings.brand.brand)).toHaveValue('Said by Ana');
    const home = await (await request.get('/')).text();
    expect(home).toContain('| Said by Ana</title>');
    expect(home).toContain('My name is Ana Ruiz.');
    expect(home).toContain('src="/favicon.svg"');
    expect(home).toContain('https://other.example/ana');

    await press(notices(page), say.settings.undo);
    await expect(notices(page)).toContainText(say.settings.undone);
    await expect(field(brand, say.settings.brand.brand)).toHaveValue('Under Your Name');
    expect(await (await request.get('/')).text()).toContain('| Under Your Name</title>');
  });

  test('a saved default language applies to visitors at once', async ({ page, request, signIn }) => {
    // Owners who haven't chosen a language get the site's default.
    await openSettings(page, signIn, 'identity?lang=en');
    await field(section(page, say.settings.brand.language_heading), say.shell.language.name_es).check();
    await expect(saveBar(page)).toContainText('Default language: English, now Español');
    await save(page);
    const first = async () => (await request.get('/', { headers: { 'Accept-Language': 'fr' } })).text();
    expect(await first()).toContain('<html lang="es"');
    await press(notices(page), say.settings.undo);
    await expect(notices(page)).toContainText('Undone');
    expect(await first()).toContain('<html lang="en"');
  });

  test('list entries are added, moved by keyboard, removed, restored and hidden', async ({
    page,
    request,
    signIn,
  }) => {
    await openSettings(page, signIn, 'home');
    const clients = section(page, 'Client logos');
    await field(clients, say.settings.shown.own).check();
    const names = clients.getByLabel(say.settings.home.client_name, { exact: true });
    // A custom list starts empty, so that no sample looks like a real client.
    await expect(names).toHaveCount(1);
    await expect(names).toHaveValue('');
    await expect(names).toBeFocused();
    await names.fill('First Bank');
    await press(clients, say.settings.home.add);
    await expect(names.nth(1)).toBeFocused();
    await names.nth(1).fill('Second Airline');
    const up = clients.getByRole('button', { name: 'Move up: Second Airline' });
    await up.focus();
    await page.keyboard.press('Enter');
    await expect(names.first()).toHaveValue('Second Airline');
    await expect(up).toBeFocused();
    await expect(clients.getByText('Moved to position 1 of 2')).toBeAttached();
    await save(page);
    const homeHtml = async () => (await request.get('/')).text();
    expect(await homeHtml()).toMatch(/Second Airline.*First Bank/s);
    expect(await homeHtml()).not.toContain('Global bank');

    await press(clients, 'Remove: Second Airline');
    await expect(names).toHaveCount(1);
    await press(notices(page), say.settings.undo);
    await expect(names).toHaveCount(2);
    await expect(names.first()).toHaveValue('Second Airline');

    await field(clients, say.settings.shown.hidden).check();
    await save(page);
    expect(await homeHtml()).not.toContain('Written for leaders at');
    await field(clients, say.settings.shown.sample).check();
    await save(page);
    expect(await homeHtml()).toContain('Global bank');
  });

  test('saved moments, videos and optional sections appear at once', async ({ page, request, signIn }) => {
    await openSettings(page, signIn, 'home');
    const moments = section(page, 'When It Mattered');
    await field(moments, say.settings.shown.own).check();
    for (const name of ['Title', 'Situation', 'Action', 'Outcome']) {
      await field(moments, `${name} (English)`).fill(`My ${name.toLowerCase()}`);
    }
    const films = section(page, say.settings.home.videos);
    await field(films, say.settings.home.human_video).fill('https://youtu.be/abcdefghijk');
    const switches = section(page, say.settings.home.sections);
    await field(switches, say.settings.home.slider).check();
    await save(page);
    const home = await (await request.get('/')).text();
    expect(home).toContain('My outcome');
    expect(home).not.toContain('Video coming soon');
    expect(home).toContain('data-enhance="slider"');
  });

  test('saved payment links and prices appear at once', async ({ page, request, signIn }) => {
    await openSettings(page, signIn, 'prompts');
    const prompts = section(page, say.settings.prompts.offer);
    await field(prompts, say.settings.prompts.link).fill('pay.example/prompts');
    await field(prompts, 'Price (USD)').fill('81,50');
    await expect(prompts.getByRole('figure')).toContainText('Get the prompts for $81.50');
    await save(page);
    const offer = await (await request.get('/ai-prompts-pack')).text();
    expect(offer).toContain('https://pay.example/prompts');
    expect(offer).toContain('$81.50');
    await field(prompts, say.settings.prompts.show_price).uncheck();
    await save(page);
    expect(await (await request.get('/ai-prompts-pack')).text()).not.toContain('$81');
  });
});

test('sample content is hidden, shown again and replaced until none is left', async ({
  page,
  signIn,
  request,
  owner,
}) => {
  const patch = {
    outcomes: null,
    founder: 'Ana',
    portrait: '/favicon.svg',
    email_user: 'ana',
    email_domain: 'mail.example.org',
    clients: [{ name: 'A bank', logo: '' }],
    press: [{ name: 'A daily', href: '', logo: '' }],
    testimonials: [],
    service_quotes: [],
    human_video: '/film.mp4',
    payment_link: 'https://pay.example',
    legal_entity: 'Ana Ruiz',
    legal_address: 'Calle 1',
    legal_law: { en: 'Mexico', es: 'México' },
  };
  await owner.api.patch('/api/settings', { data: patch });
  await openSettings(page, signIn, 'samples');
  const list = section(page, say.settings.samples.left);
  await expect(status(list)).toHaveText('3 samples left');
  await expect(list.getByRole('link', { name: 'Replace When It Mattered' })).toHaveAttribute(
    'href',
    '/settings/home#field-outcomes',
  );

  await press(list, 'Hide When It Mattered');
  await expect(status(list)).toHaveText('2 samples left');
  expect(await (await request.get('/')).text()).not.toContain('A CEO transition');
  await press(notices(page), say.settings.undo);
  await expect(status(list)).toHaveText('3 samples left');
  expect(await (await request.get('/')).text()).toContain('A CEO transition');
  await press(list, 'Hide When It Mattered');
  await expect(status(list)).toHaveText('2 samples left');

  await press(list, 'Hide Sample posts');
  await expect(status(list)).toHaveText('1 sample left');
  await press(list, 'Show Sample posts');
  await expect(status(list)).toHaveText('2 samples left');
  await press(list, say.settings.samples.hide_all);
  await expect(status(list)).toHaveText('1 sample left');
  await press(list, say.settings.samples.legal_confirm);
  await expect(status(list)).toHaveText(say.settings.samples.none);
});

test.describe('unsaved settings', () => {
  test.beforeEach(({ page, signIn }) => openSettings(page, signIn, 'identity'));

  test('an invalid setting shows its error next to the field, which gets the focus', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/400/);
    const contact = section(page, 'Contact');
    await field(contact, say.settings.contact.email).fill('ana@');
    await press(saveBar(page), 'Save');
    const address = field(contact, say.settings.contact.email);
    await expect(address).toBeFocused();
    await expect(address).toHaveAccessibleDescription(/^Enter an email address/);
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    await expect(address).toHaveValue('ana@');

    await press(saveBar(page), say.settings.discard);
    await page.goto('/settings/home');
    await hydrated(page);
    const printed = section(page, 'Press');
    await field(printed, say.settings.shown.own).check();
    await press(printed, say.settings.home.add);
    const links = printed.getByLabel(say.settings.home.press_link);
    await links.last().fill('daily');
    await printed.getByLabel(say.settings.home.press_name).first().fill('A daily');
    await press(saveBar(page), 'Save');
    await expect(printed.getByText(say.settings.invalid.required)).toBeVisible();
    await expect(links.last()).toHaveAccessibleDescription(say.settings.invalid.url);
    await expect(printed.getByLabel(say.settings.home.press_name).last()).toBeFocused();
  });

  test('unsaved settings survive closing the tab', async ({ page }) => {
    const brand = section(page, say.settings.brand.heading);
    await field(brand, say.settings.brand.founder).fill('Typed for an hour');
    await page.reload();
    await expect(field(brand, say.settings.brand.founder)).toHaveValue('Typed for an hour');
    await expect(status(saveBar(page))).toHaveText(/^Your unsaved changes were restored/);
    await press(saveBar(page), say.settings.discard);
    await expect(field(brand, say.settings.brand.founder)).not.toHaveValue('Typed for an hour');
    await page.reload();
    await expect(field(brand, say.settings.brand.founder)).toBeEnabled();
    await expect(field(brand, say.settings.brand.founder)).not.toHaveValue('Typed for an hour');
  });

  test('unsaved settings survive the end of the session', async ({ page, site, expectedErrors }) => {
    expectedErrors.push(/401/);
    const brand = section(page, say.settings.brand.heading);
    await field(brand, say.settings.brand.founder).fill('Still here');
    await page.context().clearCookies();
    await press(saveBar(page), 'Save');
    const again = page.getByRole('region', { name: say.signIn.again_heading });
    await again.getByLabel(say.signIn.password, { exact: true }).fill(site.ownerPassword);
    await again.getByRole('button', { name: say.signIn.submit }).click();
    await expect(again).toBeHidden();
    await expect(field(brand, say.settings.brand.founder)).toHaveValue('Still here');
    await save(page);
  });
});

test.describe('the index of the settings', () => {
  test.beforeEach(({ signIn, page }) => signIn(page));

  test('search ignores accents and opens the field it finds', async ({ page }) => {
    await page.goto('/settings');
    await hydrated(page);
    await page.keyboard.press('/');
    await page.keyboard.type('pórtrait');
    const found = section(page, '1 setting found').getByRole('link').first();
    await expect(found).toHaveText('PortraitIdentity: Name and brand');
    await found.click();
    await expect(field(section(page, say.settings.brand.heading), say.settings.brand.portrait)).toBeFocused();
    await page.goBack();
    await page.getByRole('searchbox').fill('no such setting');
    await expect(page.getByText('No settings match “no such setting”.')).toBeVisible();
  });

  test('an old link to a section opens its page', async ({ page }) => {
    await page.goto('/settings#testimonials');
    await expect(page).toHaveURL('/settings/home#testimonials');
    await expect(section(page, say.settings.home.testimonials)).toBeFocused();
    await page.goto('/settings#guard');
    await expect(page).toHaveURL('/settings/names');
  });

  test('an item that needs attention links to its field until the field is filled in', async ({
    page,
    owner,
  }) => {
    const mail = { email_user: 'hello', email_domain: 'example.com' };
    await owner.api.patch('/api/settings', { data: mail });
    await page.goto('/settings');
    await hydrated(page);
    await page.getByRole('link', { name: say.settings.attention.address_link }).click();
    await expect(field(section(page, 'Contact'), say.settings.contact.email)).toBeFocused();
    await owner.api.patch('/api/settings', { data: { ...mail, email_domain: 'mail.example.org' } });
    await page.goto('/settings');
    await expect(page.getByRole('link', { name: say.settings.attention.address_link })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Identity/ })).toContainText('English first.');
  });
});

import { test } from './fixtures/owner.ts';
import { field, openSettings, press, save, section, status } from './fixtures/settings-page.ts';
import { expect } from './site.ts';

test.use({ siteOf: 'settings' });

test('the settings are the owner’s alone', async ({ page, site }) => {
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Restricted');
  await page.getByLabel('Password', { exact: true }).fill(site.ownerPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await expect(page).toHaveURL('/settings');
});

test.describe('what is saved is on the site at once', () => {
  test.beforeEach(({ page, signIn }) => openSettings(page, signIn));

  test('name and brand, and Undo brings the former ones back', async ({ page, request }) => {
    const brand = section(page, 'Name and brand');
    await field(brand, 'Name of the site').fill('  Said by Ana  ');
    await expect(brand.getByRole('figure')).toContainText('Said by Ana');
    await expect(status(brand)).toHaveText('Not saved yet');
    await field(brand, 'Your name').fill('Ana Ruiz');
    await field(brand, 'Logo').fill('/favicon.svg');
    await field(brand, 'Your profiles').fill('https://social.example/ana\n\nhttps://other.example/ana');
    await save(brand);
    await expect(field(brand, 'Name of the site')).toHaveValue('Said by Ana');
    const home = await (await request.get('/')).text();
    expect(home).toContain('| Said by Ana</title>');
    expect(home).toContain('My name is Ana Ruiz.');
    expect(home).toContain('src="/favicon.svg"');
    expect(home).toContain('https://other.example/ana');

    await press(brand, 'Undo');
    await expect(status(brand)).toHaveText('As it was before. The site has changed back.');
    await expect(field(brand, 'Name of the site')).toHaveValue('Under Your Name');
    expect(await (await request.get('/')).text()).toContain('| Under Your Name</title>');
  });

  test('the language that visitors see first', async ({ page, request }) => {
    // Until they choose for themselves, owners too read the site's first language.
    await page.goto('/settings?lang=en');
    const brand = section(page, 'Name and brand');
    await field(brand, 'Español').check();
    await save(brand);
    const first = async () => (await request.get('/', { headers: { 'Accept-Language': 'fr' } })).text();
    expect(await first()).toContain('<html lang="es"');
    await press(brand, 'Undo');
    await expect(status(brand)).toContainText('As it was before');
    expect(await first()).toContain('<html lang="en"');
  });

  test('lists: added, moved by the keyboard, taken out and back, hidden', async ({ page, request }) => {
    const clients = section(page, 'Client logos');
    await field(clients, 'Show mine').check();
    const names = clients.getByLabel('Name', { exact: true });
    // A list of one's own begins empty: no sample becomes a claim.
    await expect(names).toHaveCount(1);
    await expect(names).toHaveValue('');
    await expect(names).toBeFocused();
    await names.fill('First Bank');
    await press(clients, 'Add');
    await expect(names.nth(1)).toBeFocused();
    await names.nth(1).fill('Second Airline');
    const up = clients.getByRole('button', { name: 'Move up: Second Airline' });
    await up.focus();
    await page.keyboard.press('Enter');
    await expect(names.first()).toHaveValue('Second Airline');
    await expect(up).toBeFocused();
    await expect(clients.getByText('Moved to place 1 of 2')).toBeAttached();
    await save(clients);
    const homeHtml = async () => (await request.get('/')).text();
    expect(await homeHtml()).toMatch(/Second Airline.*First Bank/s);
    expect(await homeHtml()).not.toContain('Global bank');

    await press(clients, 'Remove: Second Airline');
    await expect(names).toHaveCount(1);
    await page
      .getByRole('region', { name: /^Notifications/ })
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect(names).toHaveCount(2);
    await expect(names.first()).toHaveValue('Second Airline');

    await field(clients, 'Hide this section').check();
    await save(clients);
    expect(await homeHtml()).not.toContain('Written for leaders at');
    await field(clients, 'Show the samples').check();
    await save(clients);
    expect(await homeHtml()).toContain('Global bank');
  });

  test('moments, films and the sections that can be switched on', async ({ page, request }) => {
    const moments = section(page, 'When It Mattered');
    await field(moments, 'Show mine').check();
    for (const name of ['Title', 'Situation', 'Action', 'Outcome']) {
      await field(moments, `${name}, in English`).fill(`My ${name.toLowerCase()}`);
    }
    await save(moments);
    const films = section(page, 'Films');
    await field(films, 'Video link').fill('https://youtu.be/abcdefghijk');
    await save(films);
    const switches = section(page, 'Sections you can switch on');
    await field(switches, 'Before and after (slider)').check();
    await save(switches);
    const home = await (await request.get('/')).text();
    expect(home).toContain('My outcome');
    expect(home).not.toContain('Video coming soon');
    expect(home).toContain('data-enhance="slider"');
  });

  test('payment links and prices', async ({ page, request }) => {
    const prompts = section(page, 'AI prompts pack');
    await field(prompts, 'Payment link').fill('https://pay.example/prompts');
    await field(prompts, 'Price (USD)').fill('81');
    await expect(prompts.getByRole('figure')).toContainText('Get the prompts for $81');
    await save(prompts);
    const offer = await (await request.get('/ai-prompts-pack')).text();
    expect(offer).toContain('https://pay.example/prompts');
    expect(offer).toContain('$81');
    await field(prompts, 'Show the price on the page').uncheck();
    await save(prompts);
    expect(await (await request.get('/ai-prompts-pack')).text()).not.toContain('$81');
  });
});

test('samples can be hidden, shown again and replaced, until none is left', async ({
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
  await openSettings(page, signIn);
  const list = section(page, 'Still sample material');
  const notices = page.getByRole('region', { name: /^Notifications/ });
  await expect(status(list)).toHaveText('3 samples left');
  await expect(list.getByRole('link', { name: 'Replace: When It Mattered' })).toHaveAttribute(
    'href',
    '/settings#outcomes',
  );

  await press(list, 'Hide: When It Mattered');
  await expect(status(list)).toHaveText('2 samples left');
  expect(await (await request.get('/')).text()).not.toContain('A CEO transition');
  await notices.getByRole('button', { name: 'Undo' }).click();
  await expect(status(list)).toHaveText('3 samples left');
  expect(await (await request.get('/')).text()).toContain('A CEO transition');
  await press(list, 'Hide: When It Mattered');
  await expect(status(list)).toHaveText('2 samples left');

  await press(list, 'Hide: Sample posts');
  await expect(status(list)).toHaveText('1 sample left');
  await press(list, 'I have read both');
  await expect(status(list)).toHaveText('No samples left. Everything on the site is yours.');
});

test.describe('what is typed', () => {
  test.beforeEach(({ page, signIn }) => openSettings(page, signIn));

  test('what cannot be saved is said beside its field, which gets the focus', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/400/);
    const contact = section(page, 'Contact');
    await field(contact, 'Email address').fill('ana@');
    await press(contact, 'Save');
    const address = field(contact, 'Email address');
    await expect(address).toBeFocused();
    await expect(address).toHaveAccessibleDescription(/^That address looks incomplete/);
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    await expect(address).toHaveValue('ana@');

    const printed = section(page, 'Press');
    await field(printed, 'Show mine').check();
    await press(printed, 'Add');
    const links = printed.getByLabel('Link to the piece');
    await links.last().fill('daily.example');
    await printed.getByLabel('Name of the paper or program').first().fill('A daily');
    await press(printed, 'Save');
    await expect(printed.getByText('This cannot be empty.')).toBeVisible();
    await expect(links.last()).toHaveAccessibleDescription('A web address starts with https://');
    await expect(printed.getByLabel('Name of the paper or program').last()).toBeFocused();
  });

  test('what is typed outlives a closed tab', async ({ page }) => {
    const brand = section(page, 'Name and brand');
    await field(brand, 'Your name').fill('Typed for an hour');
    await page.reload();
    await expect(field(brand, 'Your name')).toHaveValue('Typed for an hour');
    await expect(status(brand)).toHaveText(/^What you typed here before/);
    await press(brand, 'Discard the changes');
    await expect(field(brand, 'Your name')).not.toHaveValue('Typed for an hour');
    await page.reload();
    await expect(field(brand, 'Your name')).toBeEnabled();
    await expect(field(brand, 'Your name')).not.toHaveValue('Typed for an hour');
  });

  test('what is typed outlives the session', async ({ page, site, expectedErrors }) => {
    expectedErrors.push(/401/);
    const brand = section(page, 'Name and brand');
    await field(brand, 'Your name').fill('Still here');
    await page.context().clearCookies();
    await press(brand, 'Save');
    const again = page.getByRole('dialog', { name: 'Sign in again' });
    await again.getByLabel('Password').fill(site.ownerPassword);
    await again.getByRole('button', { name: 'Sign in' }).click();
    await expect(again).toBeHidden();
    await expect(field(brand, 'Your name')).toHaveValue('Still here');
    await save(brand);
  });
});

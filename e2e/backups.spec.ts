import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { connect } from '../db/connect.ts';
import { catalogs } from '../messages/catalogs.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { test } from './fixtures/owner.ts';
import { field, openSettings, save, saveBar, section } from './fixtures/settings-page.ts';
import { expect } from './site.ts';

const say = catalogs.en;

const folder = mkdtempSync(join(tmpdir(), 'e2e-copies-'));

test.use({ siteOf: 'copies', variables: { BACKUP_FOLDER: folder } });
test.describe.configure({ mode: 'serial' });
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the owner sees the backup status and chooses how often to back up and how many backups to keep', async ({
  page,
  signIn,
  expectedErrors,
}) => {
  expectedErrors.push(/400/);
  await openSettings(page, signIn, 'backups');
  const copies = section(page, say.settings.copies.now);
  const schedule = section(page, say.settings.copies.schedule);
  await expect(section(page, say.settings.copies.locations)).toContainText(`Folder ${folder}`);
  const begun = await page.request.post('/api/copies/runs', { data: { kind: 'copy' } });
  // A first scheduled backup may be running.
  expect([202, 409]).toContain(begun.status());
  const problem = async () => (await (await page.request.get('/api/copies')).json()).problem;
  await expect.poll(problem).toBe(null);
  expect(readdirSync(folder)[0]).toMatch(/^site-.*\.copy$/);

  await page.reload();
  await expect(copies.getByText(/^Last backup .*, verified\.$/)).toBeVisible();
  await expect(copies).toContainText('Run “site backup-key”');
  await schedule.getByLabel(say.settings.copies.rhythms.weekly).check();
  await field(schedule, say.settings.copies.kept).fill('0');
  await saveBar(page).getByRole('button', { name: say.settings.save }).click();
  await expect(schedule).toContainText('Enter a whole number from 1 to 400.');
  await field(schedule, say.settings.copies.kept).fill('30');
  await save(page);
  await expectAccessible(page);
});

test('the owner backs up the site from the browser and sees the latest backups', async ({ page, signIn }) => {
  await openSettings(page, signIn, 'backups');
  const now = section(page, say.settings.copies.now);
  const latest = section(page, say.settings.copies.latest);
  const before = await latest.getByRole('row').count();
  await now.getByRole('button', { name: say.settings.copies.back_up }).click();
  await expect(now.getByRole('status')).toHaveText(say.settings.copies.states.done);
  await expect(latest.getByRole('row')).toHaveCount(before + 1);
  await expect(latest.getByRole('row').nth(1)).toContainText(/BFolderVerified$/);
  await expect(latest).toContainText(/restore folder:site-.*\.copy/);
  await expectAccessible(page);
});

test('downloading a backup requires the password', async ({ page, signIn, site, expectedErrors }) => {
  expectedErrors.push(/401/);
  await openSettings(page, signIn, 'backups');
  const copies = section(page, say.settings.copies.download.heading);
  const { download } = say.settings.copies;
  await copies.getByLabel(say.signIn.password, { exact: true }).fill(site.ownerPassword);
  const begun = page.waitForEvent('download');
  await copies.getByRole('button', { name: download.button }).click();
  const file = await begun;
  expect(file.suggestedFilename()).toMatch(/^site-[\d-]+\.db$/);
  const opened = new DatabaseSync(await file.path(), { readOnly: true });
  expect(opened.prepare('select slug from posts').all()).toContainEqual({ slug: expect.any(String) });
  opened.close();
  // A session older than ten minutes needs the password.
  const db = await connect({ dataDir: site.dataDir });
  await db.kysely.updateTable('sessions').set({ proved_at: '2020-01-01T00:00:00.000Z' }).execute();
  await db.close();
  await copies.getByLabel(say.signIn.password, { exact: true }).fill('not this');
  await copies.getByRole('button', { name: download.button }).click();
  await expect(copies.getByRole('alert')).toHaveText(say.errors.catalog.auth_invalid);
});

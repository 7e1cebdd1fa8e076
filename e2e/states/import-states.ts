import { expect } from '@playwright/test';
import { wordPressExport } from '../../test/wordpress-export.ts';
import { oldPost } from './fill-site.ts';
import type { Stage, State } from './state.ts';

const address = '/blog-import-preview';

/** Returns an export of `count` new posts with `length` sentences each, and of two pages. */
function exportOf(count: number, length = 1): Buffer {
  const posts = Array.from({ length: count }, (_, at) => ({
    ...oldPost(at),
    id: 5000 + at,
    name: `later-${at}`,
    content: `${oldPost(at).content ?? ''}<p>${'A sentence that is long enough to take its time. '.repeat(length)}</p>`,
  }));
  const pages = [
    {
      id: 4001,
      type: 'page',
      name: 'about',
      title: 'About me',
      path: '/about-me/',
      content: '<p>It is me.</p>',
    },
    { id: 4002, type: 'page', name: 'team', title: 'The team', path: '/about-me/team/' },
    { id: 4003, type: 'portfolio', name: 'bridge', title: 'A bridge', path: '/work/bridge/' },
  ];
  return Buffer.from(wordPressExport([...posts, ...pages]));
}

async function chooseFile({ page, go, say }: Stage, buffer: Buffer): Promise<void> {
  await go(address);
  await page.getByRole('radio').nth(1).check({ force: true });
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'old-blog.xml', mimeType: 'text/xml', buffer });
  await expect(page.getByText(say.importPreview.loading)).toHaveCount(0);
}

async function run(stage: Stage, buffer: Buffer): Promise<void> {
  await chooseFile(stage, buffer);
  await stage.button(stage.say.importPreview.select_all).click();
  await stage.button(stage.say.importPreview.run).click();
}

/** States of the import and its reports. */
export const importStates: State[] = [
  {
    name: 'file mode of the import preview',
    isForFull: true,
    open: async ({ page, go }) => {
      await go(address);
      await page.getByRole('radio').nth(1).check({ force: true });
    },
  },
  {
    name: 'import preview of an unreadable file',
    isForFull: true,
    open: async (stage) => {
      await chooseFile(stage, Buffer.from('Dear Sir or Madam'));
      await expect(stage.page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'import preview',
    open: async (stage) => {
      await chooseFile(stage, exportOf(40));
      await stage.page.locator('article, li').getByRole('checkbox').first().check();
      await stage.page.locator('main details summary').last().click();
    },
  },
  {
    name: 'finished import',
    open: async (stage) => {
      await run(stage, exportOf(9));
      await expect(
        stage.page.getByRole('region', { name: stage.say.importPreview.report_label }),
      ).toBeVisible();
      await expect(stage.button(stage.say.importPreview.undo)).toBeEnabled();
    },
  },
  { name: 'imports', open: ({ go }) => go('/settings/imports') },
  {
    name: 'import report',
    open: async (stage) => {
      await openRun(stage);
    },
  },
  {
    name: 'imported post',
    open: async (stage) => {
      await openRun(stage);
      await stage.page.locator('#articles ~ * a[href*="/settings/imports/post"]').first().click();
      await expect(stage.page.locator('article').first()).toBeVisible();
    },
  },
];

async function openRun({ page, go }: Stage): Promise<void> {
  await go('/settings/imports');
  await page.locator('main ol > li h2 a').last().click();
  await expect(page.locator('#articles')).toBeVisible();
}

/** States for visitors. */
export const visitorStates: State[] = [
  {
    name: 'import preview for visitors',
    isForFull: true,
    open: async (stage) => {
      await chooseFile(stage, exportOf(5));
    },
  },
  {
    name: 'sign-in on the import preview',
    open: async (stage) => {
      await chooseFile(stage, exportOf(5));
      await stage.button(stage.say.signIn.submit).click();
      await expect(stage.page.getByRole('dialog')).toBeVisible();
    },
  },
];

import { expectAccessible } from './fixtures/accessibility.ts';
import { composePage, openCompose } from './fixtures/compose.ts';
import { test } from './fixtures/owner.ts';
import { body, editor } from './fixtures/text.ts';
import { expect } from './site.ts';

const { title, button, status, notice, row, toast } = composePage;

test.beforeEach(({ page, signIn }) => signIn(page));

test.describe('earlier versions', () => {
  test('are listed, compared with the text in the editor, and brought back into it', async ({
    page,
    owner,
  }) => {
    const { slug } = await owner.write({ title: 'First words', html: '<p>One two three.</p>' });
    await owner.change(slug, { title: 'Second words', html: '<p>One four.</p>' });
    await openCompose(page, slug);
    await button(page, 'Earlier versions').click();
    const dialog = page.getByRole('dialog', { name: 'Earlier versions' });
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
    await expect(dialog.getByRole('listitem').first()).toContainText('Saved now · −1 word');
    await dialog.getByRole('button', { name: /First words/ }).click();
    const comparison = dialog.getByRole('region', { name: 'What differs' });
    await expect(comparison.locator('del')).toContainText(['First', 'two three.']);
    await expect(comparison.locator('ins')).toContainText(['Second', 'four.']);
    await expectAccessible(page);
    await button(page, 'Bring this version back').click();
    await expect(dialog).toBeHidden();
    await expect(title(page)).toHaveValue('First words');
    await expect(body(page)).toHaveText('One two three.');
    await expect(status(page)).toHaveText(/^The version from .* is in the editor\. Save to keep it\.$/);
    // Readers see it once it is saved, not before.
    expect(await (await page.request.get(`/blog/${slug}`)).text()).toContain('One four.');
    await button(page, 'Update').click();
    await expect(status(page)).toHaveText('Updated. Readers see the new text.');
    expect(await (await page.request.get(`/blog/${slug}`)).text()).toContain('One two three.');
  });

  test('do not cost what is typed: that is offered back', async ({ page, owner }) => {
    const { slug } = await owner.write({ title: 'Now', html: '<p>Old.</p>' });
    await owner.change(slug, { html: '<p>New.</p>' });
    await openCompose(page, slug);
    await body(page).fill('Typed and not saved.');
    await button(page, 'Earlier versions').click();
    await page.getByRole('dialog').getByRole('button', { name: /Now/ }).last().click();
    await button(page, 'Bring this version back').click();
    await expect(body(page)).toHaveText('Old.');
    await button(page, 'Bring it back').click();
    await expect(body(page)).toHaveText('Typed and not saved.');
  });

  test('a post that was saved once has none', async ({ page, owner }) => {
    const { slug } = await owner.write({ title: 'Only once' });
    await openCompose(page, slug);
    await button(page, 'Earlier versions').click();
    await expect(page.getByRole('dialog')).toContainText('This is the only version so far.');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test.describe('a post that another window saved meanwhile', () => {
  test('both texts are shown; mine is kept and saved over the other, which stays in the history', async ({
    page,
    owner,
    expectedErrors,
  }) => {
    expectedErrors.push(/409/);
    const { slug } = await owner.write({ title: 'Kept mine' });
    await openCompose(page, slug);
    await owner.change(slug, { html: '<p>Theirs.</p>' });
    await body(page).fill('Mine.');
    await button(page, 'Update').click();
    await expect(status(page)).toHaveText(
      'Failed to save or update (409): This text was changed in another window after you opened it. Compare the two before you save.',
    );
    await expect(notice(page).locator('del')).toContainText('Theirs.');
    await expect(notice(page).locator('ins')).toContainText('Mine.');
    await expectAccessible(page);
    await button(page, 'Keep mine').click();
    await expect(status(page)).toHaveText('Updated. Readers see the new text.');
    expect(await (await page.request.get(`/api/blog/posts/${slug}`)).json()).toMatchObject({
      html: '<p>Mine.</p>',
      version: 3,
    });
    const revisions = await (await page.request.get(`/api/blog/posts/${slug}/revisions`)).json();
    expect(revisions).toHaveLength(3);
  });

  test('theirs is taken, and mine can be brought back', async ({ page, owner, expectedErrors }) => {
    expectedErrors.push(/409/);
    const { slug } = await owner.write({ title: 'Took theirs' });
    await openCompose(page, slug);
    await owner.change(slug, { html: '<p>Theirs.</p>' });
    await body(page).fill('Mine.');
    await button(page, 'Update').click();
    await button(page, 'Take theirs').click();
    await expect(body(page)).toHaveText('Theirs.');
    await button(page, 'Bring it back').click();
    await expect(body(page)).toHaveText('Mine.');
  });

  test('a draft that was kept before the other save still meets it', async ({
    page,
    owner,
    expectedErrors,
  }) => {
    expectedErrors.push(/409/);
    const { slug } = await owner.write({ title: 'Older draft' });
    await openCompose(page, slug);
    await body(page).fill('Typed before.');
    await expect(page.getByText(/Kept in this browser/)).toBeVisible();
    await owner.change(slug, { html: '<p>Saved since.</p>' });
    await page.reload();
    await button(page, 'Bring it back').click();
    await expect(body(page)).toHaveText('Typed before.');
    await button(page, 'Update').click();
    await expect(notice(page).locator('del')).toContainText('Saved since.');
  });
});

test.describe('the bin', () => {
  test('a row is deleted after a question, can be undone, and stays in the bin', async ({ page, owner }) => {
    await owner.write({ title: 'From its row', slug: 'from-its-row' });
    await openCompose(page);
    await title(page).fill('Being written meanwhile');
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.message());
      void dialog.accept();
    });
    await button(page, 'Delete “From its row”').click();
    await expect(toast(page, 'Post deleted')).toBeVisible();
    expect(asked).toEqual(['Delete this post?']);
    await expect(row(page, 'From its row')).toHaveCount(0);
    await expect(title(page)).toHaveValue('Being written meanwhile');
    await page.reload();
    // What opens the bin before the script is there is not heard by it.
    await expect(editor(page)).toBeVisible();
    await page.getByText('Deleted posts', { exact: true }).click();
    await expectAccessible(page);
    await button(page, 'Bring back “From its row”').click();
    await expect(page.getByText('Editing: from-its-row')).toBeVisible();
    await expect(row(page, 'From its row')).toHaveCount(1);
    await expect(button(page, 'Bring back “From its row”')).toHaveCount(0);
  });

  test('a delete that fails says so and keeps the text', async ({ page, owner, expectedErrors }) => {
    expectedErrors.push(/404/);
    const { slug } = await owner.write({ title: 'Gone already' });
    await openCompose(page, slug);
    await body(page).fill('Still being written.');
    await owner.api.delete(`/api/blog/posts/${slug}`);
    page.on('dialog', (dialog) => dialog.accept());
    await button(page, 'Delete').click();
    await expect(status(page)).toHaveText('Failed to delete (404)');
    await expect(body(page)).toHaveText('Still being written.');
    // What was deleted elsewhere can be saved as a new post.
    await button(page, 'Update').click();
    await expect(status(page)).toHaveText(/^Failed to save or update \(404\): There is nothing/);
    await button(page, 'Save as new').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save as new' }).click();
    await expect(status(page)).toHaveText(/^Saved as a new post: gone-already/);
  });
});

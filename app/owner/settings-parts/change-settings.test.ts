import { expect, test } from 'vitest';
import { reviewInputSchema } from '../../../shared/review/review.ts';
import { createTestCore, expectOk, postInput } from '../../../test/create-test-core.ts';
import { eachDialect } from '../../../test/each-dialect.ts';
import type { PageContext } from '../../page-context.ts';
import { restorePosts } from './change-settings.ts';

eachDialect('posts that the settings bring back', (open) => {
  test('stay in the trash where their reader has not approved them, which is told, and the others come', async () => {
    const { core } = createTestCore(await open());
    const form = new FormData();
    for (const slug of ['given', 'other']) {
      const { id } = expectOk(await core.posts.create(postInput({ slug, status: 'published' })));
      form.append('id', id);
    }
    expectOk(await core.reviews.create('given', reviewInputSchema.parse({ reader: 'A reader' })));
    for (const slug of ['given', 'other']) expectOk(await core.posts.remove(slug));
    expect(await restorePosts(form, { core } as PageContext)).toMatchObject({
      data: { failure: { code: 'not_approved' } },
      init: { status: 409 },
    });
    const { posts } = await core.posts.browse({ page: 1, limit: 10 });
    expect(posts.map(({ slug }) => slug)).toEqual(['other']);
  });
});

import type { ImportedPost } from '../../shared/imported-post.ts';

/** A post behind a password as two: what the public saw of it, without the text, and a draft with the text. */
export function protectedTwins(post: ImportedPost): [visible: ImportedPost, hidden: ImportedPost] {
  const change = (code: 'password_protected' | 'password_text') => ({ code, what: '', count: 1 });
  return [
    {
      ...post,
      html: '',
      excerpt: null,
      cover: null,
      cover_alt: null,
      changes: [change('password_protected')],
    },
    {
      ...post,
      sourceKey: `${post.sourceKey}#protected`,
      slug: `${post.slug}-protected`,
      status: 'draft',
      link: null,
      former: [],
      changes: [...post.changes, change('password_text')],
    },
  ];
}

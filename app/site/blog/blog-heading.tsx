import { use } from 'react';
import layout from '../../ui/text.module.css';
import { OwnerHtml } from '../owner-content/owner-html.tsx';
import { PageLine, PageTextsContext, useTextName } from '../owner-content/page-text.tsx';
import { useSite } from '../site-context.ts';
import styles from './blog-list.module.css';

/** The title of the list of posts, and the owner's text above it. */
export function BlogHeading() {
  const { blog } = useSite().messages;
  const intro = use(PageTextsContext).blog_intro?.html;
  const name = useTextName()('blog_intro');
  return (
    <div className={`${layout.wrap} ${layout.grid} ${styles.heading}`}>
      <PageLine as="h1" of="blog_title" builtIn={blog.heading} />
      {intro ? (
        <div>
          <OwnerHtml html={intro} name={name} />
        </div>
      ) : (
        <p className={`${layout.lead} ${layout.soft}`} {...name}>
          {blog.intro}
        </p>
      )}
    </div>
  );
}

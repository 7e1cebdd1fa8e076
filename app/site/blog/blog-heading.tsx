import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import { OwnerHtml } from '../owner-content/owner-html.tsx';
import { useSite } from '../site-context.ts';
import styles from './blog-heading.module.css';

/** `intro` is sanitised HTML in place of the built-in text. */
export function BlogHeading({ intro }: { intro?: string | undefined }) {
  const { blog } = useSite().messages;
  return (
    <div className={`${layout.wrap} ${layout.grid} ${styles.heading}`}>
      <h1>{blog.heading}</h1>
      {intro ? (
        <div>
          <OwnerHtml html={intro} />
        </div>
      ) : (
        <p className={`${text.lead} ${text.soft}`}>{blog.intro}</p>
      )}
    </div>
  );
}

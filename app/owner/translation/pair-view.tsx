import { Form, Link } from 'react-router';
import type { PairedPost } from '../../../core/posts/post-core.ts';
import type { SideBySide } from '../../../core/translations/drift/side-by-side.ts';
import type { Pair } from '../../../core/translations/translation-core.ts';
import { fill, plural } from '../../../messages/fill.ts';
import { localised, paths } from '../../../shared/paths.ts';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { Button, TextButton } from '../forms/button.tsx';
import { PairRow } from './pair-row.tsx';
import styles from './translation.module.css';
import { useMarkKeys } from './use-mark-keys.ts';

/** Two texts side by side. What stands in one row belongs together, so both scroll as one. */
export function PairView({ pair, rows, marks, original, translation: into }: SideBySide & { pair: Pair }) {
  const { messages, locale } = useOwner();
  const { translation } = messages;
  const place = useMarkKeys(marks);
  const other = pair.translation.slug;
  return (
    <section ref={place} aria-labelledby="marks" className={styles.pair}>
      <div className={styles.bar}>
        <h2 id="marks" tabIndex={-1}>
          {marks === 0 ? translation.drift.none : plural(locale, translation.drift, marks)}
        </h2>
        {marks > 0 && (
          <>
            <p className={`${text.small} ${styles.keys}`}>{translation.keys}</p>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="all" value="1" />
              <TextButton type="submit" name="intent" value="confirm">
                {translation.confirm_all}
              </TextButton>
            </Form>
          </>
        )}
      </div>
      <div className={styles.heads}>
        <PostHead post={pair.original} />
        <PostHead post={pair.translation} />
      </div>
      <ol className={styles.rows}>
        {rows.map((row) => (
          <PairRow
            key={`${row.original.map(({ at }) => at)} ${row.translation.map(({ at }) => at)}`}
            row={row}
            original={original}
            translation={into}
          />
        ))}
      </ol>
      <section className={styles.manage} aria-labelledby="manage">
        <h2 id="manage">{translation.manage}</h2>
        <p>
          {fill(translation.followed, {
            original: translation.languages[original],
            translation: translation.languages[into],
          })}
        </p>
        <Form method="post">
          <input type="hidden" name="other" value={other} />
          <input type="hidden" name="original" value={into} />
          <TextButton type="submit" name="intent" value="swap">
            {fill(translation.swap, { language: translation.languages[into] })}
          </TextButton>
        </Form>
        <Form method="post">
          <Button type="submit" name="intent" value="unpair" isOutlined aria-describedby="unpair-help">
            {translation.unpair}
          </Button>
          <p id="unpair-help" className={text.small}>
            {translation.unpair_help}
          </p>
        </Form>
      </section>
    </section>
  );
}

function PostHead({ post: { slug, title, language, status } }: { post: PairedPost }) {
  const { messages, locale } = useOwner();
  const { translation } = messages;
  const name = title.trim() || slug;
  return (
    <div>
      <h3>{messages.language[`name_${language}`]}</h3>
      <p className={styles.ways}>
        {status !== 'published' && <span className={text.badge}>{messages.compose.status[status]}</span>}
        <Link
          className={text.action}
          to={localised(paths.composePost(slug), locale)}
          aria-label={fill(translation.edit_label, { title: name })}
        >
          {translation.edit}
        </Link>
        {status === 'published' && (
          <a className={text.action} href={localised(paths.post(slug), language)} lang={language}>
            <span lang={locale}>{translation.view}</span>
          </a>
        )}
      </p>
    </div>
  );
}

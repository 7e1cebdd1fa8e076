import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PairedPost } from '../../../../core/posts/post-core.ts';
import type { OpenTranslations } from '../../../../core/translations/translation-core.ts';
import { fill, plural } from '../../../../messages/fill.ts';
import { localised, paths } from '../../../../shared/paths.ts';
import text from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import styles from './posts.module.css';

/** Posts of a kind that are shown; of more there is the number. */
const mostShown = 8;

/** What is not translated yet, or not anymore, with the way to each; closed while nothing has drifted. */
export function OpenTranslationList({ open }: { open: OpenTranslations }) {
  const { messages, locale } = useOwner();
  const { translation } = messages;
  const { drifted, begun, missing } = open;
  const count = drifted.length + begun.length + missing.length;
  const pairs = [
    { name: translation.open.drifted, listed: drifted },
    { name: translation.open.begun, listed: begun },
  ].filter(({ listed }) => listed.length > 0);
  return (
    <details className={styles.open} open={drifted.length > 0} id="translations">
      <summary>
        <h2>{translation.open.heading}</h2> <span className={text.small}>{count}</span>
      </summary>
      {count === 0 && <p className={text.small}>{translation.open.none}</p>}
      {pairs.map(({ name, listed }) => (
        <section key={name}>
          <h3>{name}</h3>
          <ul>
            {listed.slice(0, mostShown).map(({ original, marks }) => (
              <Row key={original.id} post={original} isPaired>
                {marks > 0 && plural(locale, translation.open.marks, marks)}
              </Row>
            ))}
          </ul>
          <More count={listed.length} />
        </section>
      ))}
      {missing.length > 0 && (
        <section>
          <h3>{translation.open.missing}</h3>
          <ul>
            {missing.slice(0, mostShown).map((post) => (
              <Row key={post.id} post={post}>
                {messages.language[`name_${post.language}`]}
              </Row>
            ))}
          </ul>
          <More count={missing.length} />
        </section>
      )}
    </details>
  );
}

interface RowProps {
  post: PairedPost;
  isPaired?: boolean;
  children: ReactNode;
}

function Row({ post: { slug, title, language }, isPaired = false, children }: RowProps) {
  const { messages, locale } = useOwner();
  const { open } = messages.translation;
  const name = title.trim() || slug;
  return (
    <li>
      <span className={styles.openTranslationsTitle} lang={language}>
        {name}
      </span>
      <span className={text.small}>{children}</span>
      <Link
        className={text.action}
        to={localised(paths.translationOf(slug), locale)}
        aria-label={fill(isPaired ? open.compare_label : open.translate_label, { title: name })}
      >
        {isPaired ? open.compare : open.translate}
      </Link>
    </li>
  );
}

function More({ count }: { count: number }) {
  const { translation } = useOwner().messages;
  if (count <= mostShown) return null;
  return <p className={text.small}>{fill(translation.open.more, { count: count - mostShown })}</p>;
}

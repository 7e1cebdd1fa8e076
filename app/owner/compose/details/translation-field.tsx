import { Link } from 'react-router';
import type { Pair } from '../../../../core/translations/translation-core.ts';
import { fill } from '../../../../messages/fill.ts';
import { localised, paths } from '../../../../shared/paths.ts';
import text from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import styles from './details.module.css';

interface TranslationFieldProps {
  /** The pair that the post was in when the page was loaded. */
  pair: Pair | null;
  /** Of the post as it is saved; undefined for one that is not. */
  slug: string | undefined;
}

/** The same article in the other language. */
export function otherOf(pair: Pair | null, slug: string | undefined) {
  return pair && (pair.original.slug === slug ? pair.translation : pair.original);
}

/** The way to the same article in the other language, or to choosing or beginning it. */
export function TranslationField({ pair, slug }: TranslationFieldProps) {
  const { messages, locale } = useOwner();
  const { details } = messages.translation;
  const other = otherOf(pair, slug);
  return (
    <section className={styles.part} aria-labelledby="translation-label">
      <h3 id="translation-label">{details.label}</h3>
      {slug === undefined && <p className={text.small}>{details.unsaved}</p>}
      {slug !== undefined && !other && (
        <p>
          <span className={text.small}>{details.none}</span>
          <Link className={text.action} to={localised(paths.translationOf(slug), locale)}>
            {details.begin}
          </Link>
        </p>
      )}
      {slug !== undefined && other && (
        <p>
          <Link className={text.action} to={localised(paths.composePost(other.slug), locale)}>
            {fill(details.open, { title: other.title.trim() || other.slug })}
          </Link>
          <Link className={text.action} to={localised(paths.translationOf(slug), locale)}>
            {details.side_by_side}
          </Link>
        </p>
      )}
    </section>
  );
}

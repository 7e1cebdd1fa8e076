import { Form } from 'react-router';
import { fill } from '../../../messages/fill.ts';
import { formatPostDate } from '../../../shared/dates.ts';
import { otherLocale } from '../../../shared/locale.ts';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { Button } from '../forms/button.tsx';
import { SearchForm } from '../forms/search-form.tsx';
import type { LoadedTranslation, OfferedPost } from './load-translation.ts';
import styles from './translation.module.css';

interface PairChoiceProps {
  post: NonNullable<LoadedTranslation['post']>;
  offered: OfferedPost[];
  query: string;
}

/** Begins the translation of a post, or takes one that is there. */
export function PairChoice({ post, offered, query }: PairChoiceProps) {
  const { messages, locale } = useOwner();
  const { translation } = messages;
  const language = translation.languages[otherLocale(post.language)];
  return (
    <div className={styles.choice}>
      <h2>{translation.none}</h2>
      <section aria-labelledby="begin">
        <h3 id="begin">{translation.begin_heading}</h3>
        <p>{fill(translation.begin_help, { language })}</p>
        <Form method="post">
          <Button type="submit" name="intent" value="begin">
            {fill(translation.begin, { language })}
          </Button>
        </Form>
      </section>
      <section aria-labelledby="choose">
        <h3 id="choose">{translation.choose_heading}</h3>
        <p>{fill(translation.choose_help, { language })}</p>
        <SearchForm
          className={styles.search}
          label={translation.search}
          placeholder={translation.search_placeholder}
          query={query}
        >
          <input type="hidden" name="slug" value={post.slug} />
        </SearchForm>
        {offered.length === 0 && <p role="status">{fill(translation.choose_none, { language })}</p>}
        {offered.length > 0 && (
          <Form method="post" className={styles.offered}>
            <fieldset>
              <legend className={text.small}>{translation.choose_heading}</legend>
              {offered.map(({ id, slug, title, date, language: of, status }) => (
                <label key={id}>
                  <input type="radio" name="other" value={slug} required />
                  <span lang={of}>{title.trim() || slug}</span>
                  <span className={text.small}>
                    {formatPostDate(date, locale)}
                    {status === 'published' ? '' : ` · ${messages.compose.status[status]}`}
                  </span>
                </label>
              ))}
            </fieldset>
            <Button type="submit" name="intent" value="pair" isOutlined>
              {translation.choose}
            </Button>
          </Form>
        )}
      </section>
    </div>
  );
}

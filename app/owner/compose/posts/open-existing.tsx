import { type KeyboardEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { PostMatch } from '../../../../core/posts/post-core.ts';
import { fill, plural } from '../../../../messages/fill.ts';
import { datePart, formatShortDay } from '../../../../shared/dates.ts';
import { localized, paths } from '../../../../shared/paths.ts';
import { markMatches } from '../../../../shared/text.ts';
import text from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import { useApiData } from '../../forms/api.ts';
import field from '../../forms/forms.module.css';
import styles from './posts.module.css';

/** Finds a post and opens it: a combobox with a list (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). */
export function OpenExisting() {
  const { messages, locale } = useOwner();
  const { compose } = messages;
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const last = useApiData<PostMatch[]>(isOpen ? paths.apiPostSearch(query) : undefined, { debounceMs: 150 });
  const posts = isOpen && last?.ok ? last.value : [];
  const count = posts.length;
  const isNone = isOpen && last !== undefined && query !== '' && count === 0;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const clear = () => {
    if (input.current) input.current.value = '';
    setQuery('');
  };
  const open = (post: PostMatch | undefined) => {
    if (!post) return;
    close();
    clear();
    void navigate(localized(paths.composePost(post.slug), locale));
  };
  const move = (to: number) => {
    setOpen(true);
    if (count > 0) setActive((to + count) % count);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'ArrowDown') move(active + 1);
    else if (key === 'ArrowUp') move(active <= 0 ? count - 1 : active - 1);
    else if (key === 'Enter') open(posts[query && active < 0 ? 0 : active]);
    else if (key === 'Escape') {
      if (!isOpen) clear();
      close();
    } else return;
    event.preventDefault();
  };

  return (
    <div className={`${field.field} ${styles.box}`}>
      <label htmlFor="open-existing">{compose.open_existing}</label>
      <input
        ref={input}
        id="open-existing"
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={count > 0}
        aria-controls="open-existing-list"
        aria-activedescendant={active >= 0 && active < count ? `open-existing-${active}` : undefined}
        placeholder={compose.open_placeholder}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        onInput={(event) => {
          setQuery(event.currentTarget.value.trim());
          setOpen(true);
          setActive(-1);
        }}
        onClick={() => setOpen(true)}
        onBlur={close}
        onKeyDown={onKeyDown}
      />
      <div
        id="open-existing-list"
        role="listbox"
        aria-label={compose.open_existing}
        className={styles.list}
        hidden={count === 0}
        // Keeps the focus in the combobox.
        onPointerDown={(event) => event.preventDefault()}
      >
        {posts.map((post, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox handles the keys
          <div
            key={post.id}
            id={`open-existing-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={styles.option}
            onClick={() => open(post)}
          >
            <Suggestion post={post} query={query} />
          </div>
        ))}
      </div>
      <p role="status" className={isNone ? `${text.small} ${styles.none}` : text.hidden}>
        {count > 0 && plural(locale, compose.open_suggestions, count)}
        {isNone && fill(compose.search_none, { query })}
      </p>
    </div>
  );
}

function Suggestion({ post, query }: { post: PostMatch; query: string }) {
  const { messages, locale } = useOwner();
  const { status } = messages.compose;
  const marked = (words: string) =>
    markMatches(words, query).map((piece, index) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
      piece.isMatch ? <mark key={index}>{piece.text}</mark> : piece.text,
    );
  return (
    <>
      <span className={styles.title} lang={post.language}>
        {marked(post.title || post.slug)}
      </span>
      <span className={text.small}>
        {formatShortDay(datePart(post.date), locale)}
        {post.status !== 'published' && ` · ${status[post.status]}`}
      </span>
      {post.passage && (
        <span className={`${text.small} ${styles.passage}`} lang={post.language}>
          {marked(post.passage)}
        </span>
      )}
    </>
  );
}

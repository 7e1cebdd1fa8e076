import { type KeyboardEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { PostMatch } from '../../../../core/posts/post-core.ts';
import { fill, plural } from '../../../../messages/fill.ts';
import { datePart } from '../../../../shared/dates.ts';
import { localised, paths } from '../../../../shared/paths.ts';
import { markMatches } from '../../../../shared/text.ts';
import layout from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import { useApiData } from '../../forms/api.ts';
import field from '../../forms/forms.module.css';
import styles from './posts.module.css';

/**
 * Finds a post and opens it: a combobox with a list (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). Arrow keys
 * choose, Enter opens, Escape closes the list and then empties the box.
 */
export function OpenExisting() {
  const { messages, locale } = useOwner();
  const { compose } = messages;
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const last = useApiData<PostMatch[]>(isOpen ? paths.apiPostSearch(query) : undefined, { debounceMs: 150 });
  const suggested = last?.ok ? last.value : [];
  const found = isOpen && last ? suggested : undefined;
  const count = found?.length ?? 0;

  const empty = () => {
    if (input.current) input.current.value = '';
    setQuery('');
  };
  const open = (post: PostMatch | undefined) => {
    if (!post) return;
    setOpen(false);
    setActive(-1);
    empty();
    void navigate(localised(paths.composePost(post.slug), locale));
  };
  const move = (to: number) => {
    setOpen(true);
    if (count > 0) setActive((to + count) % count);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'ArrowDown') move(active + 1);
    else if (key === 'ArrowUp') move(active <= 0 ? count - 1 : active - 1);
    else if (key === 'Enter') open(found?.[query && active < 0 ? 0 : active]);
    else if (key === 'Escape') {
      if (!isOpen) empty();
      setOpen(false);
      setActive(-1);
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
        onBlur={() => {
          setOpen(false);
          setActive(-1);
        }}
        onKeyDown={onKeyDown}
      />
      <div
        id="open-existing-list"
        role="listbox"
        aria-label={compose.open_existing}
        className={styles.list}
        hidden={count === 0}
        // The box keeps the focus, and its list with it.
        onPointerDown={(event) => event.preventDefault()}
      >
        {found?.map((post, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the box has the keys
          <div
            key={post.id}
            id={`open-existing-${index}`}
            role="option"
            // Where the focus is the box itself.
            tabIndex={-1}
            aria-selected={index === active}
            className={styles.option}
            onClick={() => open(post)}
          >
            <Suggestion post={post} query={query} />
          </div>
        ))}
      </div>
      <p
        role="status"
        className={found && query && count === 0 ? `${layout.small} ${styles.none}` : layout.hidden}
      >
        {found && count > 0 && plural(locale, compose.open_suggestions, count)}
        {found && query && count === 0 && fill(compose.search_none, { query })}
      </p>
    </div>
  );
}

function Suggestion({ post, query }: { post: PostMatch; query: string }) {
  const { compose } = useOwner().messages;
  return (
    <>
      <span className={styles.title} lang={post.language}>
        <Marked text={post.title || post.slug} query={query} />
      </span>
      <span className={layout.small}>
        {datePart(post.date)}
        {post.status !== 'published' && ` · ${compose.status[post.status]}`}
      </span>
      {post.passage && (
        <span className={`${layout.small} ${styles.passage}`} lang={post.language}>
          <Marked text={post.passage} query={query} />
        </span>
      )}
    </>
  );
}

function Marked({ text, query }: { text: string; query: string }) {
  return markMatches(text, query).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name, and never move
    piece.isMatch ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
}

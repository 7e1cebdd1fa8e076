import { type RefObject, useEffect, useRef } from 'react';
import { Form } from 'react-router';
import type { PairedPost } from '../../../core/posts/post-core.ts';
import type { Pair } from '../../../core/translations/pairs.ts';
import type { Mark, ShownBlock, SideBySide, SideBySideRow } from '../../../core/translations/side-by-side.ts';
import { fill, plural } from '../../../messages/fill.ts';
import type { Locale } from '../../../shared/locale.ts';
import { localized, paths } from '../../../shared/paths.ts';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { Button, TextButton } from '../forms/fields.tsx';
import { ActionLink } from '../page-kit.tsx';
import styles from './translation.module.css';

/** An image's URL in a paragraph's text (`read-blocks.ts`). */
const image =
  /\[((?:\/media\/|data:image\/)[^\]\s]+|[^\]\s]+\.(?:avif|gif|jpe?g|png|svg|webp)(?:\?[^\]\s]*)?)\]/i;

/** The text of a paragraph, with images instead of their URLs. */
function Words({ text }: { text: string }) {
  return text.split(image).map((piece, at) =>
    at % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list that is rendered once
      <img key={at} src={piece} alt="" loading="lazy" className={styles.image} />
    ),
  );
}

interface PairRowProps {
  row: SideBySideRow;
  original: Locale;
  translation: Locale;
}

function PairRow({ row, original, translation: into }: PairRowProps) {
  const { translation } = useOwner().messages;
  const { marks } = row;
  const marked = new Set(marks.flatMap(({ at }) => at));
  const isMarked = marks.length > 0;
  const start = (row.translation[0] ?? row.original[0])?.text.slice(0, 60) ?? '';
  return (
    <li className={isMarked ? styles.marked : undefined} {...(isMarked && { 'data-mark': '', tabIndex: -1 })}>
      <div lang={original} className={styles.text}>
        {row.original.map((block) => (
          <Paragraph key={block.at} block={block} />
        ))}
      </div>
      <div className={styles.text}>
        <div lang={into}>
          {row.translation.map((block) => (
            <Paragraph key={block.at} block={block} isMarked={marked.has(block.at)} />
          ))}
        </div>
        {row.translation.length === 0 && <p className={styles.nothing}>{translation.no_paragraph}</p>}
        {isMarked && (
          <div className={styles.why}>
            {marks.map((mark) => (
              <Why key={mark.id} mark={mark} language={original} />
            ))}
            <Form method="post" preventScrollReset>
              {marks.map(({ id }) => (
                <input key={id} type="hidden" name="mark" value={id} />
              ))}
              <Button
                type="submit"
                name="intent"
                value="confirm"
                isOutlined
                data-confirm=""
                aria-label={fill(translation.confirm_label, { start })}
              >
                {translation.confirm}
              </Button>
            </Form>
          </div>
        )}
      </div>
    </li>
  );
}

function Paragraph({ block, isMarked = false }: { block: ShownBlock; isMarked?: boolean }) {
  return (
    <p data-kind={block.kind} className={isMarked ? styles.open : undefined}>
      <Words text={block.text} />
    </p>
  );
}

function Why({ mark: { kind, redline }, language }: { mark: Mark; language: Locale }) {
  const { translation } = useOwner().messages;
  return (
    <>
      <p className={text.small}>{translation.marks[kind]}</p>
      {(kind === 'changed' || kind === 'removed') && (
        <p className={styles.redline} lang={language}>
          {redline.map((piece, at) => {
            const Tag = piece.kind === 'removed' ? 'del' : piece.kind === 'added' ? 'ins' : 'span';
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list that is rendered once
              <Tag key={at}>
                <Words text={`${piece.text} `} />
              </Tag>
            );
          })}
        </p>
      )}
    </>
  );
}

const editable = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable="true"]';

const markedRows = (section: HTMLElement | null) => [
  ...(section?.querySelectorAll<HTMLElement>('[data-mark]') ?? []),
];

/**
 * Handles keys: J and K focus the next and previous marked row, and C confirms the focused row and focuses
 * the row that takes its place. `marks` is the number of marked rows.
 */
function useMarkKeys(marks: number): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  /** Index of the confirmed row among the marked ones. */
  const confirmed = useRef<number>(undefined);
  useEffect(() => {
    const rows = () => markedRows(place.current);
    const current = () => rows().findIndex((row) => row.contains(document.activeElement));
    const press = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (event.defaultPrevented || ctrlKey || metaKey || altKey || shiftKey || event.repeat) return;
      if (target instanceof Element && target.closest(editable)) return;
      const at = current();
      if (key === 'j') rows()[Math.min(at + 1, rows().length - 1)]?.focus();
      else if (key === 'k') rows()[Math.max(at - 1, 0)]?.focus();
      else if (key === 'c' && at >= 0) rows()[at]?.querySelector<HTMLElement>('[data-confirm]')?.click();
      else return;
      event.preventDefault();
    };
    const remember = () => {
      confirmed.current = current();
    };
    const region = place.current;
    document.addEventListener('keydown', press);
    region?.addEventListener('submit', remember);
    return () => {
      document.removeEventListener('keydown', press);
      region?.removeEventListener('submit', remember);
    };
  }, []);
  useEffect(() => {
    const at = confirmed.current;
    if (at === undefined) return;
    confirmed.current = undefined;
    const rows = markedRows(place.current);
    const next = rows[Math.min(Math.max(at, 0), rows.length - 1)];
    // After the last mark is confirmed, the line with the number of marks gets the focus.
    (marks > 0 && next ? next : place.current?.querySelector<HTMLElement>('#marks'))?.focus();
  }, [marks]);
  return place;
}

/** Two posts side by side, with corresponding paragraphs in one row. */
export function PairView({ pair, rows, marks, original, translation: into }: SideBySide & { pair: Pair }) {
  const { messages, locale } = useOwner();
  const { translation } = messages;
  const place = useMarkKeys(marks);
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
          <input type="hidden" name="other" value={pair.translation.slug} />
          <input type="hidden" name="original" value={into} />
          <TextButton type="submit" name="intent" value="swap">
            {fill(translation.swap, { language: translation.languages[into] })}
          </TextButton>
        </Form>
        <Form method="post">
          <Button type="submit" name="intent" value="unpair" isOutlined aria-describedby="unpair-help">
            {translation.unpair}
          </Button>
          <p id="unpair-help" className={`${text.small} ${styles.unpairHelp}`}>
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
        <ActionLink to={paths.composePost(slug)} aria-label={fill(translation.edit_label, { title: name })}>
          {translation.edit}
        </ActionLink>
        {status === 'published' && (
          <a className={text.action} href={localized(paths.post(slug), language)} lang={language}>
            <span lang={locale}>{translation.view}</span>
          </a>
        )}
      </p>
    </div>
  );
}

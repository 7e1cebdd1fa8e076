import { fill } from '../../../../messages/fill.ts';
import { compareLines } from '../../../../shared/diff.ts';
import layout from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import { parseInert } from '../../context/trusted-html.ts';
import field from '../../forms/forms.module.css';
import styles from '../dialogs.module.css';
import { type DraftValues, draftFields } from '../post-values.ts';

const blockEnd = /<\/(p|h2|h3|li|blockquote|figcaption|figure)>|<br\s*\/?>/gi;

/** The lines of a body as they are read, pictures by their description or their file's name. Runs in the browser. */
export function linesOf(html: string): string[] {
  const page = parseInert(html.replace(blockEnd, (tag) => `${tag}\n`));
  for (const picture of page.querySelectorAll('img')) {
    const name = picture.getAttribute('src')?.split('/').pop();
    picture.replaceWith(`▣ ${picture.getAttribute('alt') || name || ''}\n`);
  }
  return (page.textContent ?? '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

interface ComparisonProps {
  /** Two named states of a post; text only in `before` is struck out. */
  before: { name: string; values: DraftValues };
  after: { name: string; values: DraftValues };
}

/** The differences between two texts of a post. Only rendered in the browser. */
export function Comparison({ before, after }: ComparisonProps) {
  const { messages } = useOwner();
  const { compare, fields } = messages.compose;
  const names = { before: before.name, after: after.name };
  const labels = { ...fields, html: fields.body };
  const parts = draftFields
    .filter((name) => before.values[name] !== after.values[name])
    .map((name) => {
      const split = (value: string) => (name === 'html' ? linesOf(value) : value ? [value] : []);
      return { name, lines: compareLines(split(before.values[name]), split(after.values[name])) };
    })
    .filter(({ lines }) => lines.some((line) => line?.some(({ kind }) => kind !== 'same')));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls here, also by keyboard
    <section className={`${styles.comparison} ${field.edited}`} aria-label={compare.heading} tabIndex={0}>
      <p className={layout.small}>{parts.length > 0 ? fill(compare.help, names) : compare.same}</p>
      {parts.map(({ name, lines }) => (
        <div key={name}>
          <p className={styles.field}>{labels[name]}</p>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and never move
            <p key={index} lang={after.values.language}>
              {line === null && '…'}
              {line?.map(({ kind, text }, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: nor do their pieces
                <Piece key={place} kind={kind} text={text} names={names} />
              ))}
            </p>
          ))}
        </div>
      ))}
    </section>
  );
}

interface PieceProps {
  kind: 'same' | 'removed' | 'added';
  text: string;
  names: { before: string; after: string };
}

function Piece({ kind, text, names }: PieceProps) {
  const { compare } = useOwner().messages.compose;
  if (kind === 'same') return text;
  const Mark = kind === 'removed' ? 'del' : 'ins';
  return (
    <Mark>
      {/* Few screen readers tell of these elements by themselves. */}
      <span className={layout.hidden}>{fill(compare[kind], names)} </span>
      {text}
    </Mark>
  );
}

import { fill } from '../../../../messages/fill.ts';
import { compareLines } from '../../../../shared/diff.ts';
import text from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import { parseInert } from '../../context/trusted-html.ts';
import field from '../../forms/forms.module.css';
import styles from '../dialogs.module.css';
import { type DraftValues, draftFields } from '../post-values.ts';

const blockEnd = /<\/(p|h2|h3|li|blockquote|figcaption|figure)>|<br\s*\/?>/gi;

/** Returns the lines of a body, with images as their alt text or file name. Runs in the browser. */
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

/** Returns the fields that differ, each with its compared lines; null for lines left out. Runs in the browser. */
export function changedFields(before: DraftValues, after: DraftValues) {
  return draftFields
    .filter((name) => before[name] !== after[name])
    .map((name) => {
      const split = (value: string) => (name === 'html' ? linesOf(value) : value ? [value] : []);
      return { name, lines: compareLines(split(before[name]), split(after[name])) };
    })
    .filter(({ lines }) => lines.some((line) => line?.some(({ kind }) => kind !== 'same')));
}

interface ComparisonProps {
  /** Two named states of a post. Text that is only in `before` is struck out. */
  before: { name: string; values: DraftValues };
  after: { name: string; values: DraftValues };
}

/** The differences between two texts of a post. Rendered only in the browser. */
export function Comparison({ before, after }: ComparisonProps) {
  const { messages } = useOwner();
  const { compare, fields } = messages.compose;
  const names = { before: before.name, after: after.name };
  const labels = { removed: fill(compare.removed, names), added: fill(compare.added, names) };
  const parts = changedFields(before.values, after.values);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: must be scrollable with the keyboard
    <section className={`${styles.comparison} ${field.edited}`} aria-label={compare.heading} tabIndex={0}>
      <p className={text.small}>{parts.length > 0 ? fill(compare.help, names) : compare.same}</p>
      {parts.map(({ name, lines }) => (
        <div key={name}>
          <p className={styles.field}>{name === 'html' ? fields.body : fields[name]}</p>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <p key={index} lang={after.values.language}>
              {line === null && '…'}
              {line && <EditedText pieces={line} labels={labels} />}
            </p>
          ))}
        </div>
      ))}
    </section>
  );
}

interface EditedTextProps {
  pieces: readonly { kind: 'same' | 'removed' | 'added'; text: string }[];
  /** For screen readers, because few announce `del` and `ins`. */
  labels: Record<'removed' | 'added', string>;
}

/** A text with its removed and added parts marked. */
export function EditedText({ pieces, labels }: EditedTextProps) {
  return pieces.map(({ kind, text: words }, index) => {
    if (kind === 'same') return words;
    const Mark = kind === 'removed' ? 'del' : 'ins';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
      <Mark key={index}>
        <span className={text.hidden}>{labels[kind]} </span>
        {words}
      </Mark>
    );
  });
}

import { createElement, type ReactNode } from 'react';
import { fill } from '../../../../messages/fill.ts';
import {
  type ComparedLine,
  compareAllLines,
  type Difference,
  isChanged,
  withoutEqualRuns,
} from '../../../../shared/diff.ts';
import text from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import { parseInert } from '../../context/trusted-html.ts';
import prose from '../../editor/text.module.css';
import field from '../../forms/forms.module.css';
import styles from '../next-version.module.css';
import { type DraftValues, draftFields } from '../post-values.ts';

/** Separates a compared word from its formats. It can't occur in HTML. */
const mark = '\0';
const blocks = new Set(['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'figure', 'figcaption']);
const inline: Readonly<Record<string, string>> = { b: 'strong', strong: 'strong', i: 'em', em: 'em', u: 'u' };
const linkTo = 'link:';

/**
 * Returns the lines of a body. Each word is followed by its formats (`strong`, `link:` and the URL), and the
 * first of a line also by the name of its block, unless that is a paragraph. Images are shown as alt text or
 * file name. Runs in the browser.
 */
function formattedLines(html: string): string[] {
  const lines: string[] = [];
  let words: { letters: string; formats: Set<string> }[] = [];
  let isInWord = false;
  const endLine = () => {
    const line = words.map(({ letters, formats }) => [letters, ...formats].join(mark)).join(' ');
    if (line) lines.push(line);
    words = [];
    isInWord = false;
  };
  const add = (letters: string, block: readonly string[], formats: readonly string[]) => {
    for (const part of letters.split(/(\s+)/)) {
      const word = isInWord ? words.at(-1) : undefined;
      isInWord = part.trim() !== '' || (isInWord && part === '');
      if (part.trim() === '') continue;
      if (word) word.letters += part;
      const all = word?.formats ?? new Set(words.length === 0 ? block : []);
      for (const format of formats) all.add(format.replace(/\s/g, '%20'));
      if (!word) words.push({ letters: part, formats: all });
    }
  };
  const read = (parent: Node, block: readonly string[], formats: readonly string[]) => {
    for (const node of parent.childNodes) {
      if (!(node instanceof HTMLElement)) {
        if (node instanceof Text) add(node.data, block, formats);
        continue;
      }
      const name = node.localName;
      if (name === 'br') endLine();
      else if (node instanceof HTMLImageElement) {
        const src = node.getAttribute('src') ?? '';
        add(` ▣ ${node.alt || src.split('/').pop()} `, block, [src, node.style.cssText]);
      } else if (blocks.has(name)) {
        endLine();
        const inside = name === 'p' || name === 'li' ? block.slice(0, 1) : [name];
        const { textAlign } = node.style;
        read(node, textAlign ? [...inside, textAlign] : inside, []);
        endLine();
      } else {
        const own = name === 'a' ? linkTo + node.getAttribute('href') : inline[name];
        read(node, block, own ? [...formats, own] : formats);
      }
    }
  };
  read(parseInert(html), [], []);
  endLine();
  return lines;
}

/** Returns the lines of a body without formats. Runs in the browser. */
export function linesOf(html: string): string[] {
  return formattedLines(html).map((line) =>
    line
      .split(' ')
      .map((word) => word.split(mark)[0])
      .join(' '),
  );
}

interface ComparedField {
  name: keyof DraftValues;
  lines: ComparedLine[];
}

const order = [...new Set(['title', 'html', ...draftFields] as const)];

/** Compares two states of a post: its title, its text, and then the other fields. Runs in the browser. */
export function comparePosts(before: DraftValues, after: DraftValues): ComparedField[] {
  return order.map((name) => {
    const split = (value: string) => (name === 'html' ? formattedLines(value) : value ? [value] : []);
    return { name, lines: compareAllLines(split(before[name]), split(after[name])) };
  });
}

/** Returns the name of a line's block; undefined for a paragraph. */
function blockOf(line: ComparedLine): string | undefined {
  const piece = line.find(({ kind }) => kind !== 'removed') ?? line[0];
  return piece?.text
    .split(' ')[0]
    ?.split(mark)
    .slice(1)
    .find((format) => blocks.has(format));
}

/** A changed line of the text, or a changed field. */
export interface Change {
  /** ID of its element. */
  id: string;
  name: keyof DraftValues;
  block: string | undefined;
  /** Number of the paragraph, from 1. */
  number: number;
  /** The number of words. */
  added: number;
  removed: number;
}

const idOf = (name: string, index: number) => `change-${name}-${index}`;

/** Lists the changes in a comparison. */
export function changesIn(fields: readonly ComparedField[]): Change[] {
  return fields.flatMap(({ name, lines }) => {
    let number = 0;
    return lines.flatMap((line, index) => {
      const block = blockOf(line);
      if (!block) number += 1;
      if (!isChanged(line)) return [];
      const change = { id: idOf(name, index), name, block, number, added: 0, removed: 0 };
      for (const { kind, text: words } of line)
        if (kind !== 'same') change[kind] += words.split(/\s+/).filter(Boolean).length;
      return [change];
    });
  });
}

interface ComparisonProps {
  /** Two named states of a post. Text that is only in `before` is struck out. */
  before: { name: string; values: DraftValues };
  after: { name: string; values: DraftValues };
  /** Shows the whole text, with what differs marked in its place. */
  isWhole?: boolean;
}

/** The differences between two texts of a post. Rendered only in the browser. */
export function Comparison({ before, after, isWhole = false }: ComparisonProps) {
  const { compare, fields } = useOwner().messages.compose;
  const names = { before: before.name, after: after.name };
  const labels = { removed: fill(compare.removed, names), added: fill(compare.added, names) };
  const isText = (name: string) => isWhole && (name === 'title' || name === 'html');
  const parts = comparePosts(before.values, after.values).filter(
    ({ name, lines }) => isText(name) || lines.some(isChanged),
  );
  const show = (name: string, line: ComparedLine | null, index: number) => {
    const key = { key: index, lang: after.values.language };
    if (line === null) return <p {...key}>…</p>;
    const content = <EditedText pieces={line} labels={labels} />;
    if (!isWhole) return <p {...key}>{content}</p>;
    const block = name === 'title' ? 'h2' : (name === 'html' && blockOf(line)) || 'p';
    const item = /^[uo]l$/.test(block) ? styles.item : '';
    const change = isChanged(line) && { id: idOf(name, index), tabIndex: -1 };
    return createElement(
      /^(h2|h3|blockquote)$/.test(block) ? block : 'p',
      { ...key, className: `${item} ${change ? styles.changed : ''}`, ...change },
      content,
    );
  };
  return (
    <section
      className={`${isWhole ? styles.live : styles.comparison} ${field.edited}`}
      aria-label={compare.heading}
    >
      {!isWhole && (
        <p className={text.small}>{parts.length > 0 ? fill(compare.help, names) : compare.same}</p>
      )}
      {parts.map(({ name, lines }) => (
        <div key={name} className={isWhole && name !== 'title' ? prose.text : undefined}>
          {!isText(name) && <p className={text.small}>{name === 'html' ? fields.body : fields[name]}</p>}
          {(isWhole ? lines : withoutEqualRuns(lines)).map((line, index) => show(name, line, index))}
        </div>
      ))}
    </section>
  );
}

interface EditedTextProps {
  pieces: readonly Difference[];
  /** For screen readers, because few announce `del` and `ins`. */
  labels: Record<'removed' | 'added', string>;
}

/** A text with its removed and added parts marked. */
export function EditedText({ pieces, labels }: EditedTextProps) {
  return pieces.map(({ kind, text: words }, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
    if (kind === 'same') return <FormattedWords key={index} words={words} />;
    const Mark = kind === 'removed' ? 'del' : 'ins';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
      <Mark key={index}>
        <span className={text.hidden}>{labels[kind]} </span>
        <FormattedWords words={words} isEdited />
      </Mark>
    );
  });
}

/** Words with their formats (see `formattedLines`). `isEdited`: links are followed by their URL. */
function FormattedWords({ words, isEdited = false }: { words: string; isEdited?: boolean }) {
  const runs: { formats: string; text: string }[] = [];
  for (const word of words.split(' ')) {
    const [letters, ...formats] = word.split(mark);
    const all = formats.join(mark);
    const last = runs.at(-1);
    if (last?.formats === all) last.text += ` ${letters}`;
    else runs.push({ formats: all, text: `${last ? ' ' : ''}${letters}` });
  }
  return runs.map(({ formats, text: run }, index) =>
    formats.split(mark).reduce<ReactNode>((inner, format) => {
      if (Object.values(inline).includes(format)) return createElement(format, { key: index }, inner);
      if (!format.startsWith(linkTo)) return inner;
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
      return <u key={index}>{isEdited ? [inner, ` (${format.slice(linkTo.length)})`] : inner}</u>;
    }, run),
  );
}

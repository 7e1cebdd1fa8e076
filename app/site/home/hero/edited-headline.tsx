import type { CSSProperties } from 'react';
import marks from '../../../ui/marks.module.css';
import { type EditPart, revisedText } from '../../../ui/parse-edit.ts';
import layout from '../../../ui/text.module.css';
import { useTextName } from '../../owner-content/page-text.tsx';
import { headlineLines, longestWordLength } from './headline-lines.ts';
import styles from './hero.module.css';

/** The heading, edited in red within three seconds. Machines and screen readers get the revised line alone. */
export function EditedHeadline({ source }: { source: string }) {
  const lines = headlineLines(source);
  const name = useTextName()('hero_title');
  if (!lines.flat().some(({ kind }) => kind === 'replaced')) {
    return (
      <h1 className={styles.plain} {...name}>
        {revisedText(source)}
      </h1>
    );
  }
  const size = { '--letters': longestWordLength(source) } as CSSProperties;
  return (
    <h1 className={styles.headline} style={size} {...name}>
      <span className={layout.hidden}>{revisedText(source)}</span>
      {lines.map((line, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list that is rendered once
        <span key={position} className={styles.line} aria-hidden="true">
          {line.map(renderPart)}
        </span>
      ))}
    </h1>
  );
}

function renderPart(part: EditPart) {
  switch (part.kind) {
    case 'replaced':
      return (
        <span key={part.struck} className={styles.pair}>
          <del className={marks.struck}>{part.struck}</del>
          <ins className={marks.inserted}>{part.inserted}</ins>
        </span>
      );
    case 'struck':
      return (
        <del key={part.text} className={marks.struck}>
          {part.text}
        </del>
      );
    default:
      return part.text;
  }
}

import { Fragment } from 'react';
import styles from './edited-text.module.css';
import { type EditPart, parseEdit } from './marked-text.ts';
import marks from './marks.module.css';

export function EditedText({ source }: { source: string }) {
  return parseEdit(source).map((part, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list that is rendered once
    <Part key={position} part={part} />
  ));
}

/** One of the marks that only specimens have, or the number of a note. */
const specimenMark = /(\[\|\|?\]|\['.+?'\]|\[_.+?_\]|\{\d\})/;

/**
 * Renders a specimen: in addition to the edits, `[|]` (breathe), `[||]` (wait), `['stress']`, `[_argument_]` and
 * the numbers of notes, `{1}`.
 */
export function MarkedText({ source }: { source: string }) {
  return source.split(specimenMark).map((piece, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list that is rendered once
    <Fragment key={position}>
      {position % 2 === 1 ? <SpecimenMark mark={piece} /> : <EditedText source={piece} />}
    </Fragment>
  ));
}

function SpecimenMark({ mark }: { mark: string }) {
  if (mark.startsWith('{')) return <sup aria-hidden="true">{mark[1]}</sup>;
  if (mark.startsWith('[|'))
    return <span className={mark === '[|]' ? marks.breath : marks.wait} aria-hidden="true" />;
  const words = mark.slice(2, -2);
  if (mark.startsWith('[_')) return <span className={marks.argument}>{words}</span>;
  return <em className={marks.stress}>{words}</em>;
}

function Part({ part }: { part: EditPart }) {
  switch (part.kind) {
    case 'plain':
      return part.text;
    case 'struck':
      return <del className={styles.struck}>{part.text}</del>;
    case 'stet':
      return <span className={marks.stet}>{part.text}</span>;
    case 'inserted':
      return (
        <span className={styles.gap}>
          <span className={marks.caret} aria-hidden="true" />
          {/* The space is for screen readers and copied text. */}
          <ins className={marks.inserted}> {part.text}</ins>
        </span>
      );
    case 'replaced':
      return (
        <span className={styles.pair}>
          <del className={styles.struck}>{part.struck}</del>
          <ins className={marks.inserted}> {part.inserted}</ins>
        </span>
      );
  }
}

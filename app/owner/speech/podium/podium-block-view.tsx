import { useOwner } from '../../context/owner-context.ts';
import styles from './podium.module.css';
import { type PodiumBlock, type PodiumPart, piecesBetween } from './podium-blocks.ts';

interface PodiumBlockViewProps {
  block: PodiumBlock;
  /** What of it stands here; all of it where nothing else is said. */
  part?: Pick<PodiumPart, 'from' | 'to'>;
  hasBreaths: boolean;
}

const whole = { from: 0, to: undefined };

/** A sentence or a heading; an arrow stands where a sentence goes on on another page. */
export function PodiumBlockView({ block, part = whole, hasBreaths }: PodiumBlockViewProps) {
  const Tag = block.isHeading ? 'h2' : 'p';
  return (
    <Tag className={styles.block} data-first={block.isFirst || undefined}>
      {part.from > 0 && <GoesOn />}
      {piecesBetween(block.pieces, part.from, part.to).map(({ at, text, hasBreath }) => (
        <span key={at}>
          {hasBreaths && hasBreath && (
            <span className={styles.breath} data-mark="">
              {'/ '}
            </span>
          )}
          {text}
        </span>
      ))}
      {part.to !== undefined && <GoesOn />}
    </Tag>
  );
}

function GoesOn() {
  const { messages, locale } = useOwner();
  return (
    <>
      {' '}
      <span className={styles.breath} role="img" aria-label={messages.speech.podium.goes_on} lang={locale}>
        →
      </span>{' '}
    </>
  );
}

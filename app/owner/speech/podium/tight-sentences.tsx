import { fill, plural } from '../../../../messages/fill.ts';
import text from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import { listTight } from './list-tight.ts';
import styles from './podium.module.css';
import type { PodiumBlock } from './podium-blocks.ts';
import type { Sheet } from './use-sheets.ts';

interface TightSentencesProps {
  blocks: readonly PodiumBlock[];
  sheets: readonly Sheet[];
  /** Size of the type, in points. */
  points: number;
}

/** Names the sentences that are higher than a page, and what was done with each; nothing where there is none. */
export function TightSentences({ blocks, sheets, points }: TightSentencesProps) {
  const { messages, locale } = useOwner();
  const { tight } = messages.speech.podium;
  const found = listTight(sheets);
  return (
    <div role="status">
      {found.length > 0 && (
        <div className={styles.tight}>
          <h2>{plural(locale, tight.heading, found.length)}</h2>
          <ul>
            {found.map(({ block, first, last, scale }) => (
              <li key={block}>
                <a className={text.action} href={`#page-${first}`}>
                  {fill(first === last ? tight.page : tight.pages, { first, last })}
                </a>{' '}
                {fill(scale < 1 ? tight.smaller : tight.divided, {
                  sentence: beginningOf(blocks[block]?.text ?? ''),
                  size: Math.round(points * scale),
                  points,
                })}
              </li>
            ))}
          </ul>
          <p className={text.small}>{tight.help}</p>
        </div>
      )}
    </div>
  );
}

/** Enough of a sentence to know it by. */
function beginningOf(sentence: string): string {
  return /^.{0,50}\S*(?=\s|$)/su.exec(sentence)?.[0] ?? sentence.slice(0, 60);
}

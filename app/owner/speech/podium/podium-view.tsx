import { type CSSProperties, useMemo, useRef } from 'react';
import { Link } from 'react-router';
import type { PostSpeech } from '../../../../core/posts/post-core.ts';
import { fill } from '../../../../messages/fill.ts';
import { localised, paths } from '../../../../shared/paths.ts';
import text from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import { PageHeading } from '../../shell/page-heading.tsx';
import styles from './podium.module.css';
import { type PodiumBlock, podiumBlocks } from './podium-blocks.ts';
import { type PodiumForm, papers } from './podium-form.ts';
import { PodiumTools } from './podium-tools.tsx';
import { useSheets } from './use-sheets.ts';

interface PodiumViewProps {
  speech: PostSpeech;
  form: PodiumForm;
}

/** The text on sheets of paper; until they are measured, and without the page's script, as one text that no sentence is torn in. */
export function PodiumView({ speech, form }: PodiumViewProps) {
  const { messages, locale } = useOwner();
  const { podium } = messages.speech;
  const blocks = useMemo(() => podiumBlocks(speech), [speech]);
  const ruler = useRef<HTMLDivElement>(null);
  const sheets = useSheets(ruler, JSON.stringify([speech, form]));
  const { width, height } = papers[form.paper];
  const measures = { '--width': width, '--height': height, '--points': form.size } as CSSProperties;
  const block = (index: number) => {
    const found = blocks[index];
    return found && <Block key={index} block={found} hasBreaths={form.hasBreaths} />;
  };
  const all = blocks.map((_, index) => block(index));
  return (
    <div className={styles.podium} style={measures} data-paper={form.paper}>
      <div className={styles.screen}>
        <PageHeading title={fill(podium.title, { title: speech.title })}>
          <p>{podium.intro}</p>
          <Link className={text.action} to={localised(paths.speech(speech.slug), locale)}>
            {podium.back}
          </Link>
        </PageHeading>
        <PodiumTools slug={speech.slug} form={form} sheets={sheets?.length} />
      </div>
      <div className={styles.measuring} aria-hidden="true">
        <div ref={ruler} className={styles.ruler} lang={speech.language}>
          {all}
        </div>
      </div>
      {sheets ? (
        sheets.map((sheet, index) => (
          <section
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is named by its number
            key={index}
            className={styles.sheet}
            aria-label={fill(podium.page, { page: index + 1, pages: sheets.length })}
          >
            <div
              className={styles.room}
              lang={speech.language}
              style={sheet.scale < 1 ? { fontSize: `${sheet.scale}em` } : undefined}
            >
              {sheet.blocks.map(block)}
            </div>
            <p className={styles.number} aria-hidden="true">
              {index + 1} / {sheets.length}
            </p>
          </section>
        ))
      ) : (
        <div className={styles.plain} lang={speech.language}>
          {all}
        </div>
      )}
    </div>
  );
}

function Block({ block, hasBreaths }: { block: PodiumBlock; hasBreaths: boolean }) {
  const Tag = block.isHeading ? 'h2' : 'p';
  return (
    <Tag className={styles.block} data-first={block.isFirst || undefined}>
      {block.pieces.map(({ at, text, hasBreath }) => (
        <span key={at}>
          {hasBreaths && hasBreath && <span className={styles.breath}>{'/ '}</span>}
          {text}
        </span>
      ))}
    </Tag>
  );
}

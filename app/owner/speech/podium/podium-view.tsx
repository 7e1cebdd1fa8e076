import { type CSSProperties, useMemo, useRef } from 'react';
import { fill } from '../../../../messages/fill.ts';
import type { Speech } from '../../../../shared/speech/speech.ts';
import text from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import { PageHeading } from '../../shell/page-heading.tsx';
import type { SpokenSource } from '../source/spoken-source.ts';
import { TextWay } from '../source/text-way.tsx';
import { WhichText } from '../source/which-text.tsx';
import styles from './podium.module.css';
import { PodiumBlockView } from './podium-block-view.tsx';
import { podiumBlocks } from './podium-blocks.ts';
import { type PodiumForm, papers } from './podium-form.ts';
import { PodiumTools } from './podium-tools.tsx';
import { TightSentences } from './tight-sentences.tsx';
import { useSheets } from './use-sheets.ts';

interface PodiumViewProps {
  speech: Speech;
  source: SpokenSource;
  form: PodiumForm;
}

/** The text on sheets of paper; until they are measured, and without the page's script, as one text that no sentence is torn in. */
export function PodiumView({ speech, source, form }: PodiumViewProps) {
  const { podium } = useOwner().messages.speech;
  const blocks = useMemo(() => podiumBlocks(speech), [speech]);
  const ruler = useRef<HTMLDivElement>(null);
  const sheets = useSheets(ruler, { blocks, points: form.size, key: JSON.stringify([speech, form]) });
  const { width, height } = papers[form.paper];
  const measures = { '--width': width, '--height': height, '--points': form.size } as CSSProperties;
  const { hasBreaths } = form;
  const all = blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a block has no other name, and never moves
    <PodiumBlockView key={index} block={block} hasBreaths={hasBreaths} />
  ));
  return (
    <div className={styles.podium} style={measures} data-paper={form.paper}>
      <div className={styles.screen}>
        <PageHeading title={fill(podium.title, { title: speech.title })}>
          <p>
            {podium.intro} <WhichText source={source} />
          </p>
          <TextWay to="speech" source={source} className={text.action}>
            {podium.back}
          </TextWay>
        </PageHeading>
        <PodiumTools source={source} form={form} sheets={sheets?.length} />
        <TightSentences blocks={blocks} sheets={sheets ?? []} points={form.size} />
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
            id={`page-${index + 1}`}
            className={styles.sheet}
            aria-label={fill(podium.page, { page: index + 1, pages: sheets.length })}
          >
            <div
              className={styles.room}
              lang={speech.language}
              style={sheet.scale < 1 ? { fontSize: `${sheet.scale}em` } : undefined}
            >
              {sheet.parts.map((part) => {
                const block = blocks[part.block];
                return (
                  block && (
                    <PodiumBlockView key={part.block} block={block} part={part} hasBreaths={hasBreaths} />
                  )
                );
              })}
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

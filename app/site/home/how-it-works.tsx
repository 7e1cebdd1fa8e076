import { use } from 'react';
import { stepNumbers } from '../../../shared/content.ts';
import marks from '../../ui/marks.module.css';
import layout from '../../ui/text.module.css';
import { BareList, SectionRule } from '../../ui/typography.tsx';
import { PageLine, PageTextsContext, usePageLine, useTextName } from '../frame/page-text.tsx';
import { useSite } from '../frame/site-context.ts';
import { shownItems } from './faq.tsx';
import styles from './home.module.css';
import { SectionNote } from './home-sections.tsx';

type Step = (typeof stepNumbers)[number];

/** The steps from first talk to speech, each with its days and the client's own time. */
export function HowItWorks({ showsSamples }: { showsSamples: boolean }) {
  const { heading, intro, note, sample_note } = useSite().messages.home.how;
  const texts = use(PageTextsContext);
  const steps = shownItems(
    stepNumbers,
    (step) => [`how_${step}_days`, `how_${step}_time`, `how_${step}_text`],
    texts,
    showsSamples,
  );
  const ownNote = usePageLine('how_note', note);
  if (steps.length === 0) return null;
  const isIntroSample = texts.how_intro === undefined;
  const isSample = isIntroSample || steps.some((step) => step.isSample);
  return (
    <>
      <SectionRule />
      <section id="how-it-works" className={`${layout.wrap} ${layout.grid} ${styles.section}`}>
        <PageLine as="h2" of="how_title" className={layout.heading} builtIn={heading} />
        {(showsSamples || !isIntroSample) && (
          <PageLine as="p" of="how_intro" className={`${layout.lead} ${styles.content}`} builtIn={intro} />
        )}
        <SectionNote
          of="how_note"
          builtIn={note}
          sampleNote={showsSamples && isSample ? `${sample_note} ${ownNote}` : undefined}
        />
        <BareList as="ol" className={styles.steps}>
          {steps.map(({ number }) => (
            <StepItem key={number} step={number} />
          ))}
        </BareList>
      </section>
    </>
  );
}

function StepItem({ step }: { step: Step }) {
  const { days_label, time_label, steps } = useSite().messages.home.how;
  const name = useTextName();
  const { days, time, title, text } = steps[step];
  return (
    <li>
      <p className={styles.days}>
        <span className={layout.hidden}>{days_label} </span>
        <span {...name(`how_${step}_days`)}>
          {usePageLine(`how_${step}_days`, days)
            .split(/(\S+\*)/)
            .map((part) =>
              part.endsWith('*') ? (
                <b key={part} className={marks.active}>
                  {part.slice(0, -1)}
                </b>
              ) : (
                part
              ),
            )}
        </span>
      </p>
      <p className={layout.small}>
        {time_label} <PageLine as="span" of={`how_${step}_time`} builtIn={time} />
      </p>
      <PageLine as="h3" of={`how_${step}_title`} builtIn={title} />
      <PageLine as="p" of={`how_${step}_text`} builtIn={text} />
    </li>
  );
}

import { fill, plural } from '../../../messages/fill.ts';
import { type Speech, secondsOf } from '../../../shared/speech/speech.ts';
import button from '../../ui/button.module.css';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { PageHeading } from '../shell/page-heading.tsx';
import { formatDuration } from './format-duration.ts';
import { HintSums } from './hint-sums.tsx';
import { PaceForm } from './pace-form.tsx';
import { RunThrough } from './run-through.tsx';
import type { PaceResult } from './save-pace.ts';
import { SectionTimes } from './section-times.tsx';
import type { OtherText } from './source/list-versions.ts';
import { OtherTexts } from './source/other-texts.tsx';
import { keyOf, type SpokenSource } from './source/spoken-source.ts';
import { TextWay } from './source/text-way.tsx';
import { BackToText, WhichText } from './source/which-text.tsx';
import styles from './speech.module.css';
import { SpokenText } from './spoken-text.tsx';

interface SpeechViewProps {
  speech: Speech;
  source: SpokenSource;
  pace: number;
  others: readonly OtherText[];
  result: PaceResult | undefined;
}

export function SpeechView({ speech, source, pace, others, result }: SpeechViewProps) {
  const { messages, locale } = useOwner();
  const sentences = messages.speech;
  const look = `${button.button} ${button.compact}`;
  return (
    <>
      <PageHeading
        title={speech.title}
        action={
          speech.words > 0 && (
            <div className={styles.ways}>
              <TextWay to="stage" source={source} className={look}>
                {sentences.stage.link}
              </TextWay>
              <TextWay to="podium" source={source} className={`${look} ${button.outlined}`}>
                {sentences.podium.link}
              </TextWay>
            </div>
          )
        }
      >
        <p className={styles.total}>
          {fill(sentences.total, { time: formatDuration(secondsOf(speech.words, pace)), pace })}
        </p>
        <p>
          {plural(locale, sentences.words, speech.words)}. <WhichText source={source} />
        </p>
        {speech.isCut && <p role="status">{sentences.cut}</p>}
        <BackToText source={source} className={text.action} />
        <OtherTexts source={source} others={others} />
      </PageHeading>
      <div className={styles.page}>
        <div className={styles.side}>
          {speech.sections.length > 1 && <SectionTimes sections={speech.sections} pace={pace} />}
          <HintSums speech={speech} />
          <PaceForm
            key={`${speech.language} ${pace}`}
            language={speech.language}
            pace={pace}
            source={source}
            result={result}
          />
          <RunThrough key={keyOf(source)} speech={speech} source={source} />
        </div>
        {speech.words > 0 ? <SpokenText speech={speech} /> : <p>{sentences.empty}</p>}
      </div>
    </>
  );
}

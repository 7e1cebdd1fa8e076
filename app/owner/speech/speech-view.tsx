import { Link } from 'react-router';
import type { PostSpeech } from '../../../core/posts/post-core.ts';
import { fill, plural } from '../../../messages/fill.ts';
import { localised, paths } from '../../../shared/paths.ts';
import { secondsOf } from '../../../shared/speech/speech.ts';
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
import styles from './speech.module.css';
import { SpokenText } from './spoken-text.tsx';

interface SpeechViewProps {
  speech: PostSpeech;
  pace: number;
  result: PaceResult | undefined;
}

export function SpeechView({ speech, pace, result }: SpeechViewProps) {
  const { messages, locale } = useOwner();
  const sentences = messages.speech;
  const look = `${button.button} ${button.compact}`;
  return (
    <>
      <PageHeading
        title={speech.title}
        action={
          speech.words > 0 && (
            <p className={styles.ways}>
              <Link className={look} to={localised(paths.stage(speech.slug), locale)}>
                {sentences.stage.link}
              </Link>
              <Link
                className={`${look} ${button.outlined}`}
                to={localised(paths.podium(speech.slug), locale)}
              >
                {sentences.podium.link}
              </Link>
            </p>
          )
        }
      >
        <p className={styles.total}>
          {fill(sentences.total, { time: formatDuration(secondsOf(speech.words, pace)), pace })}
        </p>
        <p>
          {plural(locale, sentences.words, speech.words)}. {sentences.saved_text}
        </p>
        {speech.isCut && <p role="status">{sentences.cut}</p>}
        <Link className={text.action} to={localised(paths.composePost(speech.slug), locale)}>
          {sentences.back}
        </Link>
      </PageHeading>
      <div className={styles.page}>
        <div className={styles.side}>
          {speech.sections.length > 1 && <SectionTimes sections={speech.sections} pace={pace} />}
          <HintSums speech={speech} />
          <PaceForm
            key={`${speech.language} ${pace}`}
            language={speech.language}
            pace={pace}
            result={result}
          />
          <RunThrough key={speech.slug} speech={speech} />
        </div>
        {speech.words > 0 ? <SpokenText speech={speech} /> : <p>{sentences.empty}</p>}
      </div>
    </>
  );
}

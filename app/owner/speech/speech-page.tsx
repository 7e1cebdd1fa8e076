import { Fragment } from 'react';
import { Form, Link } from 'react-router';
import { fill, numberFormat, plural } from '../../../messages/fill.ts';
import type { Locale } from '../../../shared/locale.ts';
import { localized, paths } from '../../../shared/paths.ts';
import {
  paceLimits,
  type Speech,
  type SpeechHint,
  type SpeechParagraph,
  type SpeechSection,
  type SpeechSentence,
  secondsOf,
} from '../../../shared/speech/speech.ts';
import button from '../../ui/button.module.css';
import text from '../../ui/text.module.css';
import { useClock, useOwner } from '../context/owner-context.ts';
import { Button, TextField } from '../forms/fields.tsx';
import field from '../forms/forms.module.css';
import records from '../records.module.css';
import { clientAction, clientLoader, shouldRevalidate } from '../shell/guarded-client.ts';
import { GuardedPage } from '../shell/guarded-page.tsx';
import { guardedAction, guardedHeaders, guardedLoader } from '../shell/guarded-route.ts';
import { PageHeading } from '../shell/page-parts.tsx';
import type { Route } from './+types/speech-page';
import {
  listVersions,
  loadSpeech,
  type OtherText,
  type PaceResult,
  type SpeechResult,
  speakForm,
} from './load-speech.ts';
import { RunThrough } from './run-through.tsx';
import styles from './speech.module.css';
import { formatDuration, piecesOf } from './spoken-pieces.ts';
import {
  BackToText,
  keyOf,
  MissingSpeech,
  nameOf,
  type SpokenSource,
  TextWay,
  TypedFields,
  WhichText,
} from './spoken-source.tsx';

const kinds = ['long', 'breath', 'twister'] as const satisfies SpeechHint['kind'][];

function HintSums({ speech }: { speech: Speech }) {
  const { messages, locale } = useOwner();
  const sentences = messages.speech;
  const hints = speech.sections
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap((paragraph) => paragraph.sentences.flatMap((sentence) => sentence.hints));
  const sums = kinds.map((kind) => ({ kind, count: hints.filter((hint) => hint.kind === kind).length }));
  const found = sums.filter(({ count }) => count > 0);
  if (speech.words === 0) return null;
  return (
    <section className={styles.block} aria-labelledby="hints">
      <h2 id="hints">{sentences.hints}</h2>
      {found.length === 0 ? (
        <p className={text.small}>{sentences.no_hints}</p>
      ) : (
        <>
          <ul>
            {found.map(({ kind, count }) => (
              <li key={kind}>{plural(locale, sentences[kind], count)}</li>
            ))}
          </ul>
          <p className={text.small}>{sentences.hints_help}</p>
          <a className={text.action} href="#first-hint">
            {sentences.next_hint}
          </a>
        </>
      )}
    </section>
  );
}

interface SpeechViewProps {
  speech: Speech;
  source: SpokenSource;
  pace: number;
  others: readonly OtherText[];
  result: PaceResult | undefined;
}

function SpeechView({ speech, source, pace, others, result }: SpeechViewProps) {
  const { messages, locale } = useOwner();
  const sentences = messages.speech;
  const look = `${button.button} ${button.compact}`;
  return (
    <>
      <PageHeading
        title={speech.title}
        action={
          speech.words > 0 && (
            <div className={field.actions}>
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

function OtherTexts({ source, others }: { source: SpokenSource; others: readonly OtherText[] }) {
  const { messages, locale } = useOwner();
  const { speech } = messages;
  const { moment } = useClock();
  if (others.length < 2) return null;
  return (
    <details className={styles.others}>
      <summary className={text.action}>{speech.others}</summary>
      <ul>
        {others.map((other) => {
          const address = paths.speech(nameOf(other));
          const isHere = address === paths.speech(nameOf(source));
          return (
            <li key={address}>
              <Link to={localized(address, locale)} aria-current={isHere ? 'true' : undefined}>
                {fill(speech.other[other.is], { time: moment(other.at) })}
              </Link>{' '}
              <span className={text.small}>{other.title}</span>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

interface PaceFormProps {
  /** The text's language. Each language has its own pace. */
  language: Locale;
  pace: number;
  source: SpokenSource;
  result: PaceResult | undefined;
}

function PaceForm({ language, pace, source, result }: PaceFormProps) {
  const { speech } = useOwner().messages;
  const isInvalid = result?.failure?.code === 'pace_invalid';
  const hasFailed = result?.failure !== undefined && !isInvalid;
  return (
    <section className={styles.block} aria-labelledby="pace">
      <h2 id="pace">{speech.pace}</h2>
      <Form method="post" className={styles.pace} noValidate preventScrollReset>
        <input type="hidden" name="pace_language" value={language} />
        <TypedFields source={source} />
        <TextField
          label={speech.pace_label[language]}
          help={speech.pace_help}
          isAlert
          error={
            isInvalid ? fill(speech.pace_invalid, { ...paceLimits }) : hasFailed ? speech.failed : undefined
          }
          name="pace"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={pace}
        />
        <Button type="submit" isOutlined>
          {speech.pace_save}
        </Button>
      </Form>
      <p role="status">{result?.pace === undefined ? '' : speech.pace_saved}</p>
    </section>
  );
}

function SpokenText({ speech }: { speech: Speech }) {
  const first = speech.sections.flatMap(({ paragraphs }) => paragraphs).find(hasHints);
  return (
    <div className={styles.text} lang={speech.language}>
      {speech.sections.map(({ heading, level, paragraphs }, index) => {
        const Heading = level === 2 ? 'h2' : 'h3';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: sections have no ID, and their order never changes
          <section key={index} id={sectionId(index)}>
            {heading !== null && <Heading>{heading}</Heading>}
            {paragraphs.map((paragraph, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: their order never changes
              <Paragraph key={place} paragraph={paragraph} isFirst={paragraph === first} />
            ))}
          </section>
        );
      })}
    </div>
  );
}

function hasHints({ sentences }: SpeechParagraph): boolean {
  return sentences.some(({ hints }) => hints.length > 0);
}

function Paragraph({ paragraph, isFirst }: { paragraph: SpeechParagraph; isFirst: boolean }) {
  const { messages, locale } = useOwner();
  const { kind, sentences } = paragraph;
  const notes = sentences.flatMap((sentence) =>
    sentence.hints.map((hint) => noteOf(hint, sentence, messages.speech.notes)),
  );
  return (
    <div className={styles.paragraph} data-kind={kind} id={isFirst ? 'first-hint' : undefined}>
      <p>
        {sentences.map((sentence, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences have no ID, and their order never changes
          <Sentence key={index} sentence={sentence} />
        ))}
      </p>
      {notes.length > 0 && (
        <ul className={`${styles.notes} ${text.small}`} lang={locale}>
          {notes.map((note, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: their order never changes
            <li key={index}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function noteOf(
  hint: SpeechHint,
  { text }: SpeechSentence,
  notes: Record<SpeechHint['kind'], string>,
): string {
  return hint.kind === 'twister'
    ? fill(notes.twister, { words: text.slice(hint.start, hint.end) })
    : fill(notes[hint.kind], { count: hint.words });
}

function Sentence({ sentence }: { sentence: SpeechSentence }) {
  const isLong = sentence.hints.some(({ kind }) => kind === 'long');
  return (
    <>
      <span className={isLong ? styles.long : undefined}>
        {piecesOf(sentence).map(({ at, text, hasBreath, isTwister }) => (
          <Fragment key={at}>
            {hasBreath && <span className={styles.breath} aria-hidden="true" />}
            {isTwister ? <mark className={styles.twister}>{text}</mark> : text}
          </Fragment>
        ))}
      </span>{' '}
    </>
  );
}

function SectionTimes({ sections, pace }: { sections: readonly SpeechSection[]; pace: number }) {
  const { messages, locale } = useOwner();
  const { speech } = messages;
  const digits = numberFormat(locale);
  return (
    <section className={styles.block} aria-labelledby="sections">
      <h2 id="sections">{speech.sections}</h2>
      <table className={records.figures}>
        <thead>
          <tr>
            <th scope="col">{speech.section}</th>
            <th scope="col">{speech.words_column}</th>
            <th scope="col">{speech.time}</th>
          </tr>
        </thead>
        <tbody>
          {sections.map(({ heading, level, words }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sections have no ID, and their order never changes
            <tr key={index}>
              <th scope="row" data-level={level}>
                <a href={`#${sectionId(index)}`}>{heading ?? speech.opening}</a>
              </th>
              <td>{digits.format(words)}</td>
              <td>{formatDuration(secondsOf(words, pace))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function sectionId(index: number): string {
  return `section-${index + 1}`;
}

export const loader = guardedLoader(async ({ core }, query) => {
  const loaded = await loadSpeech(core, query);
  const others = loaded.spoken ? await listVersions(core, loaded.spoken.source) : [];
  return { ...loaded, others };
});

export const action = guardedAction(speakForm);

export { clientAction, clientLoader, guardedHeaders as headers, shouldRevalidate };

export default function SpeechPage(props: Route.ComponentProps) {
  const { meta_title, meta_description } = useOwner().messages.speech;
  const result = props.actionData as SpeechResult | undefined;
  return (
    <GuardedPage {...props} title={meta_title} description={meta_description}>
      {(content) => {
        const { spoken, pace, failure } = result?.loaded ?? content;
        if (!spoken) return <MissingSpeech failure={failure} />;
        const others = result?.loaded ? [] : content.others;
        return (
          <SpeechView key={keyOf(spoken.source)} {...spoken} pace={pace} others={others} result={result} />
        );
      }}
    </GuardedPage>
  );
}

import { type CSSProperties, useMemo, useRef } from 'react';
import { data, Form } from 'react-router';
import { fill, plural } from '../../../../messages/fill.ts';
import { defaultLocale } from '../../../../shared/locale.ts';
import { paths } from '../../../../shared/paths.ts';
import type { Speech } from '../../../../shared/speech/speech.ts';
import text from '../../../ui/text.module.css';
import { useIsInBrowser } from '../../context/browser.ts';
import { useOwner } from '../../context/owner-context.ts';
import { Button } from '../../forms/fields.tsx';
import field from '../../forms/forms.module.css';
import { HiddenFields, SelectField } from '../../page-kit.tsx';
import { clientAction, clientLoader, shouldRevalidate } from '../../shell/guarded-client.ts';
import { GuardedPage } from '../../shell/guarded-page.tsx';
import { guardedAction, guardedHeaders, guardedLoader } from '../../shell/guarded-route.ts';
import { PageHeading } from '../../shell/page-parts.tsx';
import { loadSpeech, type SpeechResult, speakForm } from '../load-speech.ts';
import {
  MissingSpeech,
  nameOf,
  type SpokenSource,
  TextWay,
  TypedFields,
  WhichText,
} from '../spoken-source.tsx';
import type { Route } from './+types/podium-page';
import styles from './podium.module.css';
import {
  type PodiumBlock,
  type PodiumPart,
  piecesBetween,
  podiumBlocks,
  type Sheet,
  useSheets,
} from './sheets.ts';

/** The print settings, each a URL parameter. */
interface PodiumForm {
  /** Type size in points. */
  size: number;
  paper: Paper;
  hasBreaths: boolean;
}

const podiumSizes = [18, 20, 24, 28, 32, 36, 42, 48] as const;

const papers = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const;

type Paper = keyof typeof papers;

/** Parses the parameters. Invalid ones get their defaults. */
function readPodiumForm(parameters: { get(name: string): unknown }): PodiumForm {
  const size = podiumSizes.find((one) => String(one) === parameters.get('size')) ?? 28;
  return {
    size,
    paper: parameters.get('paper') === 'letter' ? 'letter' : 'a4',
    // An unticked checkbox sends nothing.
    hasBreaths: parameters.get('breaths') === '1',
  };
}

interface PodiumBlockViewProps {
  block: PodiumBlock;
  /** The part on this page; by default, the whole block. */
  part?: Pick<PodiumPart, 'from' | 'to'>;
  hasBreaths: boolean;
}

const whole = { from: 0, to: undefined };

/** A sentence or heading. An arrow marks a sentence that continues on another page. */
function PodiumBlockView({ block, part = whole, hasBreaths }: PodiumBlockViewProps) {
  const Tag = block.isHeading ? 'h2' : 'p';
  return (
    <Tag className={styles.block} data-first={block.isFirst || undefined}>
      {part.from > 0 && <ContinuedMark />}
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
      {part.to !== undefined && <ContinuedMark />}
    </Tag>
  );
}

function ContinuedMark() {
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

/** The text on sheets of paper; before measuring and without JavaScript, one text that the browser breaks. */
function PodiumView({ speech, source, form }: { speech: Speech; source: SpokenSource; form: PodiumForm }) {
  const { podium } = useOwner().messages.speech;
  const blocks = useMemo(() => podiumBlocks(speech), [speech]);
  const ruler = useRef<HTMLDivElement>(null);
  const sheets = useSheets(ruler, { blocks, points: form.size, key: JSON.stringify([speech, form]) });
  const { width, height } = papers[form.paper];
  const measures = { '--width': width, '--height': height, '--points': form.size } as CSSProperties;
  const { hasBreaths } = form;
  const all = blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no ID, and their order never changes
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
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is identified by its number
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

interface PodiumToolsProps {
  source: SpokenSource;
  form: PodiumForm;
  sheets: number | undefined;
}

/** Size, paper and marks, stored in the URL so that they work without JavaScript. */
function PodiumTools({ source, form, sheets }: PodiumToolsProps) {
  const { messages, locale } = useOwner();
  const { podium } = messages.speech;
  const isInBrowser = useIsInBrowser();
  return (
    <>
      <Form
        className={styles.tools}
        action={paths.podium()}
        method={source.is === 'typed' ? 'post' : 'get'}
        preventScrollReset
      >
        <HiddenFields values={{ ...nameOf(source) }} />
        <TypedFields source={source} />
        {locale !== defaultLocale && <input type="hidden" name="lang" value={locale} />}
        <SelectField
          label={podium.size}
          name="size"
          defaultValue={form.size}
          options={podiumSizes.map((size) => [size, fill(podium.points, { size })])}
        />
        <SelectField
          label={podium.paper}
          name="paper"
          defaultValue={form.paper}
          options={(Object.keys(papers) as Paper[]).map((paper) => [paper, podium.papers[paper]])}
        />
        <label className={field.tick}>
          <input type="checkbox" name="breaths" value="1" defaultChecked={form.hasBreaths} />
          {podium.breaths}
        </label>
        <Button type="submit" isOutlined>
          {podium.apply}
        </Button>
        {isInBrowser && <Button onClick={() => print()}>{podium.print}</Button>}
      </Form>
      <p role="status">{sheets === undefined ? podium.needs_script : plural(locale, podium.pages, sheets)}</p>
    </>
  );
}

interface TightSentencesProps {
  blocks: readonly PodiumBlock[];
  sheets: readonly Sheet[];
  /** Type size in points. */
  points: number;
}

/** Lists sentences taller than a page and how they were fitted. Renders nothing without any. */
function TightSentences({ blocks, sheets, points }: TightSentencesProps) {
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
                  sentence: excerptOf(blocks[block]?.text ?? ''),
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

/** Returns the start of a sentence, long enough to recognize it. */
function excerptOf(sentence: string): string {
  return /^.{0,50}\S*(?=\s|$)/su.exec(sentence)?.[0] ?? sentence.slice(0, 60);
}

/** Returns the sentences that were set smaller (`scale` below 1) or split, with their first and last page from 1. */
function listTight(sheets: readonly Sheet[]) {
  const tight = sheets.flatMap(({ parts, scale }, index) =>
    parts
      .filter(({ from, to }) => scale < 1 || from > 0 || to !== undefined)
      .map(({ block }) => ({ block, scale, page: index + 1 })),
  );
  return [...Map.groupBy(tight, ({ block }) => block)].map(([block, pages]) => ({
    block,
    first: pages[0]?.page ?? 0,
    last: pages.at(-1)?.page ?? 0,
    scale: pages[0]?.scale ?? 1,
  }));
}

export const loader = guardedLoader(async ({ core }, query) => ({
  ...(await loadSpeech(core, query)),
  form: readPodiumForm(query),
}));

export const action = guardedAction(async (form, page) => {
  const spoken = await speakForm(form, page);
  return data({ ...spoken.data, form: readPodiumForm(form) }, spoken.init ?? undefined);
});

export { clientAction, clientLoader, guardedHeaders as headers, shouldRevalidate };

export default function PodiumPage(props: Route.ComponentProps) {
  const { meta_title, meta_description } = useOwner().messages.speech;
  const result = props.actionData as (SpeechResult & { form: PodiumForm }) | undefined;
  return (
    <GuardedPage {...props} title={meta_title} description={meta_description}>
      {(content) => {
        const { spoken, failure } = result?.loaded ?? content;
        if (!spoken) return <MissingSpeech failure={failure} />;
        return <PodiumView {...spoken} form={result?.loaded ? result.form : content.form} />;
      }}
    </GuardedPage>
  );
}

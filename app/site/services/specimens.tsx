import type { ReactNode } from 'react';
import type { Messages } from '../../../messages/catalogs.ts';
import type { ServiceKey } from '../../../shared/public-pages.ts';
import { MarkedText } from '../../ui/edited-text.tsx';
import text from '../../ui/text.module.css';
import { BareList } from '../../ui/typography.tsx';
import { useSite } from '../frame/site-context.ts';
import styles from './specimens.module.css';

type Texts = Messages['services']['specimens'];

const voices = ['lawyers', 'agency', 'you'] as const;

/** What each card shows: a few lines in the form of the service, corrected. */
const slips: Readonly<Record<ServiceKey, (texts: Texts) => ReactNode>> = {
  speech: ({ speech }) => <Paragraphs source={speech} />,
  linkedin: ({ post, more }) => (
    <>
      <p>
        <MarkedText source={post} />
      </p>
      <p className={styles.foot}>{more}</p>
    </>
  ),
  articles: ({ column, column_note }) => (
    <>
      <p>
        <MarkedText source={column} />
      </p>
      <p className={styles.note}>{column_note}</p>
    </>
  ),
  voice: ({ voice, voices: names }) => (
    <dl>
      {voices.map((name) => (
        <div key={name}>
          <dt>{names[name]}</dt>
          <dd>
            <MarkedText source={voice[name]} />
          </dd>
        </div>
      ))}
    </dl>
  ),
  bio: ({ bio, aloud, bio_seconds }) => (
    <>
      <p>
        <MarkedText source={bio} />
      </p>
      <ReadAloud label={aloud} seconds={bio_seconds} />
    </>
  ),
};

export function CardSpecimen({ service, caption }: { service: ServiceKey; caption: string }) {
  return (
    <figure className={`${styles.slip} ${styles[`${service}Slip`]}`}>
      {slips[service](useSite().messages.services.specimens)}
      <figcaption className={text.hidden}>{caption}</figcaption>
    </figure>
  );
}

type Mark = Exclude<keyof Texts['key'], 'heading'>;

const examples: Readonly<Record<Mark, string>> = {
  struck: '[-abc-]',
  stet: '[=abc=]',
  breath: '[|]',
  wait: '[||]',
  stress: "['abc']",
  argument: '[_abc_]',
};

/** Explains the marks. */
export function MarksKey({ of = Object.keys(examples) as Mark[] }: { of?: readonly Mark[] }) {
  const { key } = useSite().messages.services.specimens;
  return (
    <BareList className={styles.key} aria-label={key.heading}>
      {of.map((mark) => (
        <li key={mark}>
          <span aria-hidden="true">
            <MarkedText source={examples[mark]} />
          </span>
          {key[mark]}
        </li>
      ))}
    </BareList>
  );
}

const specimens: Readonly<Record<ServiceKey, () => ReactNode>> = {
  speech: Manuscript,
  linkedin: Posts,
  articles: OpEd,
  voice: VoiceTable,
  bio: Lectern,
};

/** The large specimen of a service page: one composition for each service. */
export function ServiceSpecimen({ service }: { service: ServiceKey }) {
  const Specimen = specimens[service];
  return (
    <section className={`${styles.specimen} ${service === 'bio' ? styles.ink : ''}`}>
      <div className={text.wrap}>
        <Specimen />
      </div>
    </section>
  );
}

function Manuscript() {
  const { draft } = useSite().messages.services;
  const lines = [
    [draft.line_1, draft.note_1],
    [draft.line_2, draft.note_2],
    [draft.line_3],
    [draft.line_4],
    [draft.line_5, draft.note_5],
    [draft.line_6, draft.note_6],
  ] as const;
  return (
    <>
      <h2>{draft.heading}</h2>
      <figure className={styles.manuscript}>
        <BareList as="ol">
          {lines.map(([line, note]) => (
            <li key={line}>
              <p>
                <MarkedText source={line} />
              </p>
              {note && <p className={styles.note}>{note}</p>}
            </li>
          ))}
        </BareList>
        <div className={styles.legend}>
          <MarksKey of={['wait', 'breath', 'stress', 'stet', 'struck']} />
          <p className={text.small}>{draft.seconds}</p>
        </div>
        <figcaption className={text.small}>{draft.caption}</figcaption>
      </figure>
    </>
  );
}

function Posts() {
  const { specimens } = useSite().messages.services;
  const { posts } = specimens;
  const post = (time: 'before' | 'after') => (
    <section className={styles.post} aria-label={posts[time]}>
      <header>
        <b>{posts[time]}</b>
        <span>{posts[`${time}_day`]}</span>
      </header>
      <Paragraphs source={posts[`${time}_top`]} />
      <p className={styles.fold}>{specimens.more}</p>
      <Paragraphs source={posts[`${time}_rest`]} />
    </section>
  );
  const words = (time: 'before' | 'after') =>
    `${posts[`${time}_top`]} ${posts[`${time}_rest`]}`.replace(/\[[-=]|[-=]\]/g, '').split(/\s+/).length;
  return (
    <>
      <h2>{posts.heading}</h2>
      <figure className={styles.posts}>
        {post('before')}
        {post('after')}
        <div className={styles.verdict}>
          <p className={styles.note}>{posts.note}</p>
          <p className={styles.count}>
            <MarkedText source={`[-${words('before')}-]`} /> <b>{words('after')}</b>{' '}
            <span className={text.small}>{posts.words}</span>
          </p>
        </div>
        <SampleCaption />
      </figure>
    </>
  );
}

function OpEd() {
  const { oped } = useSite().messages.services.specimens;
  return (
    <>
      <h2>{oped.heading}</h2>
      <figure className={`${text.grid} ${styles.newspaper}`}>
        <div>
          <p className={styles.headline}>{oped.title}</p>
          <p className={styles.by}>
            <span>{oped.by}</span>
            <span>{oped.kind}</span>
          </p>
          <div className={styles.columns}>
            <Paragraphs source={oped.text} />
          </div>
        </div>
        <BareList as="ol">
          <li className={styles.note}>{oped.note_1}</li>
          <li className={styles.note}>{oped.note_2}</li>
        </BareList>
        <SampleCaption of={oped.caption} />
      </figure>
    </>
  );
}

function VoiceTable() {
  const texts = useSite().messages.services.specimens.voices;
  return (
    <>
      <h2>{texts.heading}</h2>
      <figure className={styles.voices}>
        <table>
          <caption className={text.hidden}>{texts.heading}</caption>
          <thead>
            <tr>
              <td />
              {voices.map((name) => (
                <th key={name} scope="col">
                  {texts[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[texts.no, texts.thanks, texts.error].map((row) => (
              <tr key={row.what}>
                <th scope="row">{row.what}</th>
                {voices.map((name) => (
                  <td key={name} data-voice={texts[name]}>
                    <MarkedText source={row[name]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <SampleCaption of={texts.caption} />
      </figure>
    </>
  );
}

function Lectern() {
  const { lectern } = useSite().messages.services.specimens;
  return (
    <>
      <h2>{lectern.heading}</h2>
      <figure className={styles.lectern}>
        <div className={styles.card}>
          <Paragraphs source={lectern.text} />
          <p>
            <i>{lectern.applause}</i>
          </p>
        </div>
        <ReadAloud label={lectern.aloud} seconds={lectern.seconds} />
        <figcaption className={text.small}>{lectern.caption}</figcaption>
      </figure>
    </>
  );
}

/** What a specimen is, and that it is a sample of a text in English. */
function SampleCaption({ of = '' }: { of?: string }) {
  const { specimens, english_only } = useSite().messages.services;
  return <figcaption className={text.small}>{`${of} ${specimens.own} ${english_only}`.trim()}</figcaption>;
}

/** One paragraph for each line. */
function Paragraphs({ source }: { source: string }) {
  return source.split('\n').map((line) => (
    <p key={line}>
      <MarkedText source={line} />
    </p>
  ));
}

function ReadAloud({ label, seconds }: { label: string; seconds: string }) {
  return (
    <p className={styles.foot}>
      <span>{label}</span>
      <span className={styles.seconds}>
        <MarkedText source={seconds} />
      </span>
    </p>
  );
}

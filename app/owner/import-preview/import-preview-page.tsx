import { useEffect, useReducer, useRef, useState } from 'react';
import { data } from 'react-router';
import type { ImportPreviewPost } from '../../../core/import/scrape/import-preview-post.ts';
import { fill, plural } from '../../../messages/fill.ts';
import { withScheme } from '../../../shared/addresses.ts';
import type { UnfinishedImport } from '../../../shared/import.ts';
import { paths } from '../../../shared/paths.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { pageContext } from '../../page-context.ts';
import layout from '../../ui/text.module.css';
import { ChoosePasswordDialog } from '../auth/choose-password.tsx';
import { SignInDialog, useSessionHint } from '../auth/sign-in-form.tsx';
import { useDroppedFiles } from '../context/browser.ts';
import { problemLine } from '../context/change-lines.ts';
import { useOwner } from '../context/owner-context.ts';
import { type ReadFailure, readFailure } from '../forms/api.ts';
import { Button, TextButton } from '../forms/fields.tsx';
import field from '../forms/forms.module.css';
import { clientAction } from '../shell/guarded-client.ts';
import { guardedAction, guardedHeaders, sessionEnd } from '../shell/guarded-route.ts';
import { PageFrame } from '../shell/page-frame.tsx';
import { EmptyState, PageHeading } from '../shell/page-parts.tsx';
import type { Route } from './+types/import-preview-page';
import { ImportBar } from './import-bar.tsx';
import styles from './import-preview.module.css';
import { OtherItems, useOtherChoice } from './other-items.tsx';
import { PreviewCard, type Selection, useSelection } from './preview-cards.tsx';
import {
  emptyPreview,
  exportAddress,
  failureDetail,
  failureSentence,
  type Mode,
  modes,
  type Preview,
  type PreviewEvent,
  reducePreview,
} from './preview-state.ts';
import type { PreviewedPost } from './read-export.ts';
import { readExportFile } from './read-export-file.ts';
import { RunReport } from './run-report.tsx';
import { isUnderWay, RunControls, UnfinishedImports, useUnfinished } from './unfinished-imports.tsx';
import { cardLimit, useImport, useImported } from './use-import.ts';

/** What is to be read: the set blog without an address, an address, or a file. */
interface ReadOptions {
  mode: Mode;
  /** '' when none is known. */
  address: string;
  /** True for the address that the owner has set. */
  isSet: boolean;
  /** Whether it is read with the owner's session, which reaches every public address. */
  isOwner: boolean;
  file?: Blob;
  /** Where the old blog was, for files that do not say it; '' when nobody knows. */
  blog: string;
}

interface PreviewReading {
  preview: Preview;
  read: (options: ReadOptions) => void;
  stop: () => void;
}

/** Reads the old blog, one reading at a time: a new one ends the one before. */
function usePreview(mode: Mode, hasSource: boolean): PreviewReading {
  const [preview, dispatch] = useReducer(reducePreview, emptyPreview(mode, hasSource));
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const read = (options: ReadOptions) => {
    running.current?.abort();
    const reading = new AbortController();
    running.current = reading;
    const { signal } = reading;
    const onEvent = (event: PreviewEvent) => signal.aborted || dispatch(event);
    const hasSource = options.address !== '' || options.file !== undefined;
    onEvent({ type: 'begin', mode: options.mode, hasSource });
    if (!hasSource) return;
    const run =
      options.mode === 'scrape' ? scrape(options, signal, onEvent) : readXml(options, signal, onEvent);
    run.catch(() => onEvent({ type: 'failed', failure: { status: 0, detail: '' } }));
  };

  const stop = () => {
    running.current?.abort();
    dispatch({ type: 'stopped' });
  };
  return { preview, read, stop };
}

const refusals = {
  not_an_export: { status: 422, detail: '' },
  archive_too_large: { status: 413, detail: '' },
} as const;

type OnEvent = (event: PreviewEvent) => void;

async function scrape(
  { address, isSet, isOwner }: ReadOptions,
  signal: AbortSignal,
  onEvent: OnEvent,
): Promise<void> {
  const read = await readScrape({ source: isSet ? undefined : address, isOwner, signal });
  if (!read.ok) return onEvent({ type: 'failed', failure: read.failure });
  onEvent({ type: 'posts', posts: read.value });
  onEvent({ type: 'done' });
}

async function readXml(
  { address, blog, file, isOwner }: ReadOptions,
  signal: AbortSignal,
  onEvent: OnEvent,
): Promise<void> {
  let xml = file;
  if (!xml) {
    const response = isOwner
      ? await postJson(paths.apiXmlProxy, { url: address }, signal)
      : await fetch(paths.apiXmlProxyOpen(address), { credentials: 'omit', signal });
    if (!response.ok) return onEvent({ type: 'failed', failure: await readFailure(response) });
    xml = await response.blob();
  }
  onEvent({ type: 'file', file: xml, blog });
  await readExportFile(
    { file: xml, address: blog },
    {
      signal,
      // The status by which the server refuses such a file.
      onEvent: (event) =>
        onEvent(event.type === 'refused' ? { type: 'failed', failure: refusals[event.code] } : event),
    },
  );
}

interface Scrape {
  source?: string | undefined;
  /** The session's owner, for whom the server reads any public blog. */
  isOwner: boolean;
  signal: AbortSignal;
}

/**
 * Asks the server to read the old blog. The set one, and whatever a visitor asks for, is read without credentials
 * (docs/specification.md 7.2); another one for its owner, who must be known.
 */
async function readScrape({
  source,
  isOwner,
  signal,
}: Scrape): Promise<Result<PreviewedPost[], ReadFailure & { code: 'scrape' }>> {
  const response =
    source && isOwner
      ? await postJson(paths.apiScrape, { source }, signal)
      : await fetch(paths.apiScrapeOpen(source), { credentials: 'omit', signal });
  if (!response.ok) return fail({ code: 'scrape', ...(await readFailure(response)) });
  const posts = (await response.json()) as ImportPreviewPost[];
  return ok(posts.map(previewed));
}

function previewed(post: ImportPreviewPost, index: number): PreviewedPost {
  const { source_key, slug, title, date, excerpt, link, language, changes, embedded = {} } = post;
  const cover = post.cover && (embedded[post.cover] ?? post.cover);
  return {
    key: source_key,
    place: index + 1,
    ...{ slug, title, date, cover, excerpt, link, language, changes },
    // As it will come: a beginning is no article.
    status: changes.some(({ code }) => code === 'only_teaser') ? 'draft' : 'published',
    scraped: post,
  };
}

/** Asks for what takes long or is no JSON, with what is wanted in the body. Rejects when there is no answer. */
function postJson(address: string, body: object, signal: AbortSignal): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return fetch(address, { method: 'POST', headers, body: JSON.stringify(body), signal });
}

interface ImportPreviewProps {
  isOwner: boolean;
  source: string;
  expiresAt: string | undefined;
  unfinished: UnfinishedImport[];
}

function ImportPreview({ isOwner, source, expiresAt, unfinished: loaded }: ImportPreviewProps) {
  const { importPreview } = useOwner().messages;
  const set: Record<Mode, string> = { scrape: source, xml: exportAddress(source) };
  const [addresses, setAddresses] = useState(set);
  const [file, setFile] = useState<File>();
  const { preview, read, stop } = usePreview('scrape', source !== '');
  const { mode, posts, others } = preview;
  const importer = useImport();
  const { known, slugs } = useImported(isOwner, preview, importer.run);
  const selection = useSelection(posts);
  const choice = useOtherChoice(others);
  const isImporting = importer.run.step !== 'idle';
  const unfinished = useUnfinished(loaded, isImporting && importer.run.isKept);
  const hasBar = posts.length + others.length > 0 && isOwner;
  // The bar tells of the import that this page is at.
  const own = hasBar && isImporting ? unfinished.imports.find(isUnderWay) : undefined;
  const otherRuns = { ...unfinished, imports: unfinished.imports.filter((run) => run !== own) };

  const readAddress = (mode: Mode, address = addresses[mode]) => {
    setFile(undefined);
    setAddresses((before) => ({ ...before, [mode]: address }));
    read({
      mode,
      address,
      isOwner,
      isSet: mode === 'scrape' && address === set.scrape,
      blog: addresses.scrape,
    });
  };
  const readFile = (file: File) => {
    setFile(file);
    read({ mode: 'xml', address: '', isOwner, isSet: false, file, blog: addresses.scrape });
  };
  const dragging = useDroppedFiles(([file]) => file && readFile(file));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the set blog is read once, when the page opens
  useEffect(() => readAddress('scrape'), []);

  // A session can end while the page lies open; the sign-in in its place makes a new one.
  const [endedAt, setEndedAt] = useState<string>();
  if (importer.run.failure?.status === 401 && endedAt === undefined) setEndedAt(expiresAt ?? '');
  if (importer.run.failure?.status !== 401 && endedAt !== undefined) setEndedAt(undefined);
  const hasEnded = endedAt !== undefined && endedAt === (expiresAt ?? '');

  return (
    <div className={styles.page}>
      <PageHeading title={importPreview.title}>
        <p>{importPreview.intro}</p>
      </PageHeading>
      {isOwner && <UnfinishedImports unfinished={otherRuns} canGoOn={!isImporting} onGoOn={importer.goOn} />}
      <div className={styles.source}>
        <ModeSwitch mode={mode} onChange={(chosen) => readAddress(chosen)} />
        <SourceForm
          key={mode}
          mode={mode}
          address={addresses[mode]}
          fileName={file?.name ?? ''}
          isBusy={preview.status === 'loading'}
          // The chosen file is read again unless another address was typed.
          onRead={(address) =>
            file && address === addresses[mode] ? readFile(file) : readAddress(mode, address)
          }
          onFile={readFile}
          onStop={stop}
        />
      </div>
      {preview.status === 'no_source' && !preview.failure ? (
        <EmptyState
          heading={mode === 'xml' ? importPreview.no_file : importPreview.no_source}
          text={mode === 'xml' ? importPreview.no_file_help : importPreview.no_source_help}
        />
      ) : (
        <PreviewStatus preview={preview} onRetry={() => readAddress(mode)} />
      )}
      <RunReport importer={importer} />
      <PreviewCards posts={posts} known={known} slugs={slugs} selection={isOwner ? selection : undefined} />
      <OtherItems others={others} known={known} choice={isOwner ? choice : undefined} />
      {hasBar && (
        <ImportBar
          {...{ preview, known, selection, importer }}
          others={choice.chosen}
          controls={own && <RunControls run={own} unfinished={unfinished} />}
        />
      )}
      {isOwner || <SignInHere />}
      {hasEnded && <SignInDialog />}
      {dragging && <p className={styles.drop}>{importPreview.file_drop.now}</p>}
    </div>
  );
}

function SignInHere() {
  const { signIn, importPreview } = useOwner().messages;
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.visitor} aria-label={signIn.submit}>
      <p>{importPreview.sign_in}</p>
      <Button isOutlined onClick={() => setOpen(true)}>
        {signIn.submit}
      </Button>
      {isOpen && <SignInDialog onClose={() => setOpen(false)} />}
    </section>
  );
}

interface ModeSwitchProps {
  mode: Mode;
  /** A change reads again (docs/specification.md 2.11). */
  onChange: (mode: Mode) => void;
}

function ModeSwitch({ mode, onChange }: ModeSwitchProps) {
  const { importPreview } = useOwner().messages;
  return (
    <fieldset className={styles.switch}>
      <legend>{importPreview.mode}</legend>
      {modes.map((each) => (
        <label key={each}>
          <input type="radio" name="mode" checked={mode === each} onChange={() => onChange(each)} />
          <span>{importPreview.modes[each]}</span>
          <small>{importPreview.modes[`${each}_help`]}</small>
        </label>
      ))}
    </fieldset>
  );
}

interface PreviewCardsProps {
  posts: PreviewedPost[];
  known: ReadonlyMap<string, string>;
  slugs: ReadonlyMap<string, string>;
  /** Undefined for visitors, who cannot import. */
  selection: Selection | undefined;
}

function PreviewCards({ posts, known, slugs, selection }: PreviewCardsProps) {
  const { accessibility } = useOwner().messages;
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="results">
      <h2 id="results" className={layout.hidden}>
        {accessibility.results}
      </h2>
      <ul className={styles.cards}>
        {posts.slice(0, cardLimit).map((post) => (
          <PreviewCard
            key={post.key}
            post={post}
            here={known.get(post.key)}
            slug={slugs.get(post.key) ?? post.slug}
            selection={selection}
          />
        ))}
      </ul>
    </section>
  );
}

/** The preview is open to all; only who is signed in can import. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const source = await page.core.imports.source();
  const { owner, mustChoosePassword = false } = page;
  const unfinished = owner ? await page.core.imports.resumable.list() : [];
  return { isOwner: owner, mustChoosePassword, source, unfinished, expiresAt: await sessionEnd(page) };
}

/** Nothing can be changed here but the session. */
export const action = guardedAction(async () => {
  throw data(null, { status: 400 });
});

export { clientAction, guardedHeaders as headers };

export default function ImportPreviewPage({ loaderData }: Route.ComponentProps) {
  const { brand, messages } = useOwner();
  const { title, description } = messages.meta.import_preview;
  const { isOwner, mustChoosePassword, source, expiresAt, unfinished } = loaderData;
  useSessionHint(expiresAt);
  return (
    <>
      <title>{fill(title, { brand })}</title>
      <meta name="description" content={description} />
      <PageFrame isSignedIn={isOwner}>
        <ImportPreview {...{ isOwner, source, expiresAt, unfinished }} />
      </PageFrame>
      {mustChoosePassword && <ChoosePasswordDialog />}
    </>
  );
}

interface SourceFormProps {
  mode: Mode;
  address: string;
  fileName: string;
  isBusy: boolean;
  onRead: (address: string) => void;
  onFile: (file: File) => void;
  onStop: () => void;
}

function SourceForm({ mode, address, fileName, isBusy, onRead, onFile, onStop }: SourceFormProps) {
  const { importPreview } = useOwner().messages;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onRead(withScheme(String(new FormData(event.currentTarget).get('address') ?? '')));
      }}
    >
      <div className={field.field}>
        <label htmlFor="import-address">
          {mode === 'xml' ? importPreview.source_xml : importPreview.source}
        </label>
        <input
          id="import-address"
          name="address"
          // Not "url": an address without its scheme is understood, too.
          inputMode="url"
          autoCapitalize="none"
          autoComplete="url"
          spellCheck={false}
          maxLength={2000}
          defaultValue={address}
        />
      </div>
      {isBusy ? (
        <Button key="stop" isOutlined onClick={onStop}>
          {importPreview.stop}
        </Button>
      ) : (
        <Button key="read" type="submit" isOutlined>
          {importPreview.read}
        </Button>
      )}
      {mode === 'xml' && (
        <div className={styles.file}>
          <label className={styles.choose}>
            <input
              type="file"
              accept=".xml,.rss,.atom,.json,.zip,.md,application/xml,text/xml,application/rss+xml,application/json,application/zip"
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? [];
                if (file) onFile(file);
                // The same file can be chosen again.
                currentTarget.value = '';
              }}
            />
            <span>{importPreview.file}</span>
          </label>
          <p className={layout.small}>
            {fileName
              ? fill(importPreview.file_drop.chosen, { name: fileName })
              : importPreview.file_drop.hint}
          </p>
          <p className={layout.small}>{importPreview.where_help}</p>
        </div>
      )}
    </form>
  );
}

function PreviewStatus({ preview, onRetry }: { preview: Preview; onRetry: () => void }) {
  const owner = useOwner();
  const { importPreview, importReport } = owner.messages;
  const { mode, kind, status, failure, problems, progress } = preview;
  return (
    <div className={styles.status}>
      {failure && (
        <div className={styles.error} role="alert">
          <p className={styles.message}>{failureSentence(mode, failure, owner)}</p>
          <p>{failureDetail(failure, owner)}</p>
          <TextButton onClick={onRetry}>{importPreview.retry}</TextButton>
        </div>
      )}
      <p role="status">
        <StatusLine preview={preview} />
      </p>
      {status === 'loading' && (
        <progress
          className={styles.bar}
          aria-label={importPreview.loading}
          {...(progress && { value: progress.done, max: progress.total })}
        />
      )}
      {kind && <p>{fill(importReport.recognised, { kind: importReport.kinds[kind] })}</p>}
      {problems.length > 0 && (
        <ul className={layout.small}>
          {problems.map((problem) => (
            <li key={JSON.stringify(problem)}>{problemLine(problem, importReport)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function StatusLine({ preview }: { preview: Preview }) {
  const { messages, locale } = useOwner();
  const { importPreview } = messages;
  const { status, posts, others, progress } = preview;
  const total = posts.length;
  const number = new Intl.NumberFormat(locale).format;
  const count = plural(locale, importPreview.count, total);
  const limitNote =
    total > cardLimit ? ` ${fill(importPreview.shown, { shown: cardLimit, total: number(total) })}` : '';
  switch (status) {
    case 'loading':
      return progress
        ? fill(importPreview.progress, { done: number(progress.done), total: number(progress.total) })
        : importPreview.loading;
    case 'stopped':
      return `${importPreview.stopped} ${count}.${limitNote}`;
    case 'no_source':
    case 'failed':
      return '';
    case 'loaded':
      return total + others.length === 0 ? importPreview.empty : `${count}.${limitNote}`;
  }
}

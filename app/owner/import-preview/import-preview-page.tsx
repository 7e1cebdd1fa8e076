import { useEffect, useState } from 'react';
import { data, useLocation } from 'react-router';
import { fill, numberFormat, plural } from '../../../messages/fill.ts';
import { withScheme } from '../../../shared/addresses.ts';
import type { UnfinishedImport } from '../../../shared/import.ts';
import { pageContext } from '../../page-context.ts';
import layout from '../../ui/text.module.css';
import { ChoosePasswordDialog } from '../auth/choose-password.tsx';
import { SignInDialog, SignInNotice, useSessionHint } from '../auth/sign-in-form.tsx';
import { useDroppedFiles } from '../context/browser.ts';
import { useOwner } from '../context/owner-context.ts';
import { Button, FileButton, TextButton } from '../forms/fields.tsx';
import field from '../forms/forms.module.css';
import { ProblemList } from '../import-lists.tsx';
import { clientAction } from '../shell/guarded-client.ts';
import { guardedAction, guardedHeaders, sessionEnd } from '../shell/guarded-route.ts';
import { PageFrame } from '../shell/page-frame.tsx';
import { EmptyState, PageHeading } from '../shell/page-parts.tsx';
import type { Route } from './+types/import-preview-page';
import { ImportBar } from './import-bar.tsx';
import styles from './import-preview.module.css';
import { OtherItems, useItemTypeChoice } from './other-items.tsx';
import { PreviewCard, type Selection, useSelection } from './preview-cards.tsx';
import type { PreviewedPost } from './read-export.ts';
import { RunReport } from './run-report.tsx';
import { isRunning, RunControls, UnfinishedImports, useUnfinished } from './unfinished-imports.tsx';
import { cardLimit, useImport, useImported } from './use-import.ts';
import {
  exportAddress,
  failureDetail,
  failureSentence,
  type Mode,
  modes,
  type Preview,
  usePreview,
} from './use-preview.ts';

interface ImportPreviewProps {
  isOwner: boolean;
  source: string;
  expiresAt: string | undefined;
  unfinished: UnfinishedImport[];
}

function ImportPreview({ isOwner, source, expiresAt, unfinished: loaded }: ImportPreviewProps) {
  const { importPreview } = useOwner().messages;
  const set: Record<Mode, string> = { scrape: source, xml: exportAddress(source) };
  /** The URL entered in the first run. */
  const asked = (useLocation().state as { blog?: string } | null)?.blog?.trim();
  const [addresses, setAddresses] = useState(set);
  const [file, setFile] = useState<File>();
  const { preview, read, stop } = usePreview('scrape', source !== '');
  const { mode, posts, others } = preview;
  const importer = useImport();
  const { known, slugs } = useImported(isOwner, preview, importer.run);
  const selection = useSelection(posts);
  const choice = useItemTypeChoice(others);
  const isImporting = importer.run.step !== 'idle';
  const unfinished = useUnfinished(loaded, isImporting && importer.run.isStored);
  const hasBar = posts.length + others.length > 0 && isOwner;
  // This page's own import, shown in the progress bar.
  const own = hasBar && isImporting ? unfinished.imports.find(isRunning) : undefined;
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the configured blog is read once, when the page opens
  useEffect(() => readAddress('scrape', asked || source), []);

  // The session may have expired while the page was open. Signing in on this page starts a new session.
  const [endedAt, setEndedAt] = useState<string>();
  if (importer.run.failure?.status === 401 && endedAt === undefined) setEndedAt(expiresAt ?? '');
  if (importer.run.failure?.status !== 401 && endedAt !== undefined) setEndedAt(undefined);
  const hasEnded = endedAt !== undefined && endedAt === (expiresAt ?? '');

  return (
    <div className={styles.page}>
      {hasEnded && <SignInNotice />}
      <PageHeading title={importPreview.title}>
        <p>{importPreview.intro}</p>
      </PageHeading>
      {isOwner && (
        <UnfinishedImports unfinished={otherRuns} canResume={!isImporting} onResume={importer.resume} />
      )}
      <div className={styles.source}>
        <ModeSwitch mode={mode} onChange={(chosen) => readAddress(chosen)} />
        <SourceForm
          key={mode}
          mode={mode}
          address={addresses[mode]}
          fileName={file?.name ?? ''}
          isBusy={preview.status === 'loading'}
          // Rereads the chosen file, or the URL if another one was typed.
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
      {dragging && <p className={styles.drop}>{importPreview.file_drop.now}</p>}
    </div>
  );
}

function SignInHere() {
  const { signIn, importPreview } = useOwner().messages;
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={`${field.actions} ${styles.visitor}`} aria-label={signIn.submit}>
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
  /** A change reloads the preview (docs/specification.md 2.11). */
  onChange: (mode: Mode) => void;
}

function ModeSwitch({ mode, onChange }: ModeSwitchProps) {
  const { importPreview } = useOwner().messages;
  return (
    <fieldset className={field.choice}>
      <legend>{importPreview.mode}</legend>
      {modes.map((each) => (
        <label key={each} className={field.tick}>
          <input type="radio" name="mode" checked={mode === each} onChange={() => onChange(each)} />
          <span>
            {importPreview.modes[each]}
            <br />
            <span className={layout.small}>{importPreview.modes[`${each}_help`]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface PreviewCardsProps {
  posts: PreviewedPost[];
  known: ReadonlyMap<string, string>;
  slugs: ReadonlyMap<string, string>;
  /** The selected posts; undefined for visitors, who can't import. */
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

/** Loads the preview, which is public. Only the owner can import. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const source = await page.core.imports.source();
  const { owner, mustChoosePassword = false } = page;
  const unfinished = owner ? await page.core.imports.resumable.list() : [];
  return { isOwner: owner, mustChoosePassword, source, unfinished, expiresAt: await sessionEnd(page) };
}

/** The only action here is signing in or out. */
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
          // The type isn't "url", because a URL without a scheme is accepted too.
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
          <FileButton
            className={layout.action}
            label={importPreview.file}
            accept=".xml,.rss,.atom,.json,.zip,.md,application/xml,text/xml,application/rss+xml,application/json,application/zip"
            onFiles={([file]) => file && onFile(file)}
          />
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
        <div role="alert">
          <p className={field.error}>{failureSentence(mode, failure, owner)}</p>
          <p>{failureDetail(failure, owner)}</p>
          <TextButton onClick={onRetry}>{importPreview.retry}</TextButton>
        </div>
      )}
      <p role="status">
        <StatusLine preview={preview} />
      </p>
      {status === 'loading' && (
        <progress
          aria-label={importPreview.loading}
          {...(progress && { value: progress.done, max: progress.total })}
        />
      )}
      {kind && <p>{fill(importReport.recognized, { kind: importReport.kinds[kind] })}</p>}
      <ProblemList className={layout.small} problems={problems} />
    </div>
  );
}

function StatusLine({ preview }: { preview: Preview }) {
  const { messages, locale } = useOwner();
  const { importPreview } = messages;
  const { status, posts, others, progress } = preview;
  const total = posts.length;
  const number = numberFormat(locale).format;
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

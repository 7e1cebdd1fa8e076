import { useEffect, useState } from 'react';
import type { UnfinishedImport } from '../../../shared/unfinished-import.ts';
import { SignInDialog } from '../auth/sign-in-dialog.tsx';
import { useOwner } from '../context/owner-context.ts';
import { useDroppedFiles } from '../forms/use-dropped-files.ts';
import { EmptyState } from '../shell/empty-state.tsx';
import { PageHeading } from '../shell/page-heading.tsx';
import { ImportBar } from './import-bar.tsx';
import styles from './import-preview.module.css';
import { ModeSwitch } from './mode-switch.tsx';
import { OtherItems } from './others/other-items.tsx';
import { useOtherChoice } from './others/use-other-choice.ts';
import { PreviewCards } from './preview-cards.tsx';
import { PreviewStatus } from './preview-status.tsx';
import { exportAddress } from './read/export-address.ts';
import type { Mode } from './read/preview-state.ts';
import { usePreview } from './read/use-import-preview.ts';
import { useImport } from './run/use-import.ts';
import { useImported } from './run/use-imported.ts';
import { RunReport } from './run-report.tsx';
import { SignInHere } from './sign-in-here.tsx';
import { SourceForm } from './source-form.tsx';
import { RunControls } from './unfinished/run-controls.tsx';
import { isUnderWay, UnfinishedImports } from './unfinished/unfinished-imports.tsx';
import { useUnfinished } from './unfinished/use-unfinished.ts';
import { useSelection } from './use-selection.ts';

interface ImportPreviewProps {
  isOwner: boolean;
  /** Address of the old blog that is set; '' when none is. */
  source: string;
  expiresAt: string | undefined;
  /** Imports that are not at their end, when the page was made. */
  unfinished: UnfinishedImport[];
}

/** The old blog before the import and, for its owner, the import. */
export function ImportPreview({ isOwner, source, expiresAt, unfinished: loaded }: ImportPreviewProps) {
  const { importPreview } = useOwner().messages;
  const set: Record<Mode, string> = { scrape: source, xml: exportAddress(source) };
  const [addresses, setAddresses] = useState(set);
  /** The export that was chosen instead of an address. */
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

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ImportedPostReport, ImportReport, LostPicture } from '../../../core/import/import-report.ts';
import { fill, plural } from '../../../messages/fill.ts';
import { nameKinds, sumOtherKind } from '../../../messages/name-kinds.ts';
import { countOtherItems } from '../../../shared/import-pages.ts';
import { type ImportChangeCode, type ImportedPost, sumChanges } from '../../../shared/imported-post.ts';
import { localized, paths } from '../../../shared/paths.ts';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { TextButton } from '../forms/fields.tsx';
import field from '../forms/forms.module.css';
import { ChangeList, ProblemList } from '../import-lists.tsx';
import { ActionLink } from '../page-kit.tsx';
import styles from './import-report.module.css';
import type { ImportRunner } from './use-import.ts';
import { failureDetail } from './use-preview.ts';

/** The most lines to show per list. The report of each post lists all of its images. */
const maxLines = 100;

function PicturesSummary({ importer }: { importer: ImportRunner }) {
  const { messages, locale } = useOwner();
  const { pictures: labels } = messages.importPreview;
  const { step, report, pictures, isStopped } = importer.run;
  const isOpen = isStopped || (pictures !== null && pictures.lost.length > 0);
  return (
    <div className={styles.pictures}>
      <p role="status">
        {pictures && plural(locale, labels.saved, pictures.saved)}
        {pictures && pictures.joined > 0 && ` ${plural(locale, labels.joined, pictures.joined)}`}
        {isStopped && labels.stopped}
      </p>
      {pictures && pictures.lost.length > 0 && (
        <>
          <p>{plural(locale, labels.lost, pictures.lost.length)}</p>
          <ul className={text.small}>
            {pictures.lost.slice(0, maxLines).map((picture) => (
              <li key={`${picture.slug} ${picture.address}`}>
                <Lost picture={picture} />
              </li>
            ))}
          </ul>
        </>
      )}
      {pictures && pictures.drafts.length > 0 && (
        <>
          <p>{plural(locale, labels.drafts, pictures.drafts.length)}</p>
          <ul className={text.small}>
            {pictures.drafts.slice(0, maxLines).map(({ title, slug }) => (
              <li key={slug}>
                <a href={localized(paths.composePost(slug), locale)}>{title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      {isOpen && report && step === 'idle' && (
        <TextButton onClick={() => importer.downloadPictures(report)}>{labels.again}</TextButton>
      )}
    </div>
  );
}

function Lost({ picture }: { picture: LostPicture }) {
  const { reasons } = useOwner().messages.importPreview.pictures;
  return (
    <>
      {picture.title}: <span className={text.small}>{picture.address}</span>,{' '}
      {fill(reasons[picture.reason], { status: picture.status ?? '' })}
    </>
  );
}

export function RunReport({ importer }: { importer: ImportRunner }) {
  const owner = useOwner();
  const { messages, locale } = owner;
  const { importPreview } = messages;
  const { step, report, failure, undone } = importer.run;
  const region = useRef<HTMLElement>(null);
  const isVisible = report !== null || failure !== null || undone !== null;
  useEffect(() => {
    // The report is above the posts, and the button that requests it is below them.
    if (isVisible) region.current?.focus();
  }, [isVisible]);
  const brought = report ? report.counts.created + report.counts.updated : 0;
  const others = report ? report.others.created + report.others.updated : 0;
  return (
    <section
      ref={region}
      tabIndex={-1}
      className={styles.report}
      aria-label={importPreview.report_label}
      hidden={!isVisible}
    >
      {failure && (
        <div role="alert" className={field.error}>
          <p>{importPreview.failed}</p>
          <p>{failureDetail(failure, owner)}</p>
        </div>
      )}
      <div role="status" className={styles.said}>
        {report && <p className={styles.sum}>{plural(locale, importPreview.done, brought)}</p>}
        {others > 0 && <p>{plural(locale, importPreview.others.done, others)}</p>}
        {undone && <p className={styles.sum}>{importPreview.undone}</p>}
        {undone && undone.kept > 0 && <p>{plural(locale, importPreview.undone_kept, undone.kept)}</p>}
        {undone?.drafts.map((post) => (
          <p key={post.slug}>{fill(importPreview.undone_drafts, post)}</p>
        ))}
        {undone?.links.map((post) => (
          <p key={post.slug}>{fill(importPreview.undone_links, post)}</p>
        ))}
      </div>
      {report && (
        <>
          <p className={field.actions}>
            <ActionLink to={paths.compose}>{importPreview.see}</ActionLink>
            {report.run && (
              <ActionLink to={paths.importRun(report.run)}>{messages.importRuns.link_one}</ActionLink>
            )}
            {brought + others > 0 && (
              <TextButton disabled={step !== 'idle'} onClick={() => importer.undo(report)}>
                {importPreview.undo}
              </TextButton>
            )}
          </p>
          {brought + others > 0 && <p className={text.small}>{importPreview.new_addresses}</p>}
          <PicturesSummary importer={importer} />
          <ReportLists report={report} />
        </>
      )}
    </section>
  );
}

function ReportLists({ report }: { report: ImportReport }) {
  const { messages, locale } = useOwner();
  const { importReport } = messages;
  const [chosen, setChosen] = useState<ImportChangeCode>();
  const articles = report.posts.filter(({ kind }) => kind === undefined);
  const posts = articles.filter(({ changes }) => !chosen || changes.some(({ code }) => code === chosen));
  const counts = { ...report.counts, skipped: report.skipped.length };
  const sums = Object.entries(counts).filter(([, count]) => count > 0);
  return (
    <>
      {articles.length > 0 && <ChangeSums posts={articles} chosen={chosen} onChoose={setChosen} />}
      <h2>{importReport.heading}</h2>
      <p className={text.small}>
        {sums
          .map(([name, count]) => plural(locale, importReport.summary[name as keyof typeof counts], count))
          .join(', ')}
      </p>
      <ul className={styles.posts}>
        {posts.map((post) => (
          <PostReport key={post.sourceKey} post={post} />
        ))}
        {(chosen ? [] : report.skipped).map(({ title, reason, detail }) => (
          <li key={`${title} ${reason} ${detail}`}>
            {title}: {importReport.skipReasons[reason]}
          </li>
        ))}
      </ul>
      <OtherItemsReport report={report} />
      <ProblemList className={text.small} problems={report.problems} />
    </>
  );
}

interface ReportRowProps {
  item: ImportedPostReport;
  /** What the item became; '' for a published post. */
  as: string;
  /** The path of its editor. */
  path: string;
  children?: ReactNode;
}

function ReportRow({ item, as, path, children }: ReportRowProps) {
  const { messages, locale } = useOwner();
  const isHere = item.id !== '';
  return (
    <li>
      {isHere ? <a href={localized(path, locale)}>{item.title}</a> : <span>{item.title}</span>}
      <span className={styles.outcome}>
        {messages.importReport.outcomes[item.outcome]}
        {isHere && as && `, ${as}`}
      </span>
      {children}
      {item.changes.length > 0 && <ChangeList className={text.small} changes={item.changes} />}
    </li>
  );
}

function PostReport({ post }: { post: ImportedPostReport }) {
  const { compose, importPreview } = useOwner().messages;
  const as = post.status === 'published' ? '' : compose.status[post.status];
  return (
    <ReportRow item={post} as={as} path={paths.composePost(post.slug)}>
      <span className={text.small}>{post.id !== '' && paths.post(post.slug)}</span>
      {post.changes.length === 0 && post.outcome === 'created' && (
        <p className={text.small}>{importPreview.changes_none}</p>
      )}
    </ReportRow>
  );
}

interface ChangeSumsProps {
  posts: readonly Pick<ImportedPost, 'changes'>[];
  chosen: ImportChangeCode | undefined;
  onChoose: (code: ImportChangeCode | undefined) => void;
}

function ChangeSums({ posts, chosen, onChoose }: ChangeSumsProps) {
  const { messages, locale } = useOwner();
  const { sums, changeKinds } = messages.importReport;
  const found = sumChanges(posts);
  const shown = posts.filter(({ changes }) => changes.some(({ code }) => code === chosen)).length;
  return (
    <>
      <h2>{sums.heading}</h2>
      {found.length === 0 && <p className={text.small}>{sums.none}</p>}
      <ul className={styles.sums}>
        {found.map(({ code, count, posts: articles }) => (
          <li key={code}>
            <TextButton
              aria-pressed={code === chosen}
              onClick={() => onChoose(code === chosen ? undefined : code)}
            >
              {fill(plural(locale, sums.line, articles), { kind: changeKinds[code], times: count })}
            </TextButton>
          </li>
        ))}
      </ul>
      <p role="status" className={text.small}>
        {chosen && fill(sums.shown, { shown, total: posts.length })}
      </p>
    </>
  );
}

function OtherItemsReport({ report }: { report: ImportReport }) {
  const { messages, locale } = useOwner();
  const { importReport } = messages;
  const items = report.posts.filter(({ kind }) => kind !== undefined);
  const rest = nameKinds(locale, importReport.others, report.offered);
  return (
    <>
      {items.length > 0 && (
        <>
          <h2>{importReport.others.heading}</h2>
          <ul className={text.small}>
            {countOtherItems(items).map((sum) => (
              <li key={sum.kind}>{sumOtherKind(locale, importReport, sum)}</li>
            ))}
            {sumChanges(items).map(({ code, count, posts }) => (
              <li key={code}>
                {fill(plural(locale, importReport.others.line, posts), {
                  kind: importReport.changeKinds[code],
                  times: count,
                })}
              </li>
            ))}
          </ul>
          <ul className={styles.posts}>
            {items.map((item) => (
              <OtherReport key={`${item.sourceKey} ${item.text?.section_key}`} item={item} />
            ))}
          </ul>
        </>
      )}
      {rest && <p className={text.small}>{fill(importReport.otherKinds, { kinds: rest })}</p>}
    </>
  );
}

function OtherReport({ item }: { item: ImportedPostReport }) {
  const { compose, contentManager, importReport, language } = useOwner().messages;
  const place = item.text;
  const as = place
    ? fill(importReport.others.text, {
        section: contentManager.sections[place.section_key],
        language: language[`name_${place.language}`],
      })
    : compose.status.draft;
  const path = place
    ? paths.contentSection(place.page_type, place.section_key)
    : paths.composePost(item.slug);
  return <ReportRow item={item} as={as} path={path} />;
}

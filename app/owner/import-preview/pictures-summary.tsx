import type { LostPicture } from '../../../core/import/import-report.ts';
import { fill, plural } from '../../../messages/fill.ts';
import { localised, paths } from '../../../shared/paths.ts';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { TextButton } from '../forms/button.tsx';
import styles from './import-report.module.css';
import type { ImportRunner } from './run/use-import.ts';

/** Lines that anybody would read; the posts name their pictures themselves. */
const mostLines = 100;

/** What became of the pictures. */
export function PicturesSummary({ importer }: { importer: ImportRunner }) {
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
            {pictures.lost.slice(0, mostLines).map((picture) => (
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
            {pictures.drafts.slice(0, mostLines).map(({ title, slug }) => (
              <li key={slug}>
                <a href={localised(paths.composePost(slug), locale)}>{title}</a>
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
      {picture.title}: <span className={styles.address}>{picture.address}</span>,{' '}
      {fill(reasons[picture.reason], { status: picture.status ?? '' })}
    </>
  );
}

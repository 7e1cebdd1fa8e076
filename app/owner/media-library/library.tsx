import { useRevalidator, useSearchParams } from 'react-router';
import { fill, plural } from '../../../messages/fill.ts';
import button from '../../ui/button.module.css';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import field from '../forms/forms.module.css';
import { SearchForm } from '../forms/search-form.tsx';
import { useDroppedFiles } from '../forms/use-dropped-files.ts';
import { UploadButton } from '../pictures/upload-button.tsx';
import { UploadList } from '../pictures/upload-list.tsx';
import { useLibraryUploads } from '../pictures/use-library-uploads.ts';
import { EmptyState } from '../shell/empty-state.tsx';
import { PageHeading } from '../shell/page-heading.tsx';
import { LibraryPager } from './library-pager.tsx';
import type { LoadedLibrary } from './load-library.ts';
import styles from './media-library.module.css';
import { PictureDetails } from './picture-details.tsx';
import { PictureGrid } from './picture-grid.tsx';
import { usePastedFiles } from './use-pasted-files.ts';
import { useRemovals } from './use-removals.ts';

/** The library: uploads above, the pictures below, one of them open. */
export function Library({ library, isLost }: { library: LoadedLibrary; isLost: boolean }) {
  const { messages, locale } = useOwner();
  const { mediaLibrary } = messages;
  const { items, total, query, opened } = library;
  const revalidator = useRevalidator();
  const { uploads, start, clear } = useLibraryUploads(() => void revalidator.revalidate());
  const isDropping = useDroppedFiles(start);
  usePastedFiles(start);
  const [parameters, setParameters] = useSearchParams();
  const close = () => {
    parameters.delete('picture');
    setParameters(parameters, { preventScrollReset: true });
  };
  const openId = parameters.get('picture') ?? '';
  const { removals, remove } = useRemovals((id) => id === openId && close());
  const isRemoved = removals[openId] === 'removed';
  const isEmpty = total === 0 && !query;
  const upload = (look: string | undefined) => (
    <UploadButton className={look} label={mediaLibrary.upload} multiple onFiles={start} />
  );
  return (
    <>
      <PageHeading title={mediaLibrary.title} action={!isEmpty && upload(button.compact)}>
        <p>{mediaLibrary.intro}</p>
      </PageHeading>
      {(!isEmpty || isDropping) && (
        <div className={`${styles.drop} ${isDropping ? styles.dropping : ''}`}>
          <p>{isDropping ? mediaLibrary.drop_now : mediaLibrary.drop}</p>
        </div>
      )}
      {isLost && (
        <p role="alert" className={field.error}>
          {messages.errors.catalog.auth_network_compose}
        </p>
      )}
      <UploadList uploads={uploads} onClear={clear} />
      {isEmpty ? (
        <EmptyState heading={mediaLibrary.empty} text={mediaLibrary.empty_help}>
          {upload(undefined)}
        </EmptyState>
      ) : (
        <>
          <SearchForm
            className={styles.search}
            label={mediaLibrary.search}
            placeholder={mediaLibrary.search_placeholder}
            query={query}
          />
          <div role="status">
            {total > 0 ? (
              <p className={`${text.small} ${styles.count}`}>{plural(locale, mediaLibrary.count, total)}</p>
            ) : (
              <EmptyState heading={fill(mediaLibrary.none, { query })} text={mediaLibrary.none_help} />
            )}
          </div>
        </>
      )}
      <PictureGrid items={items} />
      <LibraryPager page={library.page} pages={library.pages} />
      {opened === null && !isRemoved && (
        <p role="alert" className={field.error}>
          {mediaLibrary.details.missing}
        </p>
      )}
      {opened && !isRemoved && (
        <PictureDetails
          key={opened.picture.id}
          picture={opened.picture}
          uses={opened.uses}
          removal={removals[opened.picture.id]}
          onRemove={() => remove(opened.picture, opened.uses)}
          onClose={close}
        />
      )}
    </>
  );
}

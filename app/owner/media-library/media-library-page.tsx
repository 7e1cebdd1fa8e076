import { Link, useRevalidator, useSearchParams } from 'react-router';
import type { Core } from '../../../core/core.ts';
import { fill, plural } from '../../../messages/fill.ts';
import { formatShortDay } from '../../../shared/dates.ts';
import type { MediaItem } from '../../../shared/media.ts';
import button from '../../ui/button.module.css';
import text from '../../ui/text.module.css';
import { useDroppedFiles, useListener } from '../context/browser.ts';
import { useOwner } from '../context/owner-context.ts';
import { SearchForm } from '../forms/fields.tsx';
import field from '../forms/forms.module.css';
import { LostNotice } from '../page-kit.tsx';
import {
  fileSize,
  thumbnail,
  UploadButton,
  UploadList,
  useLibraryUploads,
} from '../pictures/upload-list.tsx';
import { clientAction, clientLoader, shouldRevalidate } from '../shell/guarded-client.ts';
import { GuardedPage } from '../shell/guarded-page.tsx';
import { guardedAction, guardedHeaders, guardedLoader } from '../shell/guarded-route.ts';
import { EmptyState, PageHeading } from '../shell/page-parts.tsx';
import type { Route } from './+types/media-library-page';
import styles from './media-library.module.css';
import { deletePicture, describePicture, PictureDetails, useRemovals } from './picture-details.tsx';

const limit = 24;

type LoadedLibrary = Awaited<ReturnType<typeof loadLibrary>>;

async function loadLibrary(core: Core, parameters: URLSearchParams) {
  const query = parameters.get('q')?.trim().slice(0, 200) ?? '';
  const page = Number(/^[1-9]\d{0,5}$/.exec(parameters.get('page') ?? '')?.[0] ?? 1);
  const id = parameters.get('picture');
  const [{ items, total }, opened] = await Promise.all([
    core.media.list({ page, limit, query: query || undefined }),
    id === null ? undefined : open(core, id),
  ]);
  return { items, total, query, page, pages: Math.ceil(total / limit), opened };
}

async function open(core: Core, id: string) {
  const [picture, uses] = await Promise.all([core.media.get(id), core.media.usage(id)]);
  return picture.ok ? { picture: picture.value, uses } : null;
}

export const loader = guardedLoader(({ core }, query) => loadLibrary(core, query));

export const action = guardedAction((form, page) =>
  form.get('intent') === 'delete' ? deletePicture(form, page) : describePicture(form, page),
);

export { clientAction, clientLoader, guardedHeaders as headers, shouldRevalidate };

export default function MediaLibraryPage(props: Route.ComponentProps) {
  const { meta_title, meta_description } = useOwner().messages.mediaLibrary;
  return (
    <GuardedPage {...props} title={meta_title} description={meta_description}>
      {(library, { isLost }) => <Library library={library} isLost={isLost} />}
    </GuardedPage>
  );
}

function Library({ library, isLost }: { library: LoadedLibrary; isLost: boolean }) {
  const { messages, locale } = useOwner();
  const { mediaLibrary } = messages;
  const { items, total, query, opened } = library;
  const revalidator = useRevalidator();
  const { uploads, start, clear } = useLibraryUploads(() => void revalidator.revalidate());
  const isDropping = useDroppedFiles(start);
  useListener(
    'paste',
    (event) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      start(files);
    },
    'document',
  );
  const [parameters, setParameters] = useSearchParams();
  const close = () => {
    parameters.delete('picture');
    setParameters(parameters, { preventScrollReset: true });
  };
  const openId = parameters.get('picture') ?? '';
  const { removals, remove } = useRemovals((id) => id === openId && close());
  const isRemoved = removals[openId] === 'removed';
  const isEmpty = total === 0 && !query;
  const upload = (className: string | undefined) => (
    <UploadButton className={className} label={mediaLibrary.upload} multiple onFiles={start} />
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
      <LostNotice isLost={isLost} />
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

/** Returns a function that sets one parameter in the current URL. */
function useAddressWith() {
  const [parameters] = useSearchParams();
  return (name: string, value: string | number) => {
    const changed = new URLSearchParams(parameters);
    changed.set(name, String(value));
    return `?${changed}`;
  };
}

function LibraryPager({ page, pages }: { page: number; pages: number }) {
  const { mediaLibrary } = useOwner().messages;
  const addressWith = useAddressWith();
  if (pages < 2) return null;
  return (
    <nav className={styles.pager} aria-label={mediaLibrary.pager}>
      {page > 1 && (
        <Link className={text.action} to={addressWith('page', Math.min(page - 1, pages))} rel="prev">
          {mediaLibrary.previous}
        </Link>
      )}
      <span className={text.small}>{fill(mediaLibrary.page, { n: page, total: pages })}</span>
      {page < pages && (
        <Link className={text.action} to={addressWith('page', page + 1)} rel="next">
          {mediaLibrary.next}
        </Link>
      )}
    </nav>
  );
}

function PictureGrid({ items }: { items: MediaItem[] }) {
  const { messages, locale } = useOwner();
  const addressWith = useAddressWith();
  return (
    <ul className={styles.grid}>
      {items.map((picture) => {
        const { id, file_name, width, height, bytes, alt, created_at } = picture;
        return (
          <li key={id} className={styles.card}>
            <div className={styles.frame}>
              <img
                src={thumbnail(picture)}
                alt=""
                width={width}
                height={height}
                loading="lazy"
                decoding="async"
              />
            </div>
            {/* The link covers the whole card. */}
            <Link to={addressWith('picture', id)} preventScrollReset className={styles.name}>
              {file_name || id}
            </Link>
            <p className={text.small}>
              {width} × {height}, {fileSize(bytes, locale)}
              <br />
              {formatShortDay(created_at, locale)}
            </p>
            {!alt && <p className={`${text.badge} ${styles.missing}`}>{messages.mediaLibrary.no_alt}</p>}
          </li>
        );
      })}
    </ul>
  );
}

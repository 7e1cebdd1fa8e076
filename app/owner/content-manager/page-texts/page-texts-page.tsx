import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { fill, plural } from '../../../../messages/fill.ts';
import type { ContentPlace, SectionKey } from '../../../../shared/content.ts';
import { type Locale, locales } from '../../../../shared/locale.ts';
import { localized, paths } from '../../../../shared/paths.ts';
import marks from '../../../ui/marks.module.css';
import text from '../../../ui/text.module.css';
import { useIsInBrowser } from '../../context/browser.ts';
import { useOwner } from '../../context/owner-context.ts';
import { trustedHtml } from '../../context/trusted-html.ts';
import { Dialog, DialogHeading } from '../../forms/dialog.tsx';
import { Button, TextButton } from '../../forms/fields.tsx';
import field from '../../forms/forms.module.css';
import type { Message } from '../../forms/notices.tsx';
import { useAction } from '../../forms/use-action.ts';
import { clientAction, clientLoader, shouldRevalidate } from '../../shell/guarded-client.ts';
import { GuardedPage } from '../../shell/guarded-page.tsx';
import { guardedAction, guardedHeaders, guardedLoader } from '../../shell/guarded-route.ts';
import { changePageTexts, type PageTextResult } from '../content-actions.ts';
import { failureMessage, MessageLine } from '../message-line.tsx';
import type { Route } from './+types/page-texts-page';
import { editedPages, pageTextsAddress } from './edited-pages.ts';
import {
  outlineTexts,
  pageSource,
  preparePage,
  replaceBody,
  shownTexts,
  textAt,
  useTextPlace,
} from './live-page.tsx';
import { type LoadedPageTexts, loadPageTexts } from './load-page-texts.ts';
import styles from './page-texts.module.css';
import { type Done, type EditorHandle, OtherLanguage, TextEditor } from './text-editor.tsx';
import { TextList } from './text-list.tsx';

export const loader = guardedLoader(loadPageTexts);

export const action = guardedAction(changePageTexts);

export { clientAction, clientLoader, guardedHeaders as headers, shouldRevalidate };

export default function PageTextsPage(props: Route.ComponentProps) {
  const { pageTexts, meta } = useOwner().messages;
  return (
    <GuardedPage {...props} title={pageTexts.title} description={meta.content_manager.description}>
      {(loaded) => <PageTexts loaded={loaded} />}
    </GuardedPage>
  );
}

function PageTexts({ loaded }: { loaded: LoadedPageTexts }) {
  const { contentManager, pageTexts, language: languages } = useOwner().messages;
  const { page, language, texts, preview } = loaded;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<SectionKey | undefined>(loaded.opened ?? undefined);
  const [query, setQuery] = useState('');
  const [message, setMessage] = useState<Message>();
  const [version, setVersion] = useState(0);
  const [epoch, setEpoch] = useState(0);
  const editor = useRef<EditorHandle>(null);
  const stage = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDetailsElement>(null);
  /** Runs after the open text is saved. */
  const next = useRef<() => void>(undefined);

  // The URL names another page, language or text.
  const shownPlace = `${page.id} ${language} ${loaded.opened}`;
  const [place, setPlace] = useState(shownPlace);
  if (place !== shownPlace) {
    setPlace(shownPlace);
    setOpen(loaded.opened ?? undefined);
  }

  const afterSaving = (then: () => void) => {
    if (!editor.current) return then();
    next.current = then;
    editor.current.leave();
  };
  const openText = (key: SectionKey) => {
    if (key === open) return;
    afterSaving(() => {
      setMessage(undefined);
      setOpen(key);
    });
  };
  const live = useLivePage({
    address: preview,
    version,
    onPick: (name) => {
      const key = texts.find((one) => one.key === name)?.key;
      if (key) openText(key);
      else setMessage({ text: pageTexts.not_a_text });
    },
  });
  const onDone = (of: SectionKey, done: Done | undefined) => {
    if (!done) return;
    const { published, draft_saved: draft, discarded } = pageTexts;
    setMessage({ text: fill({ published, draft, discarded }[done], { text: contentManager.sections[of] }) });
    setVersion((count) => count + 1);
  };
  const close = (done: Done | undefined) => {
    if (!open) return;
    setOpen(undefined);
    onDone(open, done);
    const follow = next.current;
    next.current = undefined;
    if (follow) return follow();
    list.current?.querySelector<HTMLElement>(`[data-key="${open}"]`)?.focus({ preventScroll: true });
  };
  const onLeave = (address: string) => {
    if (!editor.current) return true;
    afterSaving(() => navigate(address));
    return false;
  };
  useEffect(() => {
    if (!open || live.state !== 'shown') return;
    // Runs after the editor has been placed.
    const timer = setTimeout(() => {
      const form = stage.current?.querySelector('form');
      form?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    }, 60);
    return () => clearTimeout(timer);
  }, [open, live.state]);
  useEffect(() => {
    // On a phone, the list would push the page out of view.
    if (list.current && matchMedia('(max-width: 60rem)').matches) list.current.open = false;
  }, []);

  const opened = texts.find(({ key }) => key === open);
  const other = locales.find((one) => one !== language);
  const placeIn = (of: Locale, key: SectionKey): ContentPlace => ({
    page_type: page.pageType,
    section_key: key,
    language: of,
  });
  return (
    <div className={styles.manager}>
      <header className={styles.head}>
        <h1>{contentManager.title}</h1>
        <PageBar loaded={loaded} onLeave={onLeave} />
      </header>
      <div className={styles.status}>
        {!message && <p className={text.small}>{pageTexts.lead}</p>}
        <MessageLine message={message} />
        <PublishAll
          loaded={loaded}
          afterSaving={afterSaving}
          onDone={(result) => {
            setMessage(result);
            setVersion((count) => count + 1);
          }}
        />
      </div>
      <div className={styles.panel}>
        {opened && other && (
          <OtherLanguage
            key={opened.key}
            place={placeIn(other, opened.key)}
            text={opened}
            onDone={(done) => onDone(opened.key, done)}
          />
        )}
        <details ref={list} open className={styles.list}>
          <summary>{pageTexts.list}</summary>
          <TextList
            loaded={loaded}
            query={query}
            onQuery={setQuery}
            open={open}
            shown={live.keys}
            onOpen={openText}
            onLeave={onLeave}
          />
        </details>
      </div>
      <LivePage
        page={live}
        stage={stage}
        open={opened?.key}
        title={fill(pageTexts.frame, {
          page: pageTexts.pages[page.id],
          language: languages[`name_${language}`],
        })}
        renderEditor={(typography) =>
          opened && (
            <TextEditor
              key={`${opened.key} ${language} ${epoch}`}
              ref={editor}
              place={placeIn(language, opened.key)}
              text={opened}
              typography={typography}
              onDone={close}
              onReload={async () => {
                await revalidate();
                setEpoch(epoch + 1);
              }}
            />
          )
        }
      />
    </div>
  );
}

interface LivePageProps {
  page: ReturnType<typeof useLivePage>;
  title: string;
  open: string | undefined;
  /** Renders the open text's editor in the page's typography. */
  renderEditor: (typography: CSSProperties | undefined) => ReactNode;
  stage: RefObject<HTMLDivElement | null>;
}

function LivePage({ page, title, open, renderEditor, stage }: LivePageProps) {
  const { pageTexts } = useOwner().messages;
  const editor = useRef<HTMLDivElement>(null);
  const isInBrowser = useIsInBrowser();
  const place = useTextPlace({ frame: page.frame, editor, open, layout: page.layout });
  return (
    <div ref={stage} className={styles.stage}>
      {open && (
        <div ref={editor} className={place ? styles.placed : styles.loose} style={place?.box}>
          {renderEditor(place?.typography)}
        </div>
      )}
      {isInBrowser && page.state === 'loading' && <p className={styles.waiting}>{pageTexts.loading}</p>}
      {page.state === 'failed' && (
        <p className={styles.waiting} role="alert">
          {pageTexts.not_loaded} <TextButton onClick={page.retry}>{pageTexts.retry}</TextButton>
        </p>
      )}
      {isInBrowser && (
        <iframe
          ref={page.frame}
          className={styles.frame}
          title={title}
          hidden={page.state === 'failed'}
          // Clicks are handled only after the load event. Earlier clicks would follow the page's links.
          inert={page.state !== 'shown'}
          onLoad={page.onLoad}
        />
      )}
    </div>
  );
}

interface PageBarProps {
  loaded: LoadedPageTexts;
  /** Called before following a link; false if something must be saved first. */
  onLeave: (address: string) => boolean;
}

/** Links to the form with all sections, to other pages and to the other language. */
function PageBar({ loaded: { page, language }, onLeave }: PageBarProps) {
  const { messages, locale } = useOwner();
  const { pageTexts, language: languages } = messages;
  const link = (to: string, label: string, isHere: boolean, lang?: string) => (
    <Link
      key={to}
      to={to}
      lang={lang}
      aria-current={isHere ? 'page' : undefined}
      className={isHere ? marks.active : undefined}
      onClick={(event) => !onLeave(to) && event.preventDefault()}
    >
      {label}
    </Link>
  );
  const form = localized(paths.contentManager, locale);
  return (
    <>
      <Link
        to={form}
        className={`${text.action} ${styles.form}`}
        onClick={(event) => !onLeave(form) && event.preventDefault()}
      >
        {pageTexts.to_form}
      </Link>
      <nav className={styles.links} aria-label={pageTexts.page}>
        {editedPages.map(({ id }) =>
          link(pageTextsAddress(locale, { page: id, language }), pageTexts.pages[id], id === page.id),
        )}
      </nav>
      <nav className={styles.links} aria-label={pageTexts.language}>
        {locales.map((other) =>
          link(
            pageTextsAddress(locale, { page: page.id, language: other }),
            languages[`name_${other}`],
            other === language,
            other,
          ),
        )}
      </nav>
    </>
  );
}

interface LivePageOptions {
  address: string;
  /** Incremented when texts change. */
  version: number;
  /** Called with the key of the clicked text; undefined for anything else on the page. */
  onPick: (key: string | undefined) => void;
}

/** Shows a page of the site in a frame as tall as the page, so that only the window scrolls. */
function useLivePage({ address, version, onPick }: LivePageOptions) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const [keys, setKeys] = useState<readonly string[]>();
  /** Incremented when something on the page may have moved. */
  const [layout, setLayout] = useState(0);
  const shown = useRef('');
  const pick = useEffectEvent(onPick);

  const load = useEffectEvent(async (signal: AbortSignal) => {
    const page = await fetchPage(address, signal);
    const element = frame.current;
    if (signal.aborted || !element) return;
    if (!page) return setState('failed');
    if (shown.current === address && element.contentDocument) {
      replaceBody(element.contentDocument, page);
      setKeys(shownTexts(element.contentDocument));
      setLayout((count) => count + 1);
      return;
    }
    element.srcdoc = trustedHtml(pageSource(page));
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: reloads the page when these values change
  useEffect(() => {
    const controller = new AbortController();
    if (shown.current !== address) setState('loading');
    void load(controller.signal);
    return () => controller.abort();
  }, [address, version, attempt]);

  const onLoad = () => {
    const page = frame.current?.contentDocument;
    if (page?.URL !== 'about:srcdoc') return;
    outlineTexts(page);
    page.addEventListener('click', (event) => {
      // Links are ignored, because they would leave the frame.
      event.preventDefault();
      pick(textAt(event.target as Element));
    });
    page.addEventListener('submit', (event) => event.preventDefault());
    const fit = () => {
      if (!frame.current) return;
      frame.current.style.height = `${Math.ceil(page.body.getBoundingClientRect().height)}px`;
      setLayout((count) => count + 1);
    };
    new ResizeObserver(fit).observe(page.body);
    shown.current = address;
    setKeys(shownTexts(page));
    setState('shown');
  };

  return { frame, state, keys, layout, onLoad, retry: () => setAttempt(attempt + 1) };
}

async function fetchPage(address: string, signal: AbortSignal): Promise<Document | undefined> {
  try {
    const response = await fetch(address, { signal });
    return response.ok ? preparePage(await response.text()) : undefined;
  } catch {
    return undefined;
  }
}

interface PublishAllProps {
  loaded: LoadedPageTexts;
  afterSaving: (then: () => void) => void;
  onDone: (message: Message) => void;
}

/** Publishes all drafts after listing them. Without JavaScript, a form publishes them at once. */
function PublishAll({ loaded: { texts, elsewhere }, afterSaving, onDone }: PublishAllProps) {
  const owner = useOwner();
  const { messages, locale } = owner;
  const { contentManager, compose, pageTexts, language: languages } = messages;
  const [isConfirming, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const send = useAction<PageTextResult>(localized(paths.pageTexts, locale), (result) => {
    setBusy(false);
    setAsked(false);
    if (!result || result.failure?.code === 'signed_out') return;
    if (!result.published) {
      const { status = 500 } = result.failure ?? {};
      return onDone(failureMessage('content_save', { status, detail: '' }, owner));
    }
    const { done, left } = result.published;
    const published = plural(locale, pageTexts.all_published, done);
    onDone({ text: left > 0 ? `${published} ${plural(locale, pageTexts.left, left)}` : published });
  });
  const drafts = [...texts, ...elsewhere].flatMap((text) =>
    locales
      .filter((language) => text.versions[language].status.includes('draft'))
      .map((language) => ({ text, language })),
  );
  if (drafts.length === 0) return null;
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        afterSaving(() => setAsked(true));
      }}
    >
      <input type="hidden" name="intent" value="publish-all" />
      <Button isOutlined type="submit">
        {plural(locale, pageTexts.publish_all, drafts.length)}
      </Button>
      {isConfirming && (
        <Dialog onClose={() => setAsked(false)}>
          <DialogHeading>{pageTexts.publish_heading}</DialogHeading>
          <ul className={styles.drafts}>
            {drafts.map(({ text, language }) => (
              <li key={`${text.key} ${language}`}>
                <strong>
                  {fill(pageTexts.editing, {
                    text: contentManager.sections[text.key],
                    language: languages[`name_${language}`],
                  })}
                </strong>
                <span lang={language}>{text.versions[language].words.slice(0, 140)}</span>
              </li>
            ))}
          </ul>
          <div className={field.actions}>
            <Button
              disabled={isBusy}
              onClick={() => {
                setBusy(true);
                send({ intent: 'publish-all', enhanced: '1' });
              }}
            >
              {isBusy ? contentManager.publishing : pageTexts.publish_confirm}
            </Button>
            <TextButton onClick={() => setAsked(false)}>{compose.actions.cancel}</TextButton>
          </div>
        </Dialog>
      )}
    </form>
  );
}

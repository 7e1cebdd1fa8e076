import { useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { fill } from '../../../../messages/fill.ts';
import type { ContentPlace, SectionKey } from '../../../../shared/content.ts';
import { type Locale, locales } from '../../../../shared/locale.ts';
import text from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import type { Message } from '../../forms/message.ts';
import { MessageLine } from '../message-line.tsx';
import { LivePage } from './live-page.tsx';
import type { LoadedPageTexts } from './load-page-texts.ts';
import { OtherLanguage } from './other-language.tsx';
import { PageBar } from './page-bar.tsx';
import styles from './page-texts.module.css';
import { PublishAll } from './publish-all.tsx';
import { type EditorHandle, TextEditor } from './text-editor.tsx';
import { TextList } from './text-list.tsx';
import { useLivePage } from './use-live-page.ts';
import type { Done } from './use-text-edit.ts';

/** The page itself, with the text that is changed in its place, and beside it the list of its texts. */
export function PageTexts({ loaded }: { loaded: LoadedPageTexts }) {
  const { messages } = useOwner();
  const { contentManager, pageTexts, language: languages } = messages;
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
  /** What follows once the open text is saved. */
  const next = useRef<() => void>(undefined);

  // Another page or another language was asked for.
  const shownPlace = `${page.id} ${language} ${loaded.opened}`;
  const [place, setPlace] = useState(shownPlace);
  if (place !== shownPlace) {
    setPlace(shownPlace);
    setOpen(loaded.opened ?? undefined);
  }

  const whenLeft = (then: () => void) => {
    if (!editor.current) return then();
    next.current = then;
    editor.current.leave();
  };
  const openText = (key: SectionKey) => {
    if (key === open) return;
    whenLeft(() => {
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
    if (done) {
      const sentence = { published: pageTexts.published, draft: pageTexts.draft_saved };
      const said = done === 'discarded' ? pageTexts.discarded : sentence[done];
      setMessage({ text: fill(said, { text: contentManager.sections[of] }) });
      setVersion((count) => count + 1);
    }
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
    whenLeft(() => navigate(address));
    return false;
  };
  useEffect(() => {
    if (!open || live.state !== 'shown') return;
    // Once it stands in its place.
    const timer = setTimeout(() => {
      const form = stage.current?.querySelector('form');
      form?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    }, 60);
    return () => clearTimeout(timer);
  }, [open, live.state]);
  useEffect(() => {
    // A thumb should not have to scroll past the list to reach the page.
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
      <div className={styles.said}>
        {!message && <p className={text.small}>{pageTexts.lead}</p>}
        <MessageLine message={message} />
        <PublishAll
          loaded={loaded}
          whenLeft={whenLeft}
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
        renderEditor={(look) =>
          opened && (
            <TextEditor
              key={`${opened.key} ${language} ${epoch}`}
              ref={editor}
              place={placeIn(language, opened.key)}
              text={opened}
              look={look}
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

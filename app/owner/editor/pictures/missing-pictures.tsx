import type { Editor } from '@tiptap/core';
import { fill, plural } from '../../../../messages/fill.ts';
import { missingName } from '../../../../shared/media.ts';
import { useOwner } from '../../context/owner-context.ts';
import { TextButton } from '../../forms/fields.tsx';
import type { StoredPicture } from '../../pictures/picture-source.ts';
import { UploadButton } from '../../pictures/upload-list.tsx';
import { useEditorReading } from '../editor-hooks.ts';
import { type HeldPicture, heldPicture } from './insert-pictures.ts';
import styles from './pictures.module.css';

/** The addresses of a document's pictures, in their order, each once. */
function sourcesIn({ state }: Editor): string[] {
  const sources = new Set<string>();
  state.doc.descendants((node) => {
    if (/^(figure|picture)$/.test(node.type.name)) sources.add(String(node.attrs.src));
  });
  return [...sources];
}

/** The addresses of pictures whose files have not come. */
export function missingIn(editor: Editor): string[] {
  return sourcesIn(editor).filter((src) => missingName(src) !== undefined);
}

/** The addresses of pictures that lie on other sites. */
export function remoteIn(editor: Editor): string[] {
  return sourcesIn(editor).filter(
    (src) => /^https?:/i.test(src) && URL.parse(src)?.host !== globalThis.location.host,
  );
}

/** Gives the pictures at `src` the address of one that readers can load; their words, links and captions stay. */
function replaceSource(editor: Editor, src: string, { url, width, height, alt }: StoredPicture): void {
  const { tr, doc } = editor.state;
  doc.descendants((node, at) => {
    if (!/^(figure|picture)$/.test(node.type.name) || node.attrs.src !== src) return;
    tr.setNodeAttribute(at, 'src', url);
    if (!node.attrs.alt && alt) tr.setNodeAttribute(at, 'alt', alt);
    if (node.attrs.width || !width || !height) return;
    tr.setNodeAttribute(at, 'width', String(width)).setNodeAttribute(at, 'height', String(height));
  });
  // Undo takes the paste back, not the coming of its pictures.
  if (tr.docChanged) editor.view.dispatch(tr.setMeta('addToHistory', false));
}

export interface AwaitedPicture {
  /** The address that stands for it in the text. */
  src: string;
  name: string;
  /** Rejects with why it did not come. */
  store: (
    onProgress: (share: number) => void,
    signal: AbortSignal,
    although?: string,
  ) => Promise<StoredPicture>;
}

interface AwaitOptions {
  states: PictureStates;
  signal: AbortSignal;
  /** Why a picture did not come, in words. */
  reasonOf: (reason: unknown) => string;
  onHeld: (held: HeldPicture) => void;
  /** Why they may come although they name somebody. */
  although?: string | undefined;
}

/** Stores pictures one after the other, and shows each where it is awaited; a failed one keeps its place and says why. */
export async function awaitPictures(
  editor: Editor,
  pictures: readonly AwaitedPicture[],
  options: AwaitOptions,
): Promise<void> {
  const { states, signal, reasonOf, onHeld, although } = options;
  const present = new Set(sourcesIn(editor));
  const awaited = pictures.filter(({ src }) => present.has(src));
  for (const { src } of awaited) states.set(src, { share: 0 });
  let hasFailed = false;
  for (const each of awaited) {
    const { src, store, name } = each;
    try {
      const picture = await store((share) => states.set(src, { share }), signal, although);
      if (signal.aborted) return;
      states.set(src, undefined);
      replaceSource(editor, src, picture);
    } catch (reason) {
      if (signal.aborted) return;
      const letOut = (why: string) => void awaitPictures(editor, [each], { ...options, although: why });
      const held = heldPicture(reason, { name, letOut });
      states.set(src, { failure: reasonOf(reason), ask: held && (() => onHeld(held)) });
      // Changes nothing, but tells whoever reads the editor.
      editor.view.dispatch(editor.state.tr.setMeta('addToHistory', false));
      if (!hasFailed) showPicture(editor, src);
      hasFailed = true;
    }
  }
}

/** Takes the pictures at these addresses out of the text, with their captions; Undo brings them back. */
export function removePictures(editor: Editor, sources: readonly string[]): void {
  const { tr, doc } = editor.state;
  doc.descendants((node, at) => {
    if (!/^(figure|picture)$/.test(node.type.name) || !sources.includes(String(node.attrs.src))) return;
    const start = tr.mapping.map(at);
    tr.deleteRange(start, start + node.nodeSize);
  });
  editor.view.dispatch(tr);
  editor.commands.focus();
}

/** Scrolls to the picture at `src`. */
function showPicture(editor: Editor, src: string): void {
  let found: number | undefined;
  editor.state.doc.descendants((node, at) => {
    if (node.attrs.src === src) found ??= at;
    return found === undefined;
  });
  const element = found === undefined ? undefined : editor.view.nodeDOM(found);
  if (element instanceof HTMLElement) element.scrollIntoView({ block: 'center' });
}

/** Which files belong to which missing pictures: by their names, else in their order from `first` on. */
export function matchFiles(
  missing: readonly string[],
  files: readonly File[],
  first?: string,
): { src: string; file: File }[] {
  const left = new Set(missing);
  const matched: { src: string; file: File }[] = [];
  const take = (src: string | undefined, file: File) => {
    if (src === undefined) return false;
    left.delete(src);
    matched.push({ src, file });
    return true;
  };
  const nameless = files.filter(
    (file) =>
      !take(
        [...left].find((src) => missingName(src) === file.name),
        file,
      ),
  );
  const inOrder = [...left].sort((a, b) => Number(b === first) - Number(a === first));
  for (const file of nameless) take(inOrder.shift(), file);
  return matched;
}

interface MissingNoticeProps {
  editor: Editor;
  states: PictureStates;
  /** Whether pictures of other sites were pasted just now. */
  offersRemote: boolean;
  onFiles: (files: File[]) => void;
  onFetch: () => void;
  /** Pictures of other sites are to stay there. */
  onLeave: () => void;
}

const mostNames = 5;

/** In view above the text: which pictures of the text are missing, and which lie on other sites. */
export function MissingNotice({
  editor,
  states,
  offersRemote,
  onFiles,
  onFetch,
  onLeave,
}: MissingNoticeProps) {
  const { messages, locale } = useOwner();
  const { image } = messages.compose;
  const { missing, remote } = useEditorReading(editor, () => ({
    missing: missingIn(editor).filter((src) => states.get(src)?.share === undefined),
    remote: remoteIn(editor).length,
  }));
  const isRemoteOffered = offersRemote && remote > 0;
  const [first] = missing;
  if (first === undefined && !isRemoteOffered) return null;
  const names = missing.slice(0, mostNames).map((src) => missingName(src) ?? '');
  const list = names.join(', ') + (missing.length > mostNames ? ' …' : '');
  return (
    <div className={styles.notice} role="status">
      {first !== undefined && (
        <p>
          {plural(locale, image.missing_count, missing.length)}{' '}
          <span>{fill(image.missing_names, { names: list })}</span>
        </p>
      )}
      {first !== undefined && (
        <div className={styles.actions}>
          <TextButton onClick={() => showPicture(editor, first)}>{image.missing_show}</TextButton>
          <UploadButton label={image.missing_choose} className={styles.choose} multiple onFiles={onFiles} />
          <TextButton onClick={() => removePictures(editor, missing)}>
            {plural(locale, image.missing_leave, missing.length)}
          </TextButton>
        </div>
      )}
      {isRemoteOffered && (
        <>
          <p>{plural(locale, image.remote_count, remote)}</p>
          <div className={styles.actions}>
            <TextButton onClick={onFetch}>{image.remote_fetch}</TextButton>
            <TextButton onClick={onLeave}>{image.remote_leave}</TextButton>
          </div>
        </>
      )}
    </div>
  );
}

/** What becomes of a picture that is not there yet. */
export interface PictureState {
  /** The share that is sent or fetched, 0 to 1; undefined once it has failed. */
  share?: number;
  /** Why it has not come, in words. */
  failure?: string;
  /** Asks for the reason for which it may come all the same. */
  ask?: (() => void) | undefined;
}

/** Pictures that are on their way or have failed, by the address that stands for them in the text. */
export class PictureStates {
  private readonly states = new Map<string, PictureState>();
  private readonly listeners = new Set<(src: string) => void>();

  get(src: string): PictureState | undefined {
    return this.states.get(src);
  }

  set(src: string, state: PictureState | undefined): void {
    if (state) this.states.set(src, state);
    else this.states.delete(src);
    for (const listener of this.listeners) listener(src);
  }

  /** Calls back with each address whose state changes; returns how to end that. */
  watch(listener: (src: string) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}

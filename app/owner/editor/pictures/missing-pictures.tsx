import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { fill, plural } from '../../../../messages/fill.ts';
import { missingName } from '../../../../shared/media.ts';
import button from '../../../ui/button.module.css';
import text from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import { TextButton } from '../../forms/fields.tsx';
import type { NameMatchesFound } from '../../forms/overrides.ts';
import { type StoredPicture, UploadFailure } from '../../pictures/picture-source.ts';
import { UploadButton } from '../../pictures/upload-list.tsx';
import styles from '../editor.module.css';
import { useEditorReading } from '../editor-hooks.ts';

/** Returns the images of a document, in order. */
function picturesIn({ state }: Editor): { src: string; at: number; node: Node }[] {
  const pictures: { src: string; at: number; node: Node }[] = [];
  state.doc.descendants((node, at) => {
    if (/^(figure|picture)$/.test(node.type.name)) pictures.push({ src: String(node.attrs.src), at, node });
  });
  return pictures;
}

function sourcesIn(editor: Editor): string[] {
  return [...new Set(picturesIn(editor).map(({ src }) => src))];
}

/** Returns the URLs of images that have no file yet. */
export function missingIn(editor: Editor): string[] {
  return sourcesIn(editor).filter((src) => missingName(src) !== undefined);
}

/** Returns the URLs of images on other sites. */
export function remoteIn(editor: Editor): string[] {
  return sourcesIn(editor).filter(
    (src) => /^https?:/i.test(src) && URL.parse(src)?.host !== globalThis.location.host,
  );
}

/** Replaces the images at `src` with a stored one. Their links and captions stay. */
function replaceSource(editor: Editor, src: string, { url, width, height, alt }: StoredPicture): void {
  const { tr } = editor.state;
  for (const { at, node } of picturesIn(editor).filter((picture) => picture.src === src)) {
    tr.setNodeAttribute(at, 'src', url);
    if (!node.attrs.alt && alt) tr.setNodeAttribute(at, 'alt', alt);
    if (node.attrs.width || !width || !height) continue;
    tr.setNodeAttribute(at, 'width', String(width)).setNodeAttribute(at, 'height', String(height));
  }
  // Undo reverts the paste, not the arrival of its images.
  if (tr.docChanged) editor.view.dispatch(tr.setMeta('addToHistory', false));
}

export interface AwaitedPicture {
  /** The image's placeholder URL in the text. */
  src: string;
  name: string;
  /** Stores a file. Rejects with the reason for the failure. */
  store: (
    onProgress: (share: number) => void,
    signal: AbortSignal,
    overrideReason?: string,
  ) => Promise<StoredPicture>;
}

/** An image blocked by confidential names. */
export interface BlockedImage extends Pick<NameMatchesFound, 'places'> {
  name: string;
  /** Uploads the image again with an override reason. */
  onOverride: (reason: string) => void;
}

interface AwaitOptions {
  states: PictureStates;
  signal: AbortSignal;
  /** Returns the message for a failure. */
  reasonOf: (reason: unknown) => string;
  /** Called if confidential names block an image, to ask for an override reason. */
  onHeld: (held: BlockedImage) => void;
  /** The override reason, if they contain confidential names. */
  overrideReason?: string | undefined;
}

/** Stores images one by one and shows each in its place. If storing one fails, its place shows the reason. */
export async function awaitPictures(
  editor: Editor,
  pictures: readonly AwaitedPicture[],
  options: AwaitOptions,
): Promise<void> {
  const { states, signal, reasonOf, onHeld, overrideReason } = options;
  for (const { src } of pictures) states.set(src, { share: 0 });
  let hasFailed = false;
  for (const each of pictures) {
    const { src, store, name } = each;
    const removed = new AbortController();
    const show = (share: number) => states.set(src, { share, onRemove: () => removed.abort() });
    show(0);
    try {
      const isThere = sourcesIn(editor).includes(src);
      const picture = isThere
        ? await store(show, AbortSignal.any([signal, removed.signal]), overrideReason)
        : undefined;
      if (signal.aborted) return;
      states.set(src, undefined);
      if (picture) replaceSource(editor, src, picture);
    } catch (reason) {
      if (signal.aborted) return;
      if (removed.signal.aborted) {
        states.set(src, undefined);
        continue;
      }
      const onOverride = (reason: string) =>
        void awaitPictures(editor, [each], { ...options, overrideReason: reason });
      const held = reason instanceof UploadFailure ? reason.held : undefined;
      states.set(src, {
        failure: reasonOf(reason),
        ask: held && (() => onHeld({ name, onOverride, places: held.places })),
      });
      // Changes nothing, but makes components read the editor again.
      editor.view.dispatch(editor.state.tr.setMeta('addToHistory', false));
      if (!hasFailed) showPicture(editor, src);
      hasFailed = true;
    }
  }
}

/** Removes images with their captions. */
export function removePictures(editor: Editor, sources: readonly string[]): void {
  const { tr } = editor.state;
  for (const { src, at, node } of picturesIn(editor)) {
    if (!sources.includes(src)) continue;
    const start = tr.mapping.map(at);
    tr.deleteRange(start, start + node.nodeSize);
  }
  editor.view.dispatch(tr);
  editor.commands.focus();
}

function showPicture(editor: Editor, src: string): void {
  const found = picturesIn(editor).find((picture) => picture.src === src);
  const element = found && editor.view.nodeDOM(found.at);
  if (element instanceof HTMLElement) element.scrollIntoView({ block: 'center' });
}

/** Assigns files to missing images: by name, otherwise in order, starting with `first`. */
export function matchFiles(
  missing: readonly string[],
  files: readonly File[],
  first?: string,
): { src: string; file: File }[] {
  const left = new Set(missing);
  const byName = files.map((file) => {
    const src = [...left].find((address) => missingName(address) === file.name);
    if (src !== undefined) left.delete(src);
    return { src, file };
  });
  const inOrder = [...left].sort((a, b) => Number(b === first) - Number(a === first));
  return [
    ...byName.filter(({ src }) => src !== undefined),
    ...byName.filter(({ src }) => src === undefined),
  ].flatMap(({ src = inOrder.shift(), file }) => (src === undefined ? [] : [{ src, file }]));
}

interface MissingNoticeProps {
  editor: Editor;
  states: PictureStates;
  /** Whether images on other sites were just pasted. */
  offersRemote: boolean;
  onFiles: (files: File[]) => void;
  onFetch: () => void;
  /** Called if the owner leaves images on other sites. */
  onLeave: () => void;
}

const maxNames = 5;

/** Lists the missing images above the text, and counts images on other sites. */
export function MissingNotice(props: MissingNoticeProps) {
  const { editor, states, offersRemote, onFiles, onFetch, onLeave } = props;
  const { messages, locale } = useOwner();
  const { image } = messages.compose;
  const { missing, remote } = useEditorReading(editor, () => ({
    missing: missingIn(editor).filter((src) => states.get(src)?.share === undefined),
    remote: remoteIn(editor).length,
  }));
  const isRemoteOffered = offersRemote && remote > 0;
  const [first] = missing;
  if (first === undefined && !isRemoteOffered) return null;
  const names = missing.slice(0, maxNames).map((src) => missingName(src) ?? '');
  const list = names.join(', ') + (missing.length > maxNames ? ' …' : '');
  return (
    <div className={styles.bar} role="status">
      {first !== undefined && (
        <>
          <p>
            {plural(locale, image.missing_count, missing.length)}{' '}
            <span className={text.small}>{fill(image.missing_names, { names: list })}</span>
          </p>
          <TextButton onClick={() => showPicture(editor, first)}>{image.missing_show}</TextButton>
          <UploadButton
            label={image.missing_choose}
            className={`${button.outlined} ${button.compact}`}
            multiple
            onFiles={onFiles}
          />
          <TextButton onClick={() => removePictures(editor, missing)}>
            {plural(locale, image.missing_leave, missing.length)}
          </TextButton>
        </>
      )}
      {isRemoteOffered && (
        <>
          <p>{plural(locale, image.remote_count, remote)}</p>
          <TextButton onClick={onFetch}>{image.remote_fetch}</TextButton>
          <TextButton onClick={onLeave}>{image.remote_leave}</TextButton>
        </>
      )}
    </div>
  );
}

export interface PictureState {
  /** The share transferred, 0 to 1; undefined once the transfer has failed. */
  share?: number;
  failure?: string;
  /** Asks for an override reason. */
  ask?: (() => void) | undefined;
  /** Stops the transfer. Called before the image is removed. */
  onRemove?: () => void;
}

/** Images that are loading or have failed, by placeholder URL. */
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

  /** Calls back with each URL whose state changes. Returns an unsubscribe function. */
  watch(listener: (src: string) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}

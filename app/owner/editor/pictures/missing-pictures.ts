import type { Editor } from '@tiptap/core';
import { missingName } from '../../../../shared/media.ts';
import type { StoredPicture } from '../../pictures/picture-source.ts';
import { type HeldPicture, heldPicture } from './held-picture.ts';
import type { PictureStates } from './picture-states.ts';

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
export function showPicture(editor: Editor, src: string): void {
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

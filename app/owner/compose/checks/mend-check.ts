import type { Editor } from '@tiptap/core';
import type { PostCheck } from '../../../../shared/checks/post-check.ts';
import { goToPlace } from '../held/mark-places.ts';

/** Puts the writer where a line of advice is about: in its field, at its picture, or at its words, selected. */
export function goToCheck({ field, passage = '', before = '', after = '', at, code }: PostCheck): void {
  if (code === 'picture_without_words') {
    goToPicture(at ?? 0);
    return;
  }
  const isWhole = code !== 'placeholder' && field !== 'body';
  goToPlace([{ field, passage: isWhole ? '' : passage, before, after }], 0);
}

function goToPicture(at: number): void {
  const text = document.getElementById('html-text');
  const picture = text?.querySelectorAll<HTMLElement>('img')[at];
  text?.focus();
  picture?.scrollIntoView({ block: 'center' });
  // The editor chooses what is pressed, and shows the field of its words.
  picture?.click();
}

/** Makes a heading of the second level of the first one of another level with these words; false where it is gone. */
export function makeHeading(editor: Editor, passage: string): boolean {
  const words = passage.trim();
  let place: number | undefined;
  editor.state.doc.descendants((node, at) => {
    const isIt = node.type.name === 'heading' && node.attrs.level !== 2 && node.textContent.trim() === words;
    if (isIt) place ??= at;
    return place === undefined;
  });
  if (place === undefined) return false;
  return editor
    .chain()
    .focus()
    .setTextSelection(place + 1)
    .setNode('heading', { level: 2 })
    .run();
}

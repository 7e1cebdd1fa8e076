import { fill } from '../../../../messages/fill.ts';
import { missingName } from '../../../../shared/missing-picture.ts';
import { acceptedPictures } from '../../../../shared/picture-name.ts';
import type { OwnerMessages } from '../../context/owner-context.ts';
import type { PictureState } from './picture-states.ts';

interface PictureNoteOptions {
  messages: OwnerMessages['compose']['image'];
  className: string | undefined;
  /** On the button that asks for a reason. */
  sayWhy: string;
  onFiles: (files: File[]) => void;
  /** The picture is not wanted any more. */
  onLeave: () => void;
}

export interface PictureNote {
  element: HTMLElement;
  /** Tells of the picture at `src`; nothing where all is well with it. */
  show(src: string, state: PictureState | undefined): void;
}

/** What stands where a picture is missing: its name, how far it is or why it did not come, and a way to give its file. */
export function pictureNote({
  messages,
  className,
  sayWhy,
  onFiles,
  onLeave,
}: PictureNoteOptions): PictureNote {
  const element = document.createElement('span');
  const words = document.createElement('span');
  const label = document.createElement('label');
  const input = document.createElement('input');
  const ask = document.createElement('button');
  const leave = document.createElement('button');
  let onAsk: (() => void) | undefined;
  element.className = className ?? '';
  element.contentEditable = 'false';
  words.setAttribute('role', 'status');
  input.type = 'file';
  input.accept = acceptedPictures;
  input.multiple = true;
  label.append(messages.missing_choose, input);
  ask.type = 'button';
  ask.append(sayWhy);
  ask.addEventListener('click', () => onAsk?.());
  leave.type = 'button';
  leave.append(messages.missing_leave.one);
  leave.addEventListener('click', onLeave);
  element.append(words, ask, label, leave);

  const give = (files: FileList | null | undefined) => {
    const given = [...(files ?? [])];
    if (given.length > 0) onFiles(given);
  };
  input.addEventListener('change', () => {
    give(input.files);
    input.value = '';
  });
  element.addEventListener('dragover', (event) => event.preventDefault());
  element.addEventListener('drop', (event) => {
    event.preventDefault();
    give(event.dataTransfer?.files);
  });

  return {
    element,
    show(src, state) {
      const name = missingName(src);
      const isUnderWay = state?.share !== undefined;
      element.hidden = name === undefined && !state;
      element.dataset.failed = String(state?.failure !== undefined);
      label.hidden = isUnderWay || name === undefined;
      leave.hidden = label.hidden;
      onAsk = state?.ask;
      ask.hidden = onAsk === undefined;
      const percent = Math.round((state?.share ?? 0) * 100);
      const missing = fill(messages.missing, { name: name ?? '' });
      // What is not seen is not read out either.
      if (element.hidden) words.textContent = '';
      else
        words.textContent = isUnderWay
          ? fill(name === undefined ? messages.fetching : messages.uploading, { percent })
          : (state?.failure ?? missing);
    },
  };
}

import { useState } from 'react';
import type { BroughtText } from '../../../../core/handover/handover-core.ts';
import { fill } from '../../../../messages/fill.ts';
import type { TrackedChanges, WordReport } from '../../../../shared/handover.ts';
import { paths } from '../../../../shared/paths.ts';
import { useDroppedFiles } from '../../context/browser.ts';
import { useOwner } from '../../context/owner-context.ts';
import { type ReadFailure, readFailure } from '../../forms/api.ts';
import type { Message } from '../../forms/notices.tsx';
import { type Held, heldIn } from '../../forms/overrides.ts';
import type { Fields } from '../use-fields.ts';
import { wordFailure } from './word-failure.ts';

/** What becomes of the changes in a file, and of pictures in it that name somebody. */
interface Choice {
  changes?: TrackedChanges | undefined;
  reason?: string;
  leavesNamed?: boolean;
}

interface Asked {
  file: File;
  count: number;
}

const isWord = ({ name, type }: File) => /\.do[ct][xm]?$/i.test(name) || /wordprocessingml|msword/.test(type);

/** Which of the sentences of this page says what the API refused. */
function codeOf({ status, word }: ReadFailure): string {
  if (word) return word;
  if (status === 0) return 'network';
  if (status === 413) return 'word_too_large';
  return status === 422 ? 'text_too_intricate' : 'server';
}

/** Reads Word files that are dropped anywhere on Compose into its fields; nothing is saved by that, and what was typed is kept. */
export function useDroppedWord(fields: Fields, say: (message: Message) => void) {
  const { handover } = useOwner().messages;
  const [asked, setAsked] = useState<Asked>();
  const [held, setHeld] = useState<Held & { file: File; changes: TrackedChanges | undefined }>();
  const [brought, setBrought] = useState<{ name: string; report: WordReport }>();
  const [isBusy, setBusy] = useState(false);

  const take = async (file: File, { title, html, language, report }: BroughtText) => {
    const typed = fields.read();
    await fields.replace({ ...typed, title: typed.title.trim() ? typed.title : title, html, language });
    setBrought({ name: file.name, report });
    say({ text: fill(handover.here, { name: file.name }) });
  };

  const bring = async (file: File, choice: Choice = {}) => {
    if (isBusy) return;
    setBusy(true);
    setAsked(undefined);
    setHeld(undefined);
    setBrought(undefined);
    say({ text: fill(handover.reading, { name: file.name }) });
    const answer = await send(file, choice);
    setBusy(false);
    if (answer.text) return take(file, answer.text);
    const { word, count = 0 } = answer.failure;
    const found = heldIn(answer.failure);
    if (found) {
      setHeld({ ...found, file, changes: choice.changes });
      return say({ text: '' });
    }
    if (word === 'changes_undecided') {
      setAsked({ file, count });
      return say({ text: '' });
    }
    return say({ text: wordFailure(codeOf(answer.failure), handover), isFailure: true });
  };

  useDroppedFiles((files) => {
    const [file] = files.filter(isWord);
    if (file) void bring(file);
    else if (files.some(({ type }) => !type.startsWith('image/'))) {
      say({ text: handover.not_here, isFailure: true });
    }
  });

  return {
    ...{ asked, held, brought, bring },
    cancel: () => {
      setAsked(undefined);
      setHeld(undefined);
    },
    close: () => setBrought(undefined),
  };
}

export type DroppedWord = ReturnType<typeof useDroppedWord>;

type Answer = { text: BroughtText; failure?: never } | { text?: never; failure: ReadFailure };

async function send(file: File, { changes, reason, leavesNamed }: Choice): Promise<Answer> {
  const body = new FormData();
  body.append('file', file);
  if (reason) body.append('override_reason', reason);
  try {
    const response = await fetch(paths.apiWord({ changes, leavesNamed }), { method: 'POST', body });
    if (!response.ok) return { failure: await readFailure(response) };
    return { text: (await response.json()) as BroughtText };
  } catch {
    return { failure: { status: 0, detail: '' } };
  }
}

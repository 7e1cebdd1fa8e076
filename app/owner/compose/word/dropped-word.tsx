import { useState } from 'react';
import type { BroughtText } from '../../../../core/handover/handover.ts';
import { fill, plural } from '../../../../messages/fill.ts';
import type { TrackedChanges, WordReport } from '../../../../shared/handover.ts';
import { paths } from '../../../../shared/paths.ts';
import { useDroppedFiles } from '../../context/browser.ts';
import { type OwnerMessages, useOwner } from '../../context/owner-context.ts';
import { type ReadFailure, readFailure } from '../../forms/api.ts';
import { Dialog, DialogHeading } from '../../forms/dialog.tsx';
import { Button, TextButton } from '../../forms/fields.tsx';
import dialog from '../../forms/forms.module.css';
import { HeldDialog } from '../../forms/name-warning.tsx';
import type { Message } from '../../forms/notices.tsx';
import { type Held, heldIn } from '../../forms/overrides.ts';
import styles from '../dialogs.module.css';
import type { Fields } from '../saving.ts';

/** What a dropped file asks, and what of it is not as it was. */
export function DroppedWordNotice({ asked, held, brought, bring, cancel, close }: DroppedWord) {
  const { messages, locale } = useOwner();
  const { handover } = messages;
  return (
    <>
      {brought && (
        <section className={styles.notice} aria-label={fill(handover.here, { name: brought.name })}>
          <p>{fill(handover.here, { name: brought.name })}</p>
          <ReportLines report={brought.report} />
          <TextButton onClick={close}>{handover.close}</TextButton>
        </section>
      )}
      {held && (
        <HeldDialog
          heading={fill(handover.held, { name: held.file.name })}
          places={held.places}
          onLetOut={(reason) => void bring(held.file, { changes: held.changes, reason })}
          onLeave={cancel}
        >
          <Button
            isOutlined
            onClick={() => void bring(held.file, { changes: held.changes, leavesNamed: true })}
          >
            {handover.leave_named}
          </Button>
        </HeldDialog>
      )}
      {asked && (
        <Dialog onClose={cancel}>
          <DialogHeading>
            {fill(plural(locale, handover.tracked, asked.count), { name: asked.file.name })}
          </DialogHeading>
          <p>{handover.tracked_help}</p>
          <div className={dialog.actions}>
            <Button onClick={() => void bring(asked.file, { changes: 'accepted' })}>{handover.accept}</Button>
            <Button isOutlined onClick={() => void bring(asked.file, { changes: 'rejected' })}>
              {handover.reject}
            </Button>
            <TextButton onClick={cancel}>{handover.cancel}</TextButton>
          </div>
        </Dialog>
      )}
    </>
  );
}

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

type DroppedWord = ReturnType<typeof useDroppedWord>;

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

/** What of a Word file is not as it was, a line each. */
export function ReportLines({ report }: { report: WordReport }) {
  const { messages, locale } = useOwner();
  const { handover } = messages;
  if (report.length === 0) return <p>{handover.nothing}</p>;
  return (
    <>
      <p>{handover.report}:</p>
      <ul className={styles.lines}>
        {report.map(({ code, count, what }) => (
          <li key={code}>
            {plural(locale, handover.losses[code], count)}
            {what && <span className={styles.what}>: {what}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What is said of a file that could not be brought, by the code of the failure. */
export function wordFailure(code: string, { failures }: OwnerMessages['handover']): string {
  return Object.hasOwn(failures, code) ? failures[code as keyof typeof failures] : failures.server;
}

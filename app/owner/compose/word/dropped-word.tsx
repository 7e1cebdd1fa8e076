import { useState } from 'react';
import type { BroughtText } from '../../../../core/handover/handover.ts';
import { fill, plural } from '../../../../messages/fill.ts';
import type { TrackedChanges, WordReport } from '../../../../shared/handover.ts';
import { paths } from '../../../../shared/paths.ts';
import text from '../../../ui/text.module.css';
import { useDroppedFiles } from '../../context/browser.ts';
import { type OwnerMessages, useOwner } from '../../context/owner-context.ts';
import { callApi, type ReadFailure } from '../../forms/api.ts';
import { Button, TextButton } from '../../forms/fields.tsx';
import field from '../../forms/forms.module.css';
import { OverrideForm } from '../../forms/name-warning.tsx';
import type { Message } from '../../forms/notices.tsx';
import panel from '../compose.module.css';
import { Question } from '../dialogs/question.tsx';
import styles from '../dialogs.module.css';
import type { Fields } from '../saving.ts';

/** `hasConfidentialNames`: omit images with confidential names. */
interface Choice {
  changes?: TrackedChanges | undefined;
  reason?: string;
  hasConfidentialNames?: boolean;
}

/** The report of an imported file, or the failure that asks for a choice. */
type Outcome = { file: File } & (
  | { report: WordReport; failure?: never }
  | { report?: never; failure: ReadFailure; choice: Choice }
);

/** Puts Word files dropped on Compose in the fields, without saving. The typed text stays stored. */
export function useDroppedWord(fields: Fields, say: (message: Message) => void) {
  const { handover } = useOwner().messages;
  const [outcome, setOutcome] = useState<Outcome>();
  const [isBusy, setBusy] = useState(false);

  const importFile = async (file: File, choice: Choice = {}) => {
    if (isBusy) return;
    setBusy(true);
    setOutcome(undefined);
    say({ text: fill(handover.reading, { name: file.name }) });
    const { changes, reason, hasConfidentialNames } = choice;
    const body = new FormData();
    body.append('file', file);
    if (reason) body.append('override_reason', reason);
    const called = await callApi<BroughtText>('POST', paths.apiWord({ changes, hasConfidentialNames }), {
      body,
    });
    setBusy(false);
    if (called.ok) {
      const { title, html, language, report } = called.value;
      const typed = fields.read();
      await fields.replace({ ...typed, title: typed.title.trim() ? typed.title : title, html, language });
      setOutcome({ file, report });
      return say({ text: fill(handover.here, { name: file.name }) });
    }
    const { failure } = called;
    const isQuestion = failure.held || failure.word === 'changes_undecided';
    if (isQuestion) setOutcome({ file, failure, choice });
    say(isQuestion ? { text: '' } : { text: wordFailure(codeOf(failure), handover), isFailure: true });
  };

  useDroppedFiles((files) => {
    const file = files.find(
      ({ name, type }) => /\.do[ct][xm]?$/i.test(name) || /wordprocessingml|msword/.test(type),
    );
    if (file) void importFile(file);
    else if (files.some(({ type }) => !type.startsWith('image/')))
      say({ text: handover.not_here, isFailure: true });
  });

  return { outcome, importFile, close: () => setOutcome(undefined) };
}

/** Returns the message code of an API failure. */
function codeOf({ status, word }: ReadFailure): string {
  if (word) return word;
  if (status === 0) return 'network';
  if (status === 413) return 'word_too_large';
  return status === 422 ? 'text_too_intricate' : 'server';
}

/** The report of a dropped file, or the question about its confidential names or tracked changes. */
export function DroppedWordNotice({ outcome, importFile, close }: ReturnType<typeof useDroppedWord>) {
  const { messages, locale } = useOwner();
  const { handover } = messages;
  if (!outcome) return null;
  const { file } = outcome;
  const { name } = file;
  if (!outcome.failure) {
    const heading = fill(handover.here, { name });
    return (
      <section className={panel.panel} aria-labelledby="word-file">
        <h2 id="word-file">{heading}</h2>
        <ReportLines report={outcome.report} />
        <div>
          <TextButton onClick={close}>{handover.close}</TextButton>
        </div>
      </section>
    );
  }
  const { changes } = outcome.choice;
  const { held, count = 0 } = outcome.failure;
  if (held) {
    return (
      <Question heading={fill(handover.held, { name })} onClose={close}>
        <OverrideForm
          places={held.places}
          onOverride={(reason) => void importFile(file, { changes, reason })}
          onCancel={close}
        >
          <Button isOutlined onClick={() => void importFile(file, { changes, hasConfidentialNames: true })}>
            {handover.leave_named}
          </Button>
        </OverrideForm>
      </Question>
    );
  }
  return (
    <Question heading={fill(plural(locale, handover.tracked, count), { name })} onClose={close}>
      <p>{handover.tracked_help}</p>
      <div className={field.actions}>
        <Button onClick={() => void importFile(file, { changes: 'accepted' })}>{handover.accept}</Button>
        <Button isOutlined onClick={() => void importFile(file, { changes: 'rejected' })}>
          {handover.reject}
        </Button>
        <TextButton onClick={close}>{handover.cancel}</TextButton>
      </div>
    </Question>
  );
}

/** The parts of a Word file that were lost. */
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
            {what && <span className={text.soft}>: {what}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Returns the message for a file that couldn't be imported. */
export function wordFailure(code: string, { failures }: OwnerMessages['handover']): string {
  return Object.hasOwn(failures, code) ? failures[code as keyof typeof failures] : failures.server;
}

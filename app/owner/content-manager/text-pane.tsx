import { useEffect, useId, useState } from 'react';
import { fill } from '../../../messages/fill.ts';
import type { ContentPlace } from '../../../shared/content.ts';
import { useOwner } from '../context/owner-context.ts';
import { HeldQuestion } from '../forms/held-question.tsx';
import { RecoverText } from '../forms/recover-text.tsx';
import styles from './content-manager.module.css';
import type { OpenText } from './load-manager.ts';
import { MessageLine } from './message-line.tsx';
import { PaneActions } from './pane-actions.tsx';
import { PaneTools } from './pane-tools.tsx';
import { SectionField } from './section-field.tsx';
import { OlderMark, StatusLine } from './status-line.tsx';
import { Conflict } from './text-conflict.tsx';
import { TextPreview } from './text-preview.tsx';
import { useDiscard } from './use-discard.ts';
import { useSaving } from './use-save-text.ts';
import { useSectionText } from './use-section-text.ts';

interface TextPaneProps {
  place: ContentPlace;
  text: OpenText;
  isTitle: boolean;
  /** What readers see is older than the text it follows. */
  isOlder: boolean;
  /** It was just asked for: the writer goes on in its field. */
  isNew: boolean;
}

/** Writes a section's text in one language: 20 rows (docs/specification.md 9.6), its state, its buttons. */
export function TextPane({
  place,
  text: { item, isSanitised, builtIn, preview },
  isTitle,
  isOlder,
  isNew,
}: TextPaneProps) {
  const { messages } = useOwner();
  const { language: languages } = messages;
  const { language } = place;
  const id = useId();
  const section = useSectionText(place, item, builtIn);
  const { save, refuse, upload, insertPicture, held, leaveHeld } = useSaving(place, section);
  const discard = useDiscard(place, section, refuse);
  const [isPreviewing, setPreviewing] = useState(false);
  const { area, saved, typed, offered, conflict } = section;

  useEffect(() => {
    if (isNew) area.current?.focus();
  }, [isNew, area]);

  return (
    <section id={`text-${language}`} className={styles.pane} aria-labelledby={`${id}-language`}>
      <header className={styles.textPaneHead}>
        <h3 id={`${id}-language`}>{languages[`name_${language}`]}</h3>
        <StatusLine item={saved} isDirty={section.isDirty} />
        {isOlder && <OlderMark isBuiltIn={!saved?.published_at} />}
      </header>
      {offered && (
        <RecoverText
          at={offered.at}
          onRestore={() => section.restore(offered)}
          onDiscard={() => section.discard(offered)}
        />
      )}
      <PaneTools section={section} onFile={upload} onPicture={insertPicture} />
      <SectionField
        id={`${id}-text`}
        language={language}
        section={section}
        isSanitised={isSanitised}
        isTitle={isTitle}
        onSave={() => void save('draft')}
      />
      <PaneActions
        section={section}
        preview={preview}
        isPreviewing={isPreviewing}
        previewId={`${id}-preview`}
        onSave={save}
        onDiscard={discard}
        onShow={() => setPreviewing(!isPreviewing)}
      />
      {held && (
        <fieldset className={styles.held} aria-label={held.file}>
          {held.file && <p>{fill(messages.guard.held_picture, { name: held.file })}</p>}
          <HeldQuestion
            places={held.places}
            isBusy={section.busy !== undefined}
            onLetOut={held.letOut}
            onLeave={() => {
              leaveHeld();
              section.area.current?.focus();
            }}
          />
        </fieldset>
      )}
      <MessageLine message={section.message} />
      {conflict && <Conflict other={conflict} section={section} />}
      {isPreviewing && (
        <TextPreview id={`${id}-preview`} text={typed} isTitle={isTitle} language={language} />
      )}
    </section>
  );
}

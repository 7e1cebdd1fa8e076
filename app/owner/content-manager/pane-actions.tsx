import { useId } from 'react';
import type { ContentItem } from '../../../shared/content.ts';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { Button, TextButton } from '../forms/button.tsx';
import styles from './content-manager.module.css';
import type { SectionText } from './use-section-text.ts';

interface PaneActionsProps {
  section: SectionText;
  /** The page that shows the text, with its drafts. */
  preview: string;
  isPreviewing: boolean;
  previewId: string;
  onSave: (status: ContentItem['status']) => void;
  onDiscard: () => void;
  onShow: () => void;
}

/** Publish is filled where there is something to publish: one language asks for attention at a time. */
export function PaneActions(props: PaneActionsProps) {
  const { section, preview, isPreviewing, previewId, onSave, onDiscard, onShow } = props;
  const { messages } = useOwner();
  const { contentManager } = messages;
  const { saved, busy, isDirty } = section;
  const helpId = useId();
  const hasDraft = isDirty || saved?.status === 'draft';
  const waits = busy !== undefined;
  return (
    <div className={styles.actions}>
      <div className={styles.saving}>
        <Button isOutlined={!hasDraft} disabled={waits} onClick={() => onSave('published')}>
          {busy === 'published' ? contentManager.publishing : contentManager.publish}
        </Button>
        <Button isOutlined disabled={waits} aria-describedby={helpId} onClick={() => onSave('draft')}>
          {busy === 'draft' ? contentManager.saving : contentManager.save_draft}
        </Button>
        <span id={helpId} hidden>
          {contentManager.save_draft_help}
        </span>
        {hasDraft && (
          <TextButton disabled={waits} onClick={onDiscard}>
            {contentManager.discard_draft}
          </TextButton>
        )}
      </div>
      <div className={styles.looking}>
        <TextButton
          aria-expanded={isPreviewing}
          aria-controls={isPreviewing ? previewId : undefined}
          onClick={onShow}
        >
          {contentManager.preview}
        </TextButton>
        {saved && (
          <a className={text.action} href={preview} target="_blank" rel="noopener">
            {saved.status === 'draft' ? contentManager.see_in_place : contentManager.see_published}
          </a>
        )}
      </div>
    </div>
  );
}

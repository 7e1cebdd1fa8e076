import type { KeyboardEvent, ReactNode } from 'react';
import { Form } from 'react-router';
import { HiddenFields } from '../page-kit.tsx';
import { HeldNotice } from './checks/held-notice.tsx';
import { PreviewDialog } from './dialogs/preview.tsx';
import { ApprovalQuestion } from './dialogs/publish-dialogs.tsx';
import { EditorBar, type EditorBarProps } from './editor-bar.tsx';
import { identityOf } from './post-values.ts';

interface PostFormProps extends EditorBarProps {
  className?: string | undefined;
  /** Returns whether it handled the key. */
  onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => boolean;
  children: ReactNode;
}

/** The form of a post with the bar at the bottom, and what is asked before it is saved. */
export function PostForm({ session, className, onKeyDown, children, ...bar }: PostFormProps) {
  const { fields, saving, preview, held, asked } = session;
  const answer: typeof saving.save = (...options) => {
    session.endAsked();
    saving.save(...options);
  };
  return (
    <>
      <Form
        ref={session.form}
        method="post"
        className={className}
        onInput={session.onInput}
        onSubmit={(event) => {
          event.preventDefault();
          const { submitter } = event.nativeEvent as SubmitEvent;
          session.act(submitter?.getAttribute('value'));
        }}
        onKeyDown={(event) => {
          if (onKeyDown(event) || session.onKeyDown(event)) event.preventDefault();
        }}
      >
        <HiddenFields values={identityOf(fields.saved)} />
        {children}
        {held && <HeldNotice places={held} isBusy={session.busy !== undefined} onClose={session.endHeld} />}
        <EditorBar session={session} {...bar} />
      </Form>
      {preview.html && <PreviewDialog html={preview.html} onClose={preview.close} />}
      {asked && (
        <ApprovalQuestion
          review={asked.review}
          mine={fields.typed}
          canSchedule={fields.saved?.status !== 'published'}
          isScheduled={asked.intent === 'schedule'}
          onPublish={() => answer(asked.intent, { withoutApproval: true })}
          onDraft={() => answer('draft')}
          onClose={session.endAsked}
        />
      )}
    </>
  );
}

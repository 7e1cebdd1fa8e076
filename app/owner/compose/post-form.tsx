import type { KeyboardEvent, ReactNode } from 'react';
import { Form } from 'react-router';
import { useListener } from '../context/browser.ts';
import { HiddenFields } from '../page-kit.tsx';
import { PreviewDialog } from './dialogs/preview.tsx';
import { EditorBar, type EditorBarProps } from './editor-bar.tsx';
import { identityOf } from './post-values.ts';

interface PostFormProps extends EditorBarProps {
  className?: string | undefined;
  /** Returns whether it handled the key. */
  onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => boolean;
  children: ReactNode;
}

/** The form of a post with the bar at the bottom. */
export function PostForm({ session, className, onKeyDown, children, ...bar }: PostFormProps) {
  const { preview } = session;
  // Shortcuts also work while nothing has the focus.
  useListener(
    'keydown',
    (event) => {
      if (event.target === document.body && session.onKeyDown(event)) event.preventDefault();
    },
    'document',
  );
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
        <HiddenFields values={identityOf(session.fields.saved)} />
        {children}
        <EditorBar session={session} {...bar} />
      </Form>
      {preview.html && <PreviewDialog html={preview.html} onClose={preview.close} />}
    </>
  );
}

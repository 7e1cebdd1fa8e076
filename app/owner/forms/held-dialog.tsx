import { Dialog, DialogHeading } from './dialog.tsx';
import { HeldQuestion, type HeldQuestionProps } from './held-question.tsx';

/** The question for a reason in a window of its own, for what has no place on the page; Escape lets it be. */
export function HeldDialog({ heading, ...question }: HeldQuestionProps & { heading: string }) {
  return (
    <Dialog onClose={question.onLeave}>
      <DialogHeading>{heading}</DialogHeading>
      <HeldQuestion {...question} />
    </Dialog>
  );
}

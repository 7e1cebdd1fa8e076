import { Form, useSearchParams } from 'react-router';
import { useOwner } from '../context/owner-context.ts';
import { TextButton } from '../forms/button.tsx';

/** Offers back the post that was just deleted (`?undo=`, its id). */
export function UndoDelete() {
  const { compose } = useOwner().messages;
  const id = useSearchParams()[0].get('undo');
  if (!id) return null;
  return (
    <Form method="post">
      <input type="hidden" name="undo" value={id} />
      <TextButton type="submit" name="intent" value="restore">
        {compose.actions.undo}
      </TextButton>
    </Form>
  );
}

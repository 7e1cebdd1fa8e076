import { Form, useSearchParams } from 'react-router';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';

/** Offers back the post that was just deleted (`?undo=`, its id). */
export function UndoDelete() {
  const { compose } = useOwner().messages;
  const id = useSearchParams()[0].get('undo');
  if (!id) return null;
  return (
    <Form method="post">
      <input type="hidden" name="undo" value={id} />
      <button type="submit" className={text.action} name="intent" value="restore">
        {compose.actions.undo}
      </button>
    </Form>
  );
}

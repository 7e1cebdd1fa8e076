import { useRef, useState } from 'react';
import { plural } from '../../../messages/fill.ts';
import { localised } from '../../../shared/paths.ts';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { Button, TextButton } from '../forms/button.tsx';
import { Dialog, DialogClose, DialogHeading } from '../forms/dialog.tsx';
import { countDrafts, removeDrafts } from '../forms/draft-store.ts';
import dialogStyles from '../forms/forms.module.css';

/** A plain form: a full load leaves nothing in memory. Asks first whether unsaved text shall stay in this browser. */
export function Logout({ pathname }: { pathname: string }) {
  const { messages, locale } = useOwner();
  const { signIn } = messages;
  const form = useRef<HTMLFormElement>(null);
  const [draftCount, setDraftCount] = useState(0);
  const leave = () => form.current?.submit();
  return (
    <>
      <form
        ref={form}
        method="post"
        action={localised(pathname, locale)}
        onSubmit={(event) => {
          const count = countDrafts();
          if (count === 0) return;
          event.preventDefault();
          setDraftCount(count);
        }}
      >
        {/* In a field: the window sends the form without the button. */}
        <input type="hidden" name="intent" value="sign-out" />
        <TextButton type="submit">{signIn.logout}</TextButton>
      </form>
      {draftCount > 0 && (
        <Dialog onClose={() => setDraftCount(0)}>
          <DialogHeading>{signIn.leave_heading}</DialogHeading>
          <p>{plural(locale, signIn.leave_body, draftCount)}</p>
          <div className={dialogStyles.actions}>
            <Button isOutlined onClick={leave}>
              {signIn.leave_keep}
            </Button>
            <Button
              isOutlined
              onClick={() => {
                removeDrafts();
                leave();
              }}
            >
              {signIn.leave_discard}
            </Button>
            <DialogClose className={text.action}>{signIn.leave_stay}</DialogClose>
          </div>
        </Dialog>
      )}
    </>
  );
}

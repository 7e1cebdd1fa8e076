import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useOwner } from '../../context/owner-context.ts';
import { Dialog, DialogHeading } from '../../forms/dialog.tsx';
import { Button, TextButton, TextField } from '../../forms/fields.tsx';
import styles from '../../forms/forms.module.css';
import { linkAddress } from '../addresses.ts';

/** Sets, changes or removes the link at the cursor or on the selection. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { compose, errors } = useOwner().messages;
  const { link_dialog, toolbar, actions } = compose;
  const [current] = useState<string>(() => editor.getAttributes('link').href ?? '');
  const [typed, setTyped] = useState(current);

  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const apply = () => {
    const href = linkAddress(typed);
    if (!href) return alert(errors.catalog.link);
    onClose();
    const { empty } = editor.state.selection;
    const chain = editor.chain().focus();
    if (current) chain.extendMarkRange('link').setLink({ href }).run();
    else if (!empty) chain.setLink({ href }).run();
    else {
      // Without a selection, the URL becomes the text.
      const linkedText = { type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] };
      chain.insertContent(linkedText).unsetMark('link').run();
    }
  };
  return (
    <Dialog onEnter={apply} onClose={close}>
      <DialogHeading>{link_dialog.heading}</DialogHeading>
      <TextField
        label={link_dialog.url}
        help={link_dialog.url_help} // Not of type url, because the browser would refuse a URL without a scheme.
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className={styles.actions}>
        <Button onClick={apply}>{link_dialog.apply}</Button>
        {current && (
          <TextButton
            onClick={() => {
              onClose();
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
            }}
          >
            {toolbar.unlink}
          </TextButton>
        )}
        <TextButton onClick={close}>{actions.cancel}</TextButton>
      </div>
    </Dialog>
  );
}

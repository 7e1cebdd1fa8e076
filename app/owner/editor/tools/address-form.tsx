import type { Editor } from '@tiptap/react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import text from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import { Button, TextButton } from '../../forms/fields.tsx';
import { linkAddress } from '../addresses.ts';
import styles from '../editor.module.css';
import { useEditorReading } from '../editor-hooks.ts';

interface AddressFormProps {
  heading: string;
  label: string;
  help?: string;
  submit: string;
  initial?: string;
  isPicture?: boolean;
  onSubmit: (address: string, typed: string) => void;
  onClose: () => void;
  /** Other ways to do the same, before the field. */
  before?: ReactNode;
  /** Another action for the address, after the field. */
  after?: ReactNode;
}

/** A row below the toolbar that asks for a URL. Escape closes it. */
export function AddressForm({
  heading,
  label,
  help,
  submit,
  initial = '',
  isPicture = false,
  onSubmit,
  onClose,
  before,
  after,
}: AddressFormProps) {
  const { compose, errors } = useOwner().messages;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const apply = () => {
    const typed = field.current?.value ?? '';
    const address = linkAddress(typed);
    if (!address || (isPicture && /^(mailto|tel):/i.test(address))) return alert(errors.catalog.link);
    onSubmit(address, typed.trim());
  };
  return (
    <section
      className={styles.bar}
      aria-label={heading}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        else if (event.key === 'Enter' && event.target === field.current) apply();
        else return;
        // Enter would submit the page's form.
        event.preventDefault();
      }}
    >
      {before}
      <label htmlFor={id}>{label}</label>
      {/* Not of type url, because the browser would refuse a URL without a scheme. */}
      <input
        ref={field}
        id={id}
        aria-describedby={help && `${id}-help`}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        defaultValue={initial}
      />
      <Button isOutlined onClick={apply}>
        {submit}
      </Button>
      {after}
      <TextButton onClick={onClose}>{compose.actions.cancel}</TextButton>
      {help && (
        <p id={`${id}-help`} className={text.small}>
          {help}
        </p>
      )}
    </section>
  );
}

/** Sets, changes or removes the link at the cursor or on the selection. */
export function LinkForm({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { link_dialog, toolbar } = useOwner().messages.compose;
  const current = useEditorReading(editor, () => String(editor.getAttributes('link').href ?? ''));
  const apply = (href: string, typed: string) => {
    const chain = editor.chain().focus();
    if (editor.isActive('link')) chain.extendMarkRange('link').setLink({ href }).run();
    else if (!editor.state.selection.empty) chain.setLink({ href }).run();
    else {
      // Without a selection, the URL becomes the text.
      const linkedText = { type: 'text', text: typed, marks: [{ type: 'link', attrs: { href } }] };
      chain.insertContent(linkedText).unsetMark('link').run();
    }
    onClose();
  };
  return (
    <AddressForm
      heading={link_dialog.heading}
      label={link_dialog.url}
      help={link_dialog.url_help}
      submit={link_dialog.apply}
      initial={current}
      onSubmit={apply}
      onClose={onClose}
      after={
        current && (
          <TextButton
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
              onClose();
            }}
          >
            {toolbar.unlink}
          </TextButton>
        )
      }
    />
  );
}

import { useState } from 'react';
import { fill } from '../../../../messages/fill.ts';
import { useOwner } from '../../context/owner-context.ts';
import { TextButton } from '../../forms/button.tsx';
import { Field } from '../../forms/field.tsx';
import { PicturePicker } from '../../pictures/picture-picker.tsx';
import type { Fields } from '../use-fields.ts';
import styles from './details-panel.module.css';

/** The cover: its address, how it looks, and the library to choose it from or upload it to. */
export function CoverField({ fields }: { fields: Fields }) {
  const { compose, mediaLibrary } = useOwner().messages;
  const { cover, cover_failed, cover_help, cover_upload, cover_remove } = compose.fields;
  const [isChoosing, setChoosing] = useState(false);
  const address = fields.typed.cover.trim();
  const [failed, setFailed] = useState('');
  const isAddress = /^(\/(?!\/)|https?:\/\/)\S+$/.test(address);
  return (
    <div className={styles.cover}>
      <Field id="cover" label={cover} help={cover_help}>
        {(control) => (
          <input
            {...control}
            name="cover"
            defaultValue={fields.start.values.cover}
            placeholder="https://"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      {/* Its key lets a picture that failed be tried again at another address. */}
      {isAddress && failed !== address && (
        <img key={address} src={address} alt="" onError={() => setFailed(address)} />
      )}
      <p role="status" className={styles.failed}>
        {isAddress && failed === address && cover_failed}
      </p>
      <div className={styles.actions}>
        <TextButton
          aria-label={`${cover_upload}: ${fill(mediaLibrary.picker.choose_label, { field: cover })}`}
          onClick={() => setChoosing(true)}
        >
          {cover_upload}
        </TextButton>
        {address && <TextButton onClick={() => fields.fillIn('cover', '')}>{cover_remove}</TextButton>}
      </div>
      {isChoosing && (
        <PicturePicker
          onChoose={({ url }) => {
            fields.fillIn('cover', url);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}

import { useRef, useState } from 'react';
import { fill } from '../../../../messages/fill.ts';
import type { MediaItem } from '../../../../shared/media.ts';
import { postLimits } from '../../../../shared/post-limits.ts';
import { completedFile } from '../../../../shared/with-scheme.ts';
import { useOwner } from '../../context/owner-context.ts';
import { TextButton } from '../../forms/button.tsx';
import { Field } from '../../forms/field.tsx';
import { PicturePicker } from '../../pictures/picture-picker.tsx';
import type { Fields } from '../use-fields.ts';
import styles from './details.module.css';

/** The cover: its address, how it looks, its words, and the library to choose it from or upload it to. */
export function CoverField({ fields }: { fields: Fields }) {
  const { compose, mediaLibrary } = useOwner().messages;
  const { cover, cover_alt, cover_alt_help, cover_failed, cover_help, cover_upload, cover_remove } =
    compose.fields;
  const [isChoosing, setChoosing] = useState(false);
  const address = completedFile(fields.typed.cover.trim());
  const [failed, setFailed] = useState('');
  /** The words that came with a picture of the library, and go with it. */
  const brought = useRef('');
  const choose = ({ url, alt }: MediaItem) => {
    // Nobody else's words are taken away.
    const isOurs = fields.typed.cover_alt === '' || fields.typed.cover_alt === brought.current;
    fields.fillIn('cover', url);
    if (isOurs) fields.fillIn('cover_alt', alt);
    brought.current = alt;
    setChoosing(false);
  };
  const remove = () => {
    fields.fillIn('cover_alt', '');
    fields.fillIn('cover', '');
  };
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
      <div className={styles.detailsPanelActions}>
        <TextButton
          aria-label={`${cover_upload}: ${fill(mediaLibrary.picker.choose_label, { field: cover })}`}
          onClick={() => setChoosing(true)}
        >
          {cover_upload}
        </TextButton>
        {address && <TextButton onClick={remove}>{cover_remove}</TextButton>}
      </div>
      <div className={styles.words} hidden={address === ''}>
        <Field id="cover_alt" label={cover_alt} help={cover_alt_help}>
          {(control) => (
            <textarea
              {...control}
              name="cover_alt"
              rows={2}
              lang={fields.typed.language}
              maxLength={postLimits.cover_alt}
              defaultValue={fields.start.values.cover_alt}
            />
          )}
        </Field>
      </div>
      {isChoosing && <PicturePicker onChoose={choose} onClose={() => setChoosing(false)} />}
    </div>
  );
}

import { useId, useState } from 'react';
import button from '../../../ui/button.module.css';
import { useOwner } from '../../context/owner-context.ts';
import { Dialog, DialogHeading } from '../../forms/dialog.tsx';
import { Button, TextButton } from '../../forms/fields.tsx';
import styles from '../../forms/forms.module.css';
import { UploadButton } from '../../pictures/upload-list.tsx';
import { linkAddress } from '../link-address.ts';

interface PictureDialogProps {
  onAddress: (address: string) => void;
  onFiles: (files: File[]) => void;
  onLibrary: () => void;
  onClose: () => void;
}

const secondary = `${button.outlined} ${button.compact}`;

/** Asks for a picture: files of this device, one of the library, or the address of one that is on the web. */
export function PictureDialog({ onAddress, onFiles, onLibrary, onClose }: PictureDialogProps) {
  const { compose, errors } = useOwner().messages;
  const { image, actions } = compose;
  const [typed, setTyped] = useState('');
  const id = useId();
  const apply = () => {
    const isOwn = /^\/(?!\/)\S+$/.test(typed.trim());
    const address = isOwn ? typed.trim() : linkAddress(typed);
    if (!address || /^(mailto|tel):/i.test(address)) return alert(errors.catalog.link);
    onAddress(address);
  };
  return (
    <Dialog onEnter={apply} onClose={onClose}>
      <DialogHeading>{image.insert}</DialogHeading>
      <div className={styles.actions}>
        <UploadButton label={image.files} className={secondary} multiple onFiles={onFiles} />
        <button type="button" className={`${button.button} ${secondary}`} onClick={onLibrary}>
          {image.library}
        </button>
      </div>
      <div className={`${styles.field} ${styles.or}`}>
        <label htmlFor={id}>{image.address}</label>
        <input
          id={id}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <div className={styles.actions}>
        <Button onClick={apply}>{image.insert}</Button>
        <TextButton onClick={onClose}>{actions.cancel}</TextButton>
      </div>
    </Dialog>
  );
}

import { useId, useState } from 'react';
import button from '../../../ui/button.module.css';
import text from '../../../ui/text.module.css';
import { useDesk } from '../../desk-context.ts';
import styles from '../../dialog.module.css';
import { Dialog, DialogHeading } from '../../dialog.tsx';
import field from '../../field.module.css';
import { linkAddress } from '../link-address.ts';

interface PictureDialogProps {
  onAddress: (address: string) => void;
  onFiles: (files: File[]) => void;
  onClose: () => void;
}

/** Asks for a picture: files of this device, or the address of one that is on the web. */
export function PictureDialog({ onAddress, onFiles, onClose }: PictureDialogProps) {
  const { compose, errors } = useDesk().copy;
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
      <div className={field.field}>
        <label htmlFor={`${id}-files`}>{image.files}</label>
        <input
          id={`${id}-files`}
          type="file"
          accept="image/*"
          multiple
          onChange={({ target }) => target.files && onFiles([...target.files])}
        />
      </div>
      <div className={`${field.field} ${styles.or}`}>
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
        <button type="button" className={`${button.button} ${button.compact}`} onClick={apply}>
          {image.insert}
        </button>
        <button type="button" className={text.action} onClick={onClose}>
          {actions.cancel}
        </button>
      </div>
    </Dialog>
  );
}

import { acceptedPictures } from '../../../shared/picture-name.ts';
import button from '../../ui/button.module.css';
import styles from '../media-library/media-library.module.css';

interface UploadButtonProps {
  label: string;
  className?: string | undefined;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
}

/** Asks for pictures of this device. The browser's own file field would speak the browser's language. */
export function UploadButton({ label, className = '', multiple = false, onFiles }: UploadButtonProps) {
  return (
    <label className={`${button.button} ${styles.upload} ${className}`}>
      {label}
      <input
        type="file"
        accept={acceptedPictures}
        multiple={multiple}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file can be chosen again, after a failure for one.
          target.value = '';
        }}
      />
    </label>
  );
}

import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import layout from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { TextButton } from '../forms/fields.tsx';
import field from '../forms/forms.module.css';
import { PicturePicker } from '../pictures/picture-picker.tsx';
import styles from './content-manager.module.css';
import type { Mode } from './typed-text.ts';
import type { SectionText } from './use-section-text.ts';

const modes: Mode[] = ['html', 'markdown', 'text'];

interface PaneToolsProps {
  section: SectionText;
  onFile: (file: File) => void;
  /** One of the library. */
  onPicture: (picture: { url: string; alt: string }) => void;
}

/** What a text is written in, and its pictures. */
export function PaneTools({
  section: { typed, saved, busy, changeMode },
  onFile,
  onPicture,
}: PaneToolsProps) {
  const { contentManager } = useOwner().messages;
  const id = useId();
  const [isChoosing, setChoosing] = useState(false);
  const isChanged = saved !== null && typed.content_type !== saved.content_type;
  return (
    <div className={styles.tools}>
      <div className={styles.mode}>
        <label htmlFor={`${id}-mode`}>{contentManager.mode}</label>
        <select
          id={`${id}-mode`}
          value={typed.content_type}
          aria-describedby={isChanged ? `${id}-change` : undefined}
          onChange={(event) => changeMode(event.target.value as Mode)}
        >
          {modes.map((mode) => (
            <option key={mode} value={mode}>
              {contentManager.modes[mode]}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.picture}>
        <input
          id={`${id}-picture`}
          className={layout.hidden}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          disabled={busy === 'upload'}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // The same file once more is a change, too.
            event.target.value = '';
            if (file) onFile(file);
          }}
        />
        <label htmlFor={`${id}-picture`}>
          {busy === 'upload' ? contentManager.uploading : contentManager.upload_image}
        </label>
        <TextButton onClick={() => setChoosing(true)}>{contentManager.from_library}</TextButton>
      </div>
      {isChoosing && (
        <PicturePicker
          onClose={() => setChoosing(false)}
          onChoose={(picture) => {
            // Closed at once: an open window keeps the focus from the text.
            flushSync(() => setChoosing(false));
            onPicture(picture);
          }}
        />
      )}
      {isChanged && (
        <p id={`${id}-change`} className={`${field.help} ${styles.help}`}>
          {contentManager.mode_change}
        </p>
      )}
    </div>
  );
}

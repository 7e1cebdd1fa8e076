import { useEffect, useState } from 'react';
import text from '../../../ui/text.module.css';
import { useDesk } from '../../desk-context.ts';
import { fromBrowser } from '../../editor/pictures/choose-source.ts';
import field from '../../field.module.css';
import styles from './details-panel.module.css';

/** Where the owner's own image host keeps its settings: browser storage (docs/specification.md 3.7). */
const keys = ['cloud_name', 'upload_preset'] as const;

/** Cloud name and unsigned upload preset of the owner's image host. No fields of the post: they stay here. */
export function UploadSettings() {
  const { upload_settings: words } = useDesk().copy.compose;
  const [values, setValues] = useState({ cloud_name: '', upload_preset: '' });
  const [isSaved, setSaved] = useState(false);
  const labels = { cloud_name: words.cloud_name, upload_preset: words.preset };
  useEffect(() => {
    setValues({ cloud_name: fromBrowser(keys[0]) ?? '', upload_preset: fromBrowser(keys[1]) ?? '' });
  }, []);
  const save = () => {
    try {
      for (const key of keys) {
        const value = values[key].trim();
        if (value) localStorage.setItem(key, value);
        else localStorage.removeItem(key);
      }
      setSaved(true);
    } catch {
      // Storage is shut off: it can't be said to be kept.
      setSaved(false);
    }
  };
  return (
    <details className={styles.upload}>
      <summary>{words.heading}</summary>
      <div>
        <p className={field.help}>{words.intro}</p>
        {keys.map((key) => (
          <div key={key} className={field.field}>
            <label htmlFor={key}>{labels[key]}</label>
            <input
              id={key}
              value={values[key]}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onKeyDown={(event) => event.key === 'Enter' && save()}
              onChange={(event) => {
                setSaved(false);
                setValues({ ...values, [key]: event.target.value });
              }}
            />
          </div>
        ))}
        <button type="button" className={text.action} onClick={save}>
          {words.save}
        </button>
        <p aria-live="polite" className={text.small}>
          {isSaved && words.saved}
        </p>
      </div>
    </details>
  );
}

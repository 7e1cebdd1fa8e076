import { useEffect, useState } from 'react';
import button from '../../../ui/button.module.css';
import { useDesk } from '../../desk-context.ts';
import styles from '../fields/fields.module.css';
import { TextField } from '../fields/text-field.tsx';
import frame from '../section-form.module.css';

/** Browser-storage keys of the owner's image host (docs/specification.md 3.7). */
const keys = { cloud_name: 'cloud_name', preset: 'upload_preset' } as const;

/** Where pictures of posts go. Both values belong to this browser, and never to the site. */
export function ImagesSection() {
  const { settings, compose } = useDesk().copy;
  const [values, setValues] = useState({ cloud_name: '', preset: '' });
  const [isReady, setReady] = useState(false);
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    setValues({ cloud_name: stored(keys.cloud_name), preset: stored(keys.preset) });
    setReady(true);
  }, []);
  const change = (part: Partial<typeof values>) => {
    setValues({ ...values, ...part });
    setKept(false);
  };
  return (
    <section id="images" className={frame.section} aria-labelledby="images-heading">
      <div className={frame.head}>
        <h2 id="images-heading">{settings.images.heading}</h2>
      </div>
      <p className={frame.help}>
        {settings.images.intro} {compose.upload_settings.intro}
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setKept(keep(keys.cloud_name, values.cloud_name) && keep(keys.preset, values.preset));
        }}
      >
        <fieldset disabled={!isReady} className={styles.pair}>
          <TextField
            at="cloud_name"
            label={settings.images.cloud_name}
            value={values.cloud_name}
            onChange={(cloud_name) => change({ cloud_name })}
          />
          <TextField
            at="upload_preset"
            label={settings.images.preset}
            value={values.preset}
            onChange={(preset) => change({ preset })}
          />
        </fieldset>
        <div className={frame.actions}>
          <button type="submit" className={`${button.button} ${button.outlined} ${button.compact}`}>
            {compose.upload_settings.save}
          </button>
          <p role="status" className={frame.status}>
            {isKept && compose.upload_settings.saved}
          </p>
        </div>
      </form>
    </section>
  );
}

function stored(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** False where the browser does not let us. */
function keep(key: string, value: string): boolean {
  try {
    if (value.trim()) localStorage.setItem(key, value.trim());
    else localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

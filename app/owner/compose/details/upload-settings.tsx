import text from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import { TextButton } from '../../forms/button.tsx';
import { Field } from '../../forms/field.tsx';
import field from '../../forms/forms.module.css';
import { imageHostKeys } from '../../pictures/choose-source.ts';
import { useImageHost } from '../../pictures/use-image-host.ts';
import styles from './details.module.css';

/** Where the owner's own image host is set, for who is writing. No fields of the post. */
export function UploadSettings() {
  const { heading, intro, cloud_name, preset, save, saved } = useOwner().messages.compose.upload_settings;
  const host = useImageHost();
  const labels = { cloud_name, upload_preset: preset };
  return (
    <details className={styles.upload}>
      <summary>{heading}</summary>
      <div>
        <p className={field.help}>{intro}</p>
        {imageHostKeys.map((key) => (
          <Field key={key} id={key} label={labels[key]}>
            {(control) => (
              <input
                {...control}
                value={host.values[key]}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                onKeyDown={(event) => event.key === 'Enter' && host.save()}
                onChange={(event) => host.change({ [key]: event.target.value })}
              />
            )}
          </Field>
        ))}
        <TextButton onClick={host.save}>{save}</TextButton>
        <p aria-live="polite" className={text.small}>
          {host.isSaved && saved}
        </p>
      </div>
    </details>
  );
}

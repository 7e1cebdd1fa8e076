import { useOwner } from '../../context/owner-context.ts';
import { Button } from '../../forms/fields.tsx';
import { imageHostKeys, useImageHost } from '../../pictures/picture-source.ts';
import { TextField } from '../../settings-parts/fields/text-field.tsx';
import styles from '../../settings-parts/fields.module.css';
import { SettingsSection } from '../../settings-parts/settings-section.tsx';
import frame from '../settings.module.css';

/** Where pictures of posts go. */
export function ImagesSection() {
  const { settings, compose } = useOwner().messages;
  const { images } = settings;
  const host = useImageHost();
  const labels = { cloud_name: images.cloud_name, upload_preset: images.preset };
  return (
    <SettingsSection
      id="images"
      heading={images.heading}
      help={`${images.intro} ${compose.upload_settings.intro}`}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          host.save();
        }}
      >
        <fieldset disabled={!host.isReady} className={styles.pair}>
          {imageHostKeys.map((key) => (
            <TextField
              key={key}
              at={key}
              label={labels[key]}
              value={host.values[key]}
              onChange={(value) => host.change({ [key]: value })}
            />
          ))}
        </fieldset>
        <div className={frame.actions}>
          <Button type="submit" isOutlined>
            {compose.upload_settings.save}
          </Button>
          <p role="status" className={frame.sectionFormStatus}>
            {host.isSaved && compose.upload_settings.saved}
          </p>
        </div>
      </form>
    </SettingsSection>
  );
}

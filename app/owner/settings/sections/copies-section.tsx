import { copyPlaceKinds, copyRhythms } from '../../../../shared/copies.ts';
import { useOwner } from '../../context/owner-context.ts';
import { ChoiceField } from '../../settings-parts/fields/choice-field.tsx';
import { SwitchField } from '../../settings-parts/fields/switch-field.tsx';
import { TextField } from '../../settings-parts/fields/text-field.tsx';
import { SectionFields } from '../../settings-parts/section-fields.tsx';
import { useSettings } from '../../settings-parts/settings-context.ts';
import { SettingsSection } from '../../settings-parts/settings-section.tsx';
import { useSection } from '../../settings-parts/use-section.ts';
import { CopiesStatus } from './copies-status.tsx';
import { DownloadBackup } from './download-backup.tsx';

const names = ['copies_every', 'copies_to', 'copies_kept', 'copies_kept_longer'] as const;

/** How safe the site is, and how often, where to and how long it is copied. */
export function CopiesSection() {
  const section = useSection('copies', names);
  const { copies } = useOwner().messages.settings;
  const { places } = useSettings().copies;
  const { values, field } = section;
  const rhythms = copyRhythms.map((value) => ({ value, label: copies.rhythms[value] }));
  const targets = (['everywhere', ...copyPlaceKinds] as const).map((value) => ({
    value,
    label: copies.targets[value],
  }));
  return (
    <SettingsSection id={section.id} heading={copies.heading} help={copies.help}>
      <CopiesStatus />
      {places.length > 0 && (
        <SectionFields section={section}>
          <ChoiceField {...field('copies_every')} legend={copies.every} choices={rhythms} />
          {places.length > 1 && <ChoiceField {...field('copies_to')} legend={copies.to} choices={targets} />}
          {values.copies_every !== 'off' && (
            <>
              <TextField
                {...field('copies_kept')}
                type="number"
                label={copies.kept}
                help={copies.kept_help}
              />
              <SwitchField {...field('copies_kept_longer')} label={copies.kept_longer} />
            </>
          )}
        </SectionFields>
      )}
      <DownloadBackup />
    </SettingsSection>
  );
}

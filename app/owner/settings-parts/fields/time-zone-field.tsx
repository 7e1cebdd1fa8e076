import { fill } from '../../../../messages/fill.ts';
import { useIsInBrowser } from '../../context/browser.ts';
import { deviceZone, useOwner } from '../../context/owner-context.ts';
import { TextButton, ZoneOptions } from '../../forms/fields.tsx';
import type { Section } from '../use-section.ts';
import { SettingField } from './setting-field.tsx';

/** By whose clock posts are dated and scheduled: chosen by city, or taken from this device. */
export function TimeZoneField({ section }: { section: Section<'time_zone'> }) {
  const { brand } = useOwner().messages.settings;
  const { at, value, onChange } = section.field('time_zone');
  const isInBrowser = useIsInBrowser();
  const device = isInBrowser ? deviceZone() : '';
  return (
    <div>
      <SettingField at={at} label={brand.time_zone} help={brand.time_zone_help}>
        {(control) => (
          <select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
            {value === '' && <option value="">{brand.time_zone_none}</option>}
            <ZoneOptions chosen={value} />
          </select>
        )}
      </SettingField>
      {device && device !== value && (
        <TextButton onClick={() => onChange(device)}>
          {fill(brand.time_zone_device, { zone: device })}
        </TextButton>
      )}
    </div>
  );
}

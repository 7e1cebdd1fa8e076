import { fill } from '../../../../messages/fill.ts';
import { useOwner } from '../../context/owner-context.ts';
import { useIsInBrowser } from '../../context/use-is-in-browser.ts';
import { TextButton } from '../../forms/button.tsx';
import type { Section } from '../use-section.ts';
import { SettingField } from './setting-field.tsx';

/** By whose clock posts are scheduled: typed, chosen from what the browser knows, or taken from this device. */
export function TimeZoneField({ section }: { section: Section<'time_zone'> }) {
  const { brand } = useOwner().messages.settings;
  const { at, value, onChange } = section.field('time_zone');
  const isInBrowser = useIsInBrowser();
  const device = isInBrowser ? Intl.DateTimeFormat().resolvedOptions().timeZone : '';
  return (
    <div>
      <SettingField at={at} label={brand.time_zone} help={brand.time_zone_help}>
        {(control) => (
          <>
            <input
              {...control}
              value={value}
              list="time-zones"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onChange={(event) => onChange(event.target.value)}
            />
            {isInBrowser && (
              <datalist id="time-zones">
                {Intl.supportedValuesOf('timeZone').map((zone) => (
                  <option key={zone} value={zone} />
                ))}
              </datalist>
            )}
          </>
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

import { zoneCity } from '../../../shared/format-zoned.ts';
import { useIsInBrowser } from '../context/use-is-in-browser.ts';

/** The time zones that this browser knows, by city; the chosen one alone until the page's script has come. */
export function ZoneOptions({ chosen }: { chosen: string }) {
  const known = useIsInBrowser() ? Intl.supportedValuesOf('timeZone') : [];
  const zones = [...new Set(['UTC', ...known, chosen])].filter(Boolean);
  return zones
    .map((zone) => ({ zone, label: labelOf(zone) }))
    .sort((one, other) => one.label.localeCompare(other.label))
    .map(({ zone, label }) => (
      <option key={zone} value={zone}>
        {label}
      </option>
    ));
}

/** The city first, so that typing finds it: `America/Mexico_City` is Mexico City, America. */
function labelOf(zone: string): string {
  const [region, ...rest] = zone.replaceAll('_', ' ').split('/');
  return rest.length > 0 ? `${zoneCity(zone)}, ${region}` : zone;
}

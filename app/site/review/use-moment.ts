import { formatInZone } from '../../../shared/format-zoned.ts';
import { useSite } from '../site-context.ts';

/** How a moment (ISO 8601) reads by the site's clock. The reader's own is not known. */
export function useMoment(): (at: string) => string {
  const { locale, zone } = useSite();
  return (at) => formatInZone(at, locale, zone);
}

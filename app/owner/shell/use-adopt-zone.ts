import { useEffect } from 'react';
import type { Locale } from '../../../shared/locale.ts';
import { localised, paths } from '../../../shared/paths.ts';
import { deviceZone } from '../context/use-clock.ts';
import { useAction } from '../forms/use-action.ts';

/** Saves this device's time zone as the site's while none is chosen, so that "today" is the owner's day from the first post on. */
export function useAdoptZone(locale: Locale, zone: string | undefined): void {
  const save = useAction(localised(paths.settings, locale), () => undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that was loaded without a zone
  useEffect(() => {
    if (zone === '') save({ intent: 'adopt-zone', patch: JSON.stringify({ time_zone: deviceZone() }) });
  }, [zone]);
}

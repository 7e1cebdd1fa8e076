import { createContext, use } from 'react';
import type { LoadedSettings } from './load-settings.ts';

interface CurrentSettings extends LoadedSettings {
  /** They could not be read again after the last change, and may be older than it. */
  isLost: boolean;
}

export const SettingsContext = createContext<CurrentSettings | undefined>(undefined);

/** The settings as they are saved. Throws outside of their page and of the first steps. */
export function useSettings(): CurrentSettings {
  const loaded = use(SettingsContext);
  if (!loaded) throw new Error('useSettings is for components inside SettingsContext');
  return loaded;
}

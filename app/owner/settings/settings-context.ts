import { createContext, use } from 'react';
import type { LoadedSettings } from './load-settings.ts';

export const SettingsContext = createContext<LoadedSettings | undefined>(undefined);

/** The settings as they are saved. Throws outside of their page and of the first steps. */
export function useSettings(): LoadedSettings {
  const loaded = use(SettingsContext);
  if (!loaded) throw new Error('useSettings is for components inside SettingsContext');
  return loaded;
}

import { expect, test } from 'vitest';
import type { Locale } from '../../shared/locale.ts';
import { type Settings, settingsSchema } from '../../shared/settings.ts';
import type { PageContext } from '../page-context.ts';
import { readSiteFacts } from './read-site-facts.ts';

const inEnglish = { en: 'Said', es: '' };
const outcome = { title: inEnglish, situation: inEnglish, action: inEnglish, outcome: inEnglish };

async function hasOutcomes(settings: Partial<Settings>, locale: Locale): Promise<boolean> {
  const core = { settings: { get: async () => settingsSchema.parse(settings) } };
  const page = { core, locale, origin: 'https://example.com' } as PageContext;
  return (await readSiteFacts(page)).hasOutcomes;
}

test('home has When It Mattered where there is something to read in the language', async () => {
  expect(await hasOutcomes({}, 'es')).toBe(true);
  expect(await hasOutcomes({ show_samples: false }, 'es')).toBe(false);
  expect(await hasOutcomes({ outcomes: [] }, 'en')).toBe(false);
  expect(await hasOutcomes({ outcomes: [outcome] }, 'en')).toBe(true);
  expect(await hasOutcomes({ outcomes: [outcome] }, 'es')).toBe(false);
});

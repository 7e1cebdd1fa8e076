import { fill } from '../../../messages/fill.ts';
import type { Locale } from '../../../shared/locale.ts';
import type { Settings } from '../../../shared/settings.ts';
import type { Site } from '../site-context.ts';

/** Who answers for the site and whose law applies, in one language; empty where the owner has not said it. */
export interface LegalFacts {
  entity: string;
  address: string;
  law: string;
}

export function legalFactsOf(
  { legal_entity, legal_address, legal_law }: Pick<Settings, 'legal_entity' | 'legal_address' | 'legal_law'>,
  locale: Locale,
): LegalFacts {
  return { entity: legal_entity, address: legal_address, law: legal_law[locale] };
}

/** The sentences that name entity and address, those that there are; a full stop at the end of a name is not doubled. */
export function responsibleSentences(
  { entity, address }: LegalFacts,
  { privacy }: Site['messages'],
): string[] {
  return [
    entity && fill(privacy.who_entity, { entity: withoutStop(entity) }),
    address && fill(privacy.who_address, { address: withoutStop(address) }),
  ].filter(Boolean);
}

export function withoutStop(text: string): string {
  return text.replace(/\.+$/, '');
}

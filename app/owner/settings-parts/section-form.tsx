import type { ReactNode } from 'react';
import { SectionFields } from './section-fields.tsx';
import { SettingsSection } from './settings-section.tsx';
import type { AnySection } from './use-section.ts';

interface SectionFormProps {
  section: AnySection;
  heading: string;
  help?: string | undefined;
  seenAt?: string | undefined;
  children: ReactNode;
}

/** A part of the settings page that is one form. */
export function SectionForm({ section, children, ...more }: SectionFormProps) {
  return (
    <SettingsSection id={section.id} {...more}>
      <SectionFields section={section}>{children}</SectionFields>
    </SettingsSection>
  );
}

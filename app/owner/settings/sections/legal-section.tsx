import { paths } from '../../../../shared/paths.ts';
import { useOwner } from '../../context/owner-context.ts';
import { LocalizedTextField } from '../../settings-parts/fields/localized-text-field.tsx';
import { TextField } from '../../settings-parts/fields/text-field.tsx';
import { SectionForm } from '../../settings-parts/section-form.tsx';
import { useSection } from '../../settings-parts/use-section.ts';

const names = ['legal_entity', 'legal_address', 'legal_law'] as const;

/** What privacy and terms say of who is behind the site. */
export function LegalSection() {
  const section = useSection('legal', names);
  const { legal } = useOwner().messages.settings;
  const { field } = section;
  return (
    <SectionForm section={section} heading={legal.heading} help={legal.help} seenAt={paths.privacy}>
      <TextField {...field('legal_entity')} label={legal.entity} />
      <TextField {...field('legal_address')} label={legal.address} />
      <LocalizedTextField {...field('legal_law')} label={legal.law} />
    </SectionForm>
  );
}

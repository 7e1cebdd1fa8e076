import { useOwner } from '../../context/owner-context.ts';
import { OldBlogField } from '../../settings-parts/fields/setup-fields.tsx';
import { SectionForm } from '../../settings-parts/section-form.tsx';
import { useSection } from '../../settings-parts/use-section.ts';

const names = ['import_source'] as const;

/** The blog that the owner comes from. */
export function OldBlogSection() {
  const section = useSection('old-blog', names);
  const { settings } = useOwner().messages;
  return (
    <SectionForm section={section} heading={settings.import.heading}>
      <OldBlogField section={section} />
    </SectionForm>
  );
}

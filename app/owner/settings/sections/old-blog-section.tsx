import { useDesk } from '../../context/owner-context.ts';
import { TextField } from '../../settings-parts/fields/text-field.tsx';
import { SectionForm } from '../../settings-parts/section-form.tsx';
import { type Section, useSection } from '../../settings-parts/use-section.ts';

const names = ['import_source'] as const;

/** The blog that the owner comes from. */
export function OldBlogSection() {
  const section = useSection('old-blog', names);
  const { settings } = useDesk().copy;
  return (
    <SectionForm section={section} heading={settings.import.heading}>
      <OldBlogField section={section} />
    </SectionForm>
  );
}

export function OldBlogField({ section }: { section: Section<'import_source'> }) {
  const { settings } = useDesk().copy;
  return (
    <TextField
      at="import_source"
      type="url"
      label={settings.import.source}
      value={section.values.import_source}
      onChange={(address) => section.set('import_source', address)}
      help={settings.import.source_help}
      placeholder="https://"
    />
  );
}

import { paths } from '../../../../shared/paths.ts';
import { useOwner } from '../../context/owner-context.ts';
import { SwitchField } from '../../settings-parts/fields/switch-field.tsx';
import { SectionForm } from '../../settings-parts/section-form.tsx';
import { useSection } from '../../settings-parts/use-section.ts';

const names = ['lead_magnet', 'slider'] as const;

/** Sections of the home page that stay off until they are wanted. */
export function SwitchesSection() {
  const section = useSection('switches', names);
  const { home } = useOwner().messages.settings;
  return (
    <SectionForm section={section} heading={home.sections} help={home.sections_help} seenAt={paths.home}>
      <div>
        {names.map((name) => (
          <SwitchField key={name} {...section.field(name)} label={home[name]} />
        ))}
      </div>
    </SectionForm>
  );
}

import { useOwner } from '../../context/owner-context.ts';
import { ChoiceField } from '../../settings-parts/fields/choice-field.tsx';
import { TextField } from '../../settings-parts/fields/text-field.tsx';
import { SectionForm } from '../../settings-parts/section-form.tsx';
import { useSection } from '../../settings-parts/use-section.ts';

const names = ['geo_by', 'geo_service'] as const;

/** Who tells in which country a visitor is. */
export function CountrySection() {
  const section = useSection('country', names);
  const { geo } = useOwner().messages.settings;
  const { values, field } = section;
  const choices = (['builtin', 'service'] as const).map((name) => ({ value: name, label: geo[name] }));
  return (
    <SectionForm section={section} heading={geo.heading} help={geo.help}>
      <ChoiceField {...field('geo_by')} legend={geo.legend} choices={choices} />
      {values.geo_by === 'service' && (
        <TextField {...field('geo_service')} type="url" label={geo.service_url} placeholder="https://" />
      )}
    </SectionForm>
  );
}

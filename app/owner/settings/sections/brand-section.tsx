import { paths } from '../../../../shared/paths.ts';
import { useOwner } from '../../context/owner-context.ts';
import { PictureField } from '../../settings-parts/fields/picture-field.tsx';
import { LanguageField, NameFields } from '../../settings-parts/fields/setup-fields.tsx';
import { SwitchField } from '../../settings-parts/fields/switch-field.tsx';
import { TextField } from '../../settings-parts/fields/text-field.tsx';
import { TimeZoneField } from '../../settings-parts/fields/time-zone-field.tsx';
import { BrandPreview } from '../../settings-parts/previews.tsx';
import { SectionForm } from '../../settings-parts/section-form.tsx';
import { useSection } from '../../settings-parts/use-section.ts';

const names = [
  'brand',
  'founder',
  'logo',
  'portrait',
  'language',
  'time_zone',
  'social',
  'index_now',
] as const;

/** Who the site speaks for. */
export function BrandSection() {
  const section = useSection('brand', names);
  const { brand } = useOwner().messages.settings;
  const { values, field } = section;
  return (
    <SectionForm section={section} heading={brand.heading} seenAt={paths.home}>
      <NameFields section={section} />
      <PictureField {...field('logo')} label={brand.logo} help={brand.logo_help} />
      <BrandPreview brand={values.brand} logo={values.logo} />
      <PictureField {...field('portrait')} label={brand.portrait} />
      <LanguageField section={section} />
      <TimeZoneField section={section} />
      <TextField {...field('social')} label={brand.social} help={brand.social_help} rows={3} type="url" />
      <SwitchField {...field('index_now')} label={brand.index_now} />
    </SectionForm>
  );
}

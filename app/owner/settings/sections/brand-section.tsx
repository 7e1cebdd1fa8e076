import { locales } from '../../../../shared/locale.ts';
import { paths } from '../../../../shared/paths.ts';
import { useDesk } from '../../context/owner-context.ts';
import { ChoiceField } from '../../settings-parts/fields/choice-field.tsx';
import { PictureField } from '../../settings-parts/fields/picture-field.tsx';
import { TextField } from '../../settings-parts/fields/text-field.tsx';
import { BrandPreview } from '../../settings-parts/previews.tsx';
import { SectionForm } from '../../settings-parts/section-form.tsx';
import { type Section, useSection } from '../../settings-parts/use-section.ts';

const names = ['brand', 'founder', 'logo', 'portrait', 'language', 'social'] as const;

/** Who the site speaks for. */
export function BrandSection() {
  const section = useSection('brand', names);
  const { brand } = useDesk().copy.settings;
  const { values, set } = section;
  return (
    <SectionForm section={section} heading={brand.heading} seenAt={paths.home}>
      <NameFields section={section} />
      <PictureField
        at="logo"
        label={brand.logo}
        value={values.logo}
        onChange={(logo) => set('logo', logo)}
        help={brand.logo_help}
      />
      <BrandPreview brand={values.brand} logo={values.logo} />
      <PictureField
        at="portrait"
        label={brand.portrait}
        value={values.portrait}
        onChange={(portrait) => set('portrait', portrait)}
      />
      <LanguageField section={section} />
      <TextField
        at="social"
        label={brand.social}
        value={values.social}
        onChange={(social) => set('social', social)}
        help={brand.social_help}
        rows={3}
        type="url"
      />
    </SectionForm>
  );
}

/** The names of the site and of its owner. */
export function NameFields({ section }: { section: Section<'brand' | 'founder'> }) {
  const { brand } = useDesk().copy.settings;
  const { values, set } = section;
  return (
    <>
      <TextField
        at="brand"
        label={brand.brand}
        value={values.brand}
        onChange={(name) => set('brand', name)}
        help={brand.brand_help}
      />
      <TextField
        at="founder"
        label={brand.founder}
        value={values.founder}
        onChange={(founder) => set('founder', founder)}
        help={brand.founder_help}
      />
    </>
  );
}

/** The language of visitors who have not chosen. */
export function LanguageField({ section }: { section: Section<'language'> }) {
  const { settings, language } = useDesk().copy;
  return (
    <ChoiceField
      legend={settings.brand.default_language}
      value={section.values.language}
      choices={locales.map((locale) => ({ value: locale, label: language[`name_${locale}`] }))}
      onChange={(locale) => section.set('language', locale)}
    />
  );
}

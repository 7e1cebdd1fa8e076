import { locales } from '../../../../shared/locale.ts';
import { useOwner } from '../../context/owner-context.ts';
import type { Section } from '../use-section.ts';
import { ChoiceField } from './choice-field.tsx';
import { TextField } from './text-field.tsx';

/** The names of the site and of its owner. */
export function NameFields({ section }: { section: Section<'brand' | 'founder'> }) {
  const { brand } = useOwner().messages.settings;
  return (
    <>
      <TextField {...section.field('brand')} label={brand.brand} help={brand.brand_help} />
      <TextField {...section.field('founder')} label={brand.founder} help={brand.founder_help} />
    </>
  );
}

/** The language of visitors who have not chosen. */
export function LanguageField({ section }: { section: Section<'language'> }) {
  const { settings, language } = useOwner().messages;
  return (
    <ChoiceField
      {...section.field('language')}
      legend={settings.brand.default_language}
      choices={locales.map((locale) => ({ value: locale, label: language[`name_${locale}`] }))}
    />
  );
}

/** The address of the blog that the owner comes from. */
export function OldBlogField({ section }: { section: Section<'import_source'> }) {
  const { source, source_help } = useOwner().messages.settings.import;
  return (
    <TextField
      {...section.field('import_source')}
      type="url"
      label={source}
      help={source_help}
      placeholder="https://"
    />
  );
}

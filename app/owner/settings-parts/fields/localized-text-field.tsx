import { fill } from '../../../../copy/fill.ts';
import { type Locale, locales } from '../../../../shared/locale.ts';
import { useDesk } from '../../context/owner-context.ts';
import styles from './fields.module.css';
import { TextField } from './text-field.tsx';

type Words = Record<Locale, string>;

interface WordsFieldProps {
  at: string;
  label: string;
  value: Words;
  onChange: (value: Words) => void;
  help?: string | undefined;
  /** What stands on the site while a language is left empty. */
  builtIn?: Words | undefined;
  rows?: number | undefined;
}

/** A text in both languages, one beside the other. */
export function WordsField({ at, label, value, onChange, help, builtIn, rows }: WordsFieldProps) {
  const { settings } = useDesk().copy;
  return (
    <div className={styles.pair}>
      {locales.map((language) => (
        <TextField
          key={language}
          at={`${at}.${language}`}
          label={fill(settings[`field_${language}`], { field: label })}
          value={value[language]}
          onChange={(typed) => onChange({ ...value, [language]: typed })}
          help={help}
          placeholder={builtIn?.[language]}
          rows={rows}
          lang={language}
        />
      ))}
    </div>
  );
}

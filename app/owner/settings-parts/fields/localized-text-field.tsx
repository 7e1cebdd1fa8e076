import { fill } from '../../../../messages/fill.ts';
import { locales } from '../../../../shared/locale.ts';
import { useOwner } from '../../context/owner-context.ts';
import styles from '../fields.module.css';
import type { LocalizedText } from '../settings-form.ts';
import type { FieldProps } from '../use-section.ts';
import { TextField } from './text-field.tsx';

interface LocalizedTextFieldProps extends FieldProps<LocalizedText> {
  label: string;
  help?: string | undefined;
  /** What stands on the site while a language is left empty. */
  builtIn?: LocalizedText | undefined;
  rows?: number | undefined;
}

/** A text in both languages, one beside the other. */
export function LocalizedTextField({
  at,
  label,
  value,
  onChange,
  help,
  builtIn,
  rows,
}: LocalizedTextFieldProps) {
  const { settings } = useOwner().messages;
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

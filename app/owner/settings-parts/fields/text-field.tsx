import type { HTMLInputTypeAttribute } from 'react';
import type { Locale } from '../../../../shared/locale.ts';
import type { FieldProps } from '../use-section.ts';
import { SettingField } from './setting-field.tsx';

interface TextFieldProps extends FieldProps<string> {
  label: string;
  help?: string | undefined;
  placeholder?: string | undefined;
  /** More than one makes it a text of several lines. */
  rows?: number | undefined;
  type?: HTMLInputTypeAttribute | undefined;
  /** The language that is written in it. */
  lang?: Locale | undefined;
}

/** A setting that is typed. Addresses are shown as they are: no browser corrects or capitalises them. */
export function TextField({
  at,
  label,
  value,
  onChange,
  help,
  rows = 1,
  type,
  lang,
  ...more
}: TextFieldProps) {
  const isPlain = type === undefined || type === 'text';
  const common = {
    ...more,
    lang,
    value,
    spellCheck: isPlain,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  return (
    <SettingField at={at} label={label} help={help}>
      {(control) =>
        rows > 1 ? (
          <textarea {...control} {...common} rows={rows} />
        ) : (
          // The kind only chooses the keyboard of a phone: what is wrong is said by us, in our own words.
          <input {...control} {...common} inputMode={inputModes[type ?? 'text']} />
        )
      }
    </SettingField>
  );
}

const inputModes: Partial<Record<HTMLInputTypeAttribute, 'email' | 'url' | 'decimal'>> = {
  email: 'email',
  url: 'url',
  number: 'decimal',
};

import type { HTMLInputTypeAttribute } from 'react';
import type { Locale } from '../../../../shared/locale.ts';
import type { FieldProps } from '../use-section.ts';
import { FieldFrame } from './field-frame.tsx';
import { useField } from './section-context.ts';

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
  const state = useField(at, help !== undefined);
  const isPlain = type === undefined || type === 'text';
  const common = {
    id: state.id,
    ...state.aria,
    ...more,
    lang,
    value,
    spellCheck: isPlain,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  return (
    <FieldFrame state={state} label={label} help={help}>
      {rows > 1 ? (
        <textarea {...common} rows={rows} />
      ) : (
        // The kind only chooses the keyboard of a phone: what is wrong is said by us, in our own words.
        <input {...common} inputMode={inputModes[type ?? 'text']} />
      )}
    </FieldFrame>
  );
}

const inputModes: Partial<Record<HTMLInputTypeAttribute, 'email' | 'url' | 'numeric'>> = {
  email: 'email',
  url: 'url',
  number: 'numeric',
};

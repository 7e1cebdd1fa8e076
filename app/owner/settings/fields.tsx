import { type HTMLInputTypeAttribute, type ReactNode, use, useState } from 'react';
import { fill } from '../../../messages/fill.ts';
import { type Locale, locales } from '../../../shared/locale.ts';
import { useIsInBrowser } from '../context/browser.ts';
import { deviceZone, useOwner } from '../context/owner-context.ts';
import { type ControlProps, Field, TextButton, ZoneOptions } from '../forms/fields.tsx';
import field from '../forms/forms.module.css';
import { PicturePicker } from '../pictures/picture-picker.tsx';
import styles from './fields.module.css';
import { FieldErrorsContext, fieldErrorMessage, fieldId } from './section.tsx';
import type { LocalizedText, Visibility } from './settings-form.ts';
import type { FieldProps, SettingProps } from './use-section.ts';

interface SettingFieldProps {
  /** Path of the setting, or of part of it. */
  at: string;
  label: string;
  help?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

function SettingField({ at, ...more }: SettingFieldProps) {
  const owner = useOwner();
  const found = use(FieldErrorsContext).find((error) => error.at === at);
  return <Field {...more} id={fieldId(at)} error={found && fieldErrorMessage(found, owner)} />;
}

interface TextFieldProps extends FieldProps<string> {
  label: string;
  help?: string | undefined;
  placeholder?: string | undefined;
  /** More than one row makes it a text area. */
  rows?: number | undefined;
  type?: HTMLInputTypeAttribute;
  lang?: Locale;
}

/** A text setting. Browsers don't correct or capitalize URLs and email addresses. */
export function TextField(props: TextFieldProps) {
  const { at, label, value, onChange, help, rows = 1, type = 'text', placeholder, lang } = props;
  const more = { placeholder, lang };
  const common = {
    ...more,
    name: at,
    value,
    spellCheck: type === 'text',
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  return (
    <SettingField at={at} label={label} help={help}>
      {(control) =>
        rows > 1 ? (
          <textarea {...control} {...common} rows={rows} />
        ) : (
          // The type only selects a phone's keyboard. The page shows its own error messages.
          <input {...control} {...common} inputMode={inputModes[type]} />
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

interface LocalizedTextFieldProps extends FieldProps<LocalizedText> {
  label: string;
  help?: string;
  /** The default text for an empty language. */
  builtIn?: LocalizedText;
  rows?: number;
}

export function LocalizedTextField(props: LocalizedTextFieldProps) {
  const { at, label, value, onChange, help, builtIn, rows } = props;
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

interface ChoiceFieldProps<Value extends string> extends FieldProps<Value> {
  label: string;
  choices?: Readonly<Record<Value, string>>;
}

/** A choice between radio buttons. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { at, label, value: chosen, choices = {}, onChange } = props;
  return (
    <fieldset id={fieldId(at)} className={field.choice}>
      <legend>{label}</legend>
      {(Object.entries(choices) as [Value, string][]).map(([value, choice]) => (
        <label key={value} className={field.tick}>
          <input
            type="radio"
            name={at}
            value={value}
            checked={value === chosen}
            onChange={() => onChange(value)}
          />
          <span>{choice}</span>
        </label>
      ))}
    </fieldset>
  );
}

export function SwitchField({ at, label, value, onChange }: FieldProps<boolean> & { label: string }) {
  const id = fieldId(at);
  return (
    <label className={field.tick}>
      {/* Tells an unticked checkbox from one that isn't on the page. */}
      <input type="hidden" name={at} value="off" />
      <input
        id={id}
        name={at}
        type="checkbox"
        checked={value}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}

interface PictureFieldProps extends FieldProps<string> {
  label: string;
  help?: string;
}

export function PictureField({ at, label, value, onChange, help }: PictureFieldProps) {
  const { picker } = useOwner().messages.mediaLibrary;
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <SettingField at={at} label={label} help={help}>
        {(control) => (
          <div className={styles.picture}>
            {/^(\/(?!\/)|https?:\/\/)/.test(value) && <img src={value} alt="" key={value} />}
            <div>
              <input
                {...control}
                name={at}
                value={value}
                inputMode="url"
                autoComplete="off"
                spellCheck={false}
                onChange={(event) => onChange(event.target.value)}
              />
              <div className={field.actions}>
                <TextButton
                  aria-label={fill(picker.choose_label, { field: label })}
                  onClick={() => setChoosing(true)}
                >
                  {picker.choose}
                </TextButton>
                {value && (
                  <TextButton
                    aria-label={fill(picker.take_out_label, { field: label })}
                    onClick={() => onChange('')}
                  >
                    {picker.take_out}
                  </TextButton>
                )}
              </div>
            </div>
          </div>
        )}
      </SettingField>
      {isChoosing && (
        <PicturePicker
          onChoose={({ url }) => {
            onChange(url);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}

/** The time zone for dates and schedules, chosen by city or from this device. */
export function TimeZoneField({ at, label, help, value, onChange }: SettingProps<string>) {
  const { brand } = useOwner().messages.settings;
  const device = useIsInBrowser() ? deviceZone() : '';
  return (
    <div>
      <SettingField at={at} label={label} help={help}>
        {(control) => (
          <select {...control} name={at} value={value} onChange={(event) => onChange(event.target.value)}>
            {value === '' && <option value="">{brand.time_zone_none}</option>}
            <ZoneOptions chosen={value} />
          </select>
        )}
      </SettingField>
      {device && device !== value && (
        <TextButton onClick={() => onChange(device)}>
          {fill(brand.time_zone_device, { zone: device })}
        </TextButton>
      )}
    </div>
  );
}

/** Chooses whether a section of the site shows sample content, nothing, or the owner's content. */
export function VisibilityChoice(props: FieldProps<Visibility>) {
  const { legend, sample, hidden, own } = useOwner().messages.settings.shown;
  return <ChoiceField {...props} label={legend} choices={{ sample, hidden, own }} />;
}

import { useState } from 'react';
import { fill } from '../../../../messages/fill.ts';
import { useOwner } from '../../context/owner-context.ts';
import { TextButton } from '../../forms/fields.tsx';
import { PicturePicker } from '../../pictures/picture-picker.tsx';
import styles from '../fields.module.css';
import type { FieldProps } from '../use-section.ts';
import { SettingField } from './setting-field.tsx';

interface PictureFieldProps extends FieldProps<string> {
  label: string;
  help?: string | undefined;
}

/** The address of a picture, with the picture itself, and the library to choose it from. */
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
                value={value}
                inputMode="url"
                autoComplete="off"
                spellCheck={false}
                onChange={(event) => onChange(event.target.value)}
              />
              <div className={styles.row}>
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

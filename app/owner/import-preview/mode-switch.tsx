import { useOwner } from '../context/owner-context.ts';
import styles from './import-preview.module.css';
import { type Mode, modes } from './read/preview-state.ts';

interface ModeSwitchProps {
  mode: Mode;
  /** A change reads anew (docs/specification.md 2.11). */
  onChange: (mode: Mode) => void;
}

/** Scrape or XML. */
export function ModeSwitch({ mode, onChange }: ModeSwitchProps) {
  const { importPreview } = useOwner().messages;
  return (
    <fieldset className={styles.switch}>
      <legend>{importPreview.mode}</legend>
      {modes.map((each) => (
        <label key={each}>
          <input type="radio" name="mode" checked={mode === each} onChange={() => onChange(each)} />
          <span>{importPreview.modes[each]}</span>
          <small>{importPreview.modes[`${each}_help`]}</small>
        </label>
      ))}
    </fieldset>
  );
}

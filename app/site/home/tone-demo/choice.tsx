import marks from '../../../ui/marks.module.css';
import styles from './tone-demo.module.css';

interface ChoiceProps {
  name: string;
  legend: string;
  /** Labels by their values. */
  options: Readonly<Record<string, string>>;
  /** The value that is chosen at first, if any. */
  initial?: string;
  className?: string | undefined;
}

/** Radio buttons as words, of which the chosen one is underlined by hand. */
export function Choice({ name, legend, options, initial, className }: ChoiceProps) {
  return (
    <fieldset className={`${styles.choice} ${className ?? ''}`}>
      <legend>{legend}</legend>
      {Object.entries(options).map(([value, label]) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === initial} />
          <span className={marks.active}>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

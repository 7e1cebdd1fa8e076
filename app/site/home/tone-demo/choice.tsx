import marks from '../../../ui/marks.module.css';
import styles from './choice.module.css';

interface ChoiceProps {
  name: string;
  legend: string;
  /** The words to choose from, by their values. */
  words: Readonly<Record<string, string>>;
  /** The value chosen at first; none when it is left out. */
  initial?: string;
  className?: string | undefined;
}

/** A question with a few words for answers: radio buttons, of which the chosen one is underlined by hand. */
export function Choice({ name, legend, words, initial, className }: ChoiceProps) {
  return (
    <fieldset className={`${styles.choice} ${className ?? ''}`}>
      <legend>{legend}</legend>
      {Object.entries(words).map(([value, word]) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === initial} />
          <span className={marks.active}>{word}</span>
        </label>
      ))}
    </fieldset>
  );
}

import { Link } from 'react-router';
import { fill } from '../../../../messages/fill.ts';
import { localised, paths } from '../../../../shared/paths.ts';
import text from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import { useLocalTime } from '../../context/use-local-time.ts';
import styles from '../speech.module.css';
import type { OtherText } from './list-versions.ts';
import { nameOf, type SpokenSource } from './spoken-source.ts';

interface OtherTextsProps {
  source: SpokenSource;
  others: readonly OtherText[];
}

/** The other texts of the same post; nothing where there is but one. */
export function OtherTexts({ source, others }: OtherTextsProps) {
  const { speech } = useOwner().messages;
  if (others.length < 2) return null;
  return (
    <details className={styles.others}>
      <summary className={text.action}>{speech.others}</summary>
      <ul>
        {others.map((other) => {
          const address = paths.speech(nameOf(other));
          const isHere = address === paths.speech(nameOf(source));
          return <Other key={address} other={other} isHere={isHere} />;
        })}
      </ul>
    </details>
  );
}

function Other({ other, isHere }: { other: OtherText; isHere: boolean }) {
  const { messages, locale } = useOwner();
  const time = useLocalTime(other.at);
  return (
    <li>
      <Link to={localised(paths.speech(nameOf(other)), locale)} aria-current={isHere ? 'true' : undefined}>
        {fill(messages.speech.other[other.is], { time })}
      </Link>{' '}
      <span className={text.small}>{other.title}</span>
    </li>
  );
}

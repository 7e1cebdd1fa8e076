import { Form } from 'react-router';
import type { OwnName } from '../../../core/guard/guard-core.ts';
import { fill } from '../../../messages/fill.ts';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { TextButton } from '../forms/button.tsx';
import styles from '../records.module.css';
import { NameForm } from './name-form.tsx';

interface NameRowProps {
  name: OwnName;
  /** What was typed for it and could not be saved. */
  typed: Record<string, string> | undefined;
}

/** A name with how else it is written, the form that changes it, and the button that takes it away. */
export function NameRow({ name, typed }: NameRowProps) {
  const { guard } = useOwner().messages;
  const { id, kind, spellings, initials, allowed } = name;
  const details = [
    guard.kinds[kind],
    spellings.length > 0 && fill(guard.also, { forms: spellings.join(', ') }),
    initials && guard.with_initials,
    allowed.length > 0 && fill(guard.allowed_as, { forms: allowed.join(', ') }),
  ].filter((part): part is string => part !== false);
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.guardedNamesName}>{name.name}</p>
        <p className={text.small}>{details.join(' · ')}</p>
      </div>
      <Form method="post" className={styles.remove}>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="name" value={name.name} />
        <TextButton
          type="submit"
          name="intent"
          value="remove"
          aria-label={fill(guard.remove_label, { name: name.name })}
        >
          {guard.remove}
        </TextButton>
      </Form>
      <details className={styles.change} open={typed !== undefined}>
        <summary className={text.action} aria-label={fill(guard.change_label, { name: name.name })}>
          {guard.change}
        </summary>
        <NameForm
          key={JSON.stringify(name)}
          values={
            typed ?? {
              ...{ id, name: name.name, kind, initials: initials ? 'yes' : '' },
              ...{ spellings: spellings.join('\n'), allowed: allowed.join('\n') },
            }
          }
        />
      </details>
    </li>
  );
}

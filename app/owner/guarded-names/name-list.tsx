import { Form, Link } from 'react-router';
import { fill, plural } from '../../../messages/fill.ts';
import { localised, paths } from '../../../shared/paths.ts';
import text from '../../ui/text.module.css';
import { type Owner, useOwner } from '../context/owner-context.ts';
import { Button } from '../forms/button.tsx';
import field from '../forms/forms.module.css';
import { requestMessage } from '../forms/request-message.ts';
import { useFocusWhenLost } from '../forms/use-focus-when-lost.ts';
import styles from '../records.module.css';
import { EmptyState } from '../shell/empty-state.tsx';
import { PageHeading } from '../shell/page-heading.tsx';
import type { NamesFailure, NamesResult } from './change-names.ts';
import type { LoadedNames } from './load-names.ts';
import { NameForm } from './name-form.tsx';
import { NameRow } from './name-row.tsx';
import { OverruledList } from './overruled-list.tsx';
import { ProveForm } from './prove-form.tsx';

interface NameListProps extends LoadedNames {
  result: NamesResult | undefined;
  isLost: boolean;
}

/** The list behind the password, or why it can't be read; and what came of changing it. */
export function NameList({ state, isProved, names, records, result, isLost }: NameListProps) {
  const { messages, locale } = useOwner();
  const { guard } = messages;
  const place = useFocusWhenLost<HTMLDivElement>(result);
  const failure = result?.failure;
  const needed = failure?.code === 'password_needed' ? failure : undefined;
  const isAsked = !isProved || needed !== undefined;
  const typed = result?.failure ? result.typed : undefined;
  return (
    <>
      <PageHeading title={guard.title}>
        <p>{guard.intro}</p>
        <Link className={text.action} to={localised(paths.settings, locale)}>
          {guard.back}
        </Link>
      </PageHeading>
      {isLost && (
        <p role="alert" className={field.error}>
          {messages.errors.catalog.auth_network_compose}
        </p>
      )}
      <div ref={place} tabIndex={-1} className={styles.outcome} role="status">
        {result && !needed && <Outcome result={result} />}
      </div>
      {!state.isReadable && <Locked keyFrom={state.keyFrom} mayForget={!isAsked} />}
      {isAsked && <ProveForm needed={needed} />}
      {!isAsked && names && (
        <>
          {names.length === 0 && <EmptyState heading={guard.empty} text={guard.empty_help} />}
          <ul className={styles.names}>
            {names.map((name) => (
              <NameRow key={name.id} name={name} typed={typed?.id === name.id ? typed : undefined} />
            ))}
          </ul>
          <section className={styles.part} aria-labelledby="add">
            <h2 id="add">{guard.add}</h2>
            <NameForm
              key={names.map(({ id }) => id).join()}
              values={typed && !typed.id ? typed : undefined}
            />
          </section>
        </>
      )}
      {!isAsked && records && records.length > 0 && <OverruledList records={records} />}
    </>
  );
}

function Outcome({ result }: { result: NamesResult }) {
  const { messages, locale } = useOwner();
  const { guard } = messages;
  if (result.failure) return <p className={field.error}>{failureText(result.failure, messages)}</p>;
  switch (result.done) {
    case 'opened':
      return null;
    case 'forgotten':
      return <p>{plural(locale, guard.forgotten, result.count)}</p>;
    default:
      return <p>{fill(guard[result.done], { name: result.name })}</p>;
  }
}

function Locked({ keyFrom, mayForget }: { keyFrom: 'environment' | 'file'; mayForget: boolean }) {
  const { guard } = useOwner().messages;
  return (
    <section className={styles.locked} aria-labelledby="locked">
      <h2 id="locked">{guard.locked}</h2>
      <p>{guard.locked_help[keyFrom]}</p>
      {mayForget && (
        <Form method="post">
          <label className={styles.tick}>
            <input type="checkbox" name="sure" value="yes" required />
            <span>{guard.anew_confirm}</span>
          </label>
          <Button type="submit" name="intent" value="anew" isOutlined>
            {guard.anew}
          </Button>
        </Form>
      )}
    </section>
  );
}

function failureText(failure: NamesFailure, { guard, errors }: Owner['messages']): string {
  switch (failure.code) {
    case 'password_needed':
      return guard.prove;
    case 'signed_out':
    case 'network':
    case 'server':
      return requestMessage(failure.code, errors);
    default:
      return fill(guard.failures[failure.code], { form: ('form' in failure && failure.form) || '' });
  }
}

import { data, Form, useNavigation } from 'react-router';
import type { GuardRecord, NameFailure, OwnName } from '../../../core/guard/check-outgoing.ts';
import { fill, plural } from '../../../messages/fill.ts';
import { guardedNameInputSchema, guardLimits, nameKinds } from '../../../shared/guard/guarded-name.ts';
import { paths } from '../../../shared/paths.ts';
import { statusOf } from '../../../shared/result.ts';
import type { PageContext } from '../../page-context.ts';
import text from '../../ui/text.module.css';
import { PasswordField } from '../auth/password-input.tsx';
import { type RequestFailure, type SignedOut, signInMessage } from '../auth/sign-in-message.ts';
import { useFocusWhenLost } from '../context/browser.ts';
import { type Owner, useLocalTime, useOwner } from '../context/owner-context.ts';
import { requestMessage } from '../forms/api.ts';
import { Button, Field, TextButton, TextField } from '../forms/fields.tsx';
import field from '../forms/forms.module.css';
import { PlaceText } from '../forms/name-warning.tsx';
import { ActionLink, HiddenFields, LostNotice, SelectField } from '../page-kit.tsx';
import styles from '../records.module.css';
import { askPassword, type PasswordNeeded } from '../settings/settings-actions.ts';
import { clientAction, clientLoader, shouldRevalidate } from '../shell/guarded-client.ts';
import { GuardedPage } from '../shell/guarded-page.tsx';
import { guardedAction, guardedHeaders, guardedLoader } from '../shell/guarded-route.ts';
import { EmptyState, PageHeading } from '../shell/page-parts.tsx';
import type { Route } from './+types/guarded-names-page';

export const loader = guardedLoader(loadNames);

export const action = guardedAction(changeNames);

export { clientAction, clientLoader, guardedHeaders as headers, shouldRevalidate };

export default function GuardedNamesPage(props: Route.ComponentProps) {
  const { meta_title, meta_description } = useOwner().messages.guard;
  return (
    <GuardedPage {...props} title={meta_title} description={meta_description}>
      {(content, { isLost }) => (
        <NameList {...content} result={props.actionData as NamesResult | undefined} isLost={isLost} />
      )}
    </GuardedPage>
  );
}

type NameListProps = LoadedNames & { result: NamesResult | undefined; isLost: boolean };

function NameList({ state, isProved, names, records, result, isLost }: NameListProps) {
  const { guard } = useOwner().messages;
  const place = useFocusWhenLost<HTMLDivElement>(result);
  const failure = result?.failure;
  const needed = failure?.code === 'password_needed' ? failure : undefined;
  const needsPassword = !isProved || needed !== undefined;
  const typed = result?.failure ? result.typed : undefined;
  return (
    <>
      <PageHeading title={guard.title}>
        <p>{guard.intro}</p>
        <ActionLink to={paths.settings}>{guard.back}</ActionLink>
      </PageHeading>
      <LostNotice isLost={isLost} />
      <div ref={place} tabIndex={-1} className={styles.outcome} role="status">
        {result && !needed && <Outcome result={result} />}
      </div>
      {!state.isReadable && <Locked keyFrom={state.keyFrom} canRemove={!needsPassword} />}
      {needsPassword && <ProveForm needed={needed} />}
      {!needsPassword && names && (
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
      {!needsPassword && records && records.length > 0 && <OverruledList records={records} />}
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

function Locked({ keyFrom, canRemove }: { keyFrom: 'environment' | 'file'; canRemove: boolean }) {
  const { guard } = useOwner().messages;
  return (
    <section className={styles.locked} aria-labelledby="locked">
      <h2 id="locked">{guard.locked}</h2>
      <p>{guard.locked_help[keyFrom]}</p>
      {canRemove && (
        <Form method="post">
          <label className={field.tick}>
            <input type="checkbox" name="sure" value="yes" required />
            <span>{guard.anew_confirm}</span>
          </label>
          <Button type="submit" name="intent" value="reset" isOutlined>
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

function ProveForm({ needed }: { needed: PasswordNeeded | undefined }) {
  const owner = useOwner();
  const { guard } = owner.messages;
  const sent = needed?.sent ?? { intent: 'open' };
  return (
    <Form method="post" className={`${field.fields} ${styles.form}`}>
      <p>{guard.prove}</p>
      <HiddenFields values={sent} />
      <PasswordField error={needed?.proof && signInMessage(needed.proof, owner)} />
      <div>
        <Button type="submit">{guard.open}</Button>
      </div>
    </Form>
  );
}

function OverruledList({ records }: { records: readonly GuardRecord[] }) {
  const { guard } = useOwner().messages;
  return (
    <section className={styles.part} aria-labelledby="records">
      <h2 id="records">{guard.records}</h2>
      <p className={text.small}>{guard.records_help}</p>
      <ul className={styles.names}>
        {records.map((record) => (
          <Overruled key={record.id} record={record} />
        ))}
      </ul>
    </section>
  );
}

function Overruled({ record }: { record: GuardRecord }) {
  const { guard } = useOwner().messages;
  const { at, kind, version, reason, places, fields } = record;
  const time = useLocalTime(at);
  const what = guard.what[kind];
  const names: Readonly<Record<string, string>> = guard.fields;
  return (
    <li className={styles.record}>
      <p className={styles.guardedNamesName}>“{reason}”</p>
      <p className={text.small}>
        <time dateTime={at}>{time}</time> · {version === null ? what : fill(guard.record, { what, version })}{' '}
        · {fields.map((name) => names[name] ?? name).join(', ')}
      </p>
      {places === null && <p className={text.small}>{guard.unread}</p>}
      {places?.slice(0, 5).map((place, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a record's matches never change
        <p key={at}>
          <PlaceText place={place} />
        </p>
      ))}
    </li>
  );
}

function NameRow({ name, typed }: { name: OwnName; typed: Record<string, string> | undefined }) {
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

function NameForm({ values }: { values: Record<string, string> | undefined }) {
  const { guard } = useOwner().messages;
  const isSaving = useNavigation().state === 'submitting';
  return (
    <Form method="post" className={`${field.fields} ${styles.form}`}>
      <input type="hidden" name="id" value={values?.id ?? ''} />
      <TextField
        label={guard.name}
        help={guard.name_help}
        name="name"
        defaultValue={values?.name}
        maxLength={guardLimits.name}
        autoComplete="off"
        spellCheck={false}
        required
      />
      <SelectField
        label={guard.kind}
        name="kind"
        defaultValue={values?.kind ?? 'client'}
        options={nameKinds.map((kind) => [kind, guard.kinds[kind]])}
      />
      <Field label={guard.spellings} help={guard.spellings_help}>
        {(control) => (
          <textarea
            {...control}
            name="spellings"
            rows={2}
            defaultValue={values?.spellings}
            spellCheck={false}
          />
        )}
      </Field>
      <Field label={guard.allowed} help={guard.allowed_help}>
        {(control) => (
          <textarea {...control} name="allowed" rows={2} defaultValue={values?.allowed} spellCheck={false} />
        )}
      </Field>
      <label className={field.tick}>
        <input type="checkbox" name="initials" value="yes" defaultChecked={values?.initials === 'yes'} />
        <span>{guard.initials}</span>
      </label>
      <div>
        <Button type="submit" name="intent" value="save">
          {isSaving ? guard.saving : values?.id ? guard.save : guard.add}
        </Button>
      </div>
    </Form>
  );
}

type LoadedNames = Awaited<ReturnType<typeof loadNames>>;

async function loadNames({ core, token }: PageContext) {
  const state = await core.guard.state();
  const isProved = token !== undefined && (await core.session.provedUntil(token)) !== null;
  if (!isProved) return { state, isProved, names: null, records: null };
  const list = await core.guard.list();
  return { state, isProved, names: list.ok ? list.value : null, records: await core.guard.records() };
}

/** Why the list is unchanged. `form`: the rejected spelling of a name. */
type NamesFailure =
  | { code: Exclude<NameFailure['code'], never> | 'guard_readable' | 'name_invalid'; form?: string }
  | PasswordNeeded
  | RequestFailure
  | SignedOut;

/** `typed` is the input that couldn't be saved, with the ID of its name. */
type NamesResult =
  | { failure: NamesFailure; typed?: Record<string, string>; done?: never }
  | { failure?: never; done: 'opened' }
  | { failure?: never; done: 'added' | 'changed' | 'removed'; name: string }
  | { failure?: never; done: 'forgotten'; count: number };

/** Opens, changes or resets the list. Each requires a password confirmed in the last ten minutes. */
async function changeNames(form: FormData, page: PageContext) {
  const asked = await askPassword(form, page);
  if (asked) return data<NamesResult>({ failure: asked.failure }, { status: asked.status });
  const { guard } = page.core;
  const id = String(form.get('id') ?? '');
  switch (form.get('intent')) {
    case 'save':
      return saveName(form, page, id);
    case 'remove': {
      const removed = await guard.remove(id);
      if (!removed.ok) return refused(removed.failure);
      return data<NamesResult>({ done: 'removed', name: String(form.get('name') ?? '') });
    }
    case 'reset': {
      if (form.get('sure') !== 'yes') return data<NamesResult>({ done: 'opened' });
      const reset = await guard.resetNames();
      if (!reset.ok) return refused(reset.failure);
      return data<NamesResult>({ done: 'forgotten', count: reset.value.forgotten });
    }
    default:
      return data<NamesResult>({ done: 'opened' });
  }
}

async function saveName(form: FormData, { core }: PageContext, id: string) {
  const field = (name: string) => String(form.get(name) ?? '');
  const lines = (name: string) =>
    field(name)
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter(Boolean);
  const typed = {
    ...{ id, name: field('name'), kind: field('kind'), initials: field('initials') },
    ...{ spellings: field('spellings'), allowed: field('allowed') },
  };
  const input = guardedNameInputSchema.safeParse({
    ...{ name: field('name'), kind: field('kind') || undefined, initials: field('initials') === 'yes' },
    ...{ spellings: lines('spellings'), allowed: lines('allowed') },
  });
  if (!input.success) return data<NamesResult>({ failure: { code: 'name_invalid' }, typed }, { status: 400 });
  const saved = id ? await core.guard.update(id, input.data) : await core.guard.add(input.data);
  if (!saved.ok) return refused(saved.failure, typed);
  return data<NamesResult>({ done: id ? 'changed' : 'added', name: saved.value.name });
}

function refused(failure: NameFailure | { code: 'guard_readable' }, typed?: Record<string, string>) {
  const { code } = failure;
  const form = 'form' in failure ? { form: failure.form } : {};
  return data<NamesResult>(
    { failure: { code, ...form }, ...(typed && { typed }) },
    { status: statusOf(failure) },
  );
}

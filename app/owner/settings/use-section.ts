import { createContext, use, useEffect, useMemo, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { GuardPlace } from '../../../shared/guard/guarded-name.ts';
import { localized, paths } from '../../../shared/paths.ts';
import type { ProofFailure } from '../auth/sign-in-message.ts';
import { useOwner } from '../context/owner-context.ts';
import { deleteDraft, draftKey, keepDraft, readDraft } from '../forms/drafts.ts';
import type { LoadedSettings } from './load-settings.ts';
import type { Change, ChangeFailure, PasswordNeeded } from './settings-actions.ts';
import { formOf, patchOf, type SettingsForm } from './settings-form.ts';

interface CurrentSettings extends LoadedSettings {
  /** Whether the settings couldn't be reloaded after the last change and may be out of date. */
  isLost: boolean;
}

export const SettingsContext = createContext<CurrentSettings | undefined>(undefined);

/** Returns the saved settings. Throws outside the settings and the first run. */
export function useSettings(): CurrentSettings {
  const loaded = use(SettingsContext);
  if (!loaded) throw new Error('useSettings is for components inside SettingsContext');
  return loaded;
}

/** A field's path, value and change handler. */
export interface FieldProps<Value> {
  at: string;
  value: Value;
  onChange(value: Value): void;
}

/** The parts of an entry as fields. */
export type FieldsOf<Entry> = <Part extends keyof Entry & string>(part: Part) => FieldProps<Entry[Part]>;

/** Returns the fields of the entry at path `at`. */
export function fieldsOf<Entry extends object>(
  at: string,
  entry: Entry,
  onChange: (change: Partial<Entry>) => void,
): FieldsOf<Entry> {
  return (part) => ({
    at: `${at}.${part}`,
    value: entry[part],
    onChange: (value) => onChange({ [part]: value } as unknown as Partial<Entry>),
  });
}

export interface Section<Name extends keyof SettingsForm = keyof SettingsForm> {
  id: string;
  values: Pick<SettingsForm, Name>;
  field<Field extends Name>(name: Field): FieldProps<SettingsForm[Field]>;
  /** Changes a field to a value computed from the current one. */
  change<Field extends Name>(name: Field, next: (now: SettingsForm[Field]) => SettingsForm[Field]): void;
  /** False until the page's script runs, because fields that it fills must not be edited before. */
  isReady: boolean;
  isChanged: boolean;
  isSaving: boolean;
  /** True while fields contain unsaved changes from an earlier visit. */
  isRestored: boolean;
  /** The last save's kind: `undone` if it restored the previous values. */
  done: 'saved' | 'undone' | undefined;
  failure: ChangeFailure | undefined;
  held: { places: readonly GuardPlace[]; letOut(reason: string): void } | undefined;
  needsPassword:
    | {
        proof: ProofFailure | undefined;
        give(password: string): void;
        cancel(): void;
      }
    | undefined;
  save(): void;
  undo(): void;
  discard(): void;
}

type Changes = Partial<SettingsForm>;

export type AnySection = Omit<Section<never>, 'values' | 'field' | 'change'>;

/**
 * Manages settings as fields that are saved together. Typed changes stay on the page and in the browser until
 * they are saved or discarded.
 */
export function useSection<Name extends keyof SettingsForm>(
  id: string,
  names: readonly Name[],
): Section<Name> {
  const { settings, isLost } = useSettings();
  const { locale } = useOwner();
  const fetcher = useFetcher<Change>({ key: `settings:${id}` });
  const [changes, setChanges] = useState<Changes>({});
  const [isReady, setReady] = useState(false);
  const [isRestored, setRestored] = useState(false);
  const [sent, setSent] = useState<Changes>({});
  const [body, setBody] = useState<Record<string, string>>({});
  const [needed, setNeeded] = useState<PasswordNeeded>();

  const saved = useMemo(() => picked(formOf(settings), names), [settings, names]);
  const latest = useRef(saved);
  useEffect(() => {
    latest.current = saved;
  }, [saved]);
  const values = { ...saved, ...changes } as Pick<SettingsForm, Name>;
  const isChanged = JSON.stringify(patchOf(values)) !== JSON.stringify(patchOf(saved));
  const result = fetcher.state === 'idle' ? fetcher.data : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: unsaved changes are read only once
  useEffect(() => {
    const stored = readDraft<Changes>(draftKey('settings_draft', id)) ?? {};
    const found = Object.fromEntries(names.flatMap((name) => (name in stored ? [[name, stored[name]]] : [])));
    setChanges(found);
    setRestored(JSON.stringify(patchOf({ ...saved, ...found })) !== JSON.stringify(patchOf(saved)));
    setReady(true);
  }, []);
  useEffect(() => {
    const key = draftKey('settings_draft', id);
    if (isReady && isChanged) keepDraft(key, changes);
    else if (isReady) deleteDraft(key);
  }, [id, isReady, isChanged, changes]);
  // If the settings couldn't be reloaded, only the typed values show the change.
  const settled = result && 'saved' in result && !isLost ? result : undefined;
  const [forgotten, setForgotten] = useState<Change>();
  if (settled !== forgotten) {
    setForgotten(settled);
    if (settled) {
      // Changes typed while saving are still unsaved.
      setChanges(without(changes, sent));
      setRestored(false);
    }
  }

  // The question stays open until the response arrives.
  const [asked, setAsked] = useState<Change>();
  if (result && result !== asked) {
    setAsked(result);
    setNeeded(result.failure?.code === 'password_needed' ? result.failure : undefined);
  }

  const submit = (body: Record<string, string>) => {
    setSent(changes);
    setBody(body);
    void fetcher.submit(body, { method: 'POST', action: localized(paths.settings, locale) });
  };
  const save = (patch: object, more: Record<string, string> = {}) =>
    submit({ intent: 'save', patch: JSON.stringify(patch), ...more });
  const blockedMatches = result && heldIn(result);
  return {
    id,
    values,
    field: (name) => ({
      at: name,
      value: values[name],
      onChange: (value) => setChanges((current) => ({ ...current, [name]: value })),
    }),
    change: (name, next) =>
      setChanges((current) => ({
        ...current,
        [name]: next(({ ...latest.current, ...current } as SettingsForm)[name]),
      })),
    isReady,
    isChanged,
    isSaving: fetcher.state !== 'idle',
    isRestored: isRestored && isChanged,
    done: settled && (settled.isUndone ? 'undone' : 'saved'),
    failure: result && isLost ? { code: 'network', status: 0 } : result?.failure,
    held: blockedMatches && {
      places: blockedMatches,
      // After Undo, the fields may contain other values, so send the same form again.
      letOut: (override_reason) =>
        body.undo ? submit({ ...body, override_reason }) : save(patchOf(values), { override_reason }),
    },
    needsPassword: needed && {
      proof: needed.proof,
      give: (password) => submit({ ...needed.sent, password }),
      cancel: () => setNeeded(undefined),
    },
    save: () => save(patchOf(values)),
    undo: () => settled && save(settled.saved, { undo: 'yes' }),
    discard: () => setChanges({}),
  };
}

/** Returns the matches that blocked a save; empty if the names can't be read, undefined for other failures. */
function heldIn({ failure }: Change): readonly GuardPlace[] | undefined {
  if (failure?.code === 'names_found') return failure.places;
  return failure?.code === 'guard_locked' ? [] : undefined;
}

function picked<Name extends keyof SettingsForm>(form: SettingsForm, names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, form[name]])) as Pick<SettingsForm, Name>;
}

function without(changes: Changes, done: Changes): Changes {
  const left = Object.entries(changes).filter(([name, value]) => value !== done[name as keyof Changes]);
  return Object.fromEntries(left);
}

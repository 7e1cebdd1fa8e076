import { createContext, use, useEffect, useMemo, useRef, useState } from 'react';
import { useActionData, useFetcher } from 'react-router';
import type { GuardPlace } from '../../../shared/guard/guarded-name.ts';
import { localized, paths } from '../../../shared/paths.ts';
import type { ProofFailure } from '../auth/sign-in-message.ts';
import { useOwner } from '../context/owner-context.ts';
import { deleteDraft, draftKey, keepDraft, readDraft } from '../forms/drafts.ts';
import { type FieldName, type SettingField, type Subject, settingFields } from '../forms/setting-fields.ts';
import type { LoadedSettings } from './load-settings.ts';
import type { Change, ChangeFailure, PasswordNeeded } from './settings-actions.ts';
import { changedSettings, formOf, type SettingsForm } from './settings-form.ts';

interface CurrentSettings extends LoadedSettings {
  /** Whether the settings couldn't be reloaded after the last change and may be out of date. */
  isLost: boolean;
}

export const SettingsContext = createContext<CurrentSettings | undefined>(undefined);

/** Returns the saved settings. Throws outside the settings. */
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

/** A setting's field. */
export interface SettingProps<Value> extends FieldProps<Value>, SettingField {
  /** Changes the value to one computed from the current one. */
  change(next: (now: Value) => Value): void;
}

export interface Section {
  values: SettingsForm;
  field<Field extends FieldName>(name: Field): SettingProps<SettingsForm[Field]>;
  /** False until the page's script runs. */
  isReady: boolean;
  /** The changed fields, with their saved and new values. */
  changes: readonly { name: FieldName; was: unknown; now: unknown }[];
  isSaving: boolean;
  /** True while fields contain unsaved changes from an earlier visit. */
  isRestored: boolean;
  /** The last save's result, once for each save. */
  done: SavedChange | undefined;
  failure: ChangeFailure | undefined;
  held: { places: readonly GuardPlace[]; letOut(reason: string): void; cancel(): void } | undefined;
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

export type SavedChange = Extract<Change, { saved: object }>;

/**
 * Manages settings as fields that are saved together. Typed changes stay on the page and in the browser until
 * they are saved or discarded.
 */
export function useSection(id: Subject): Section {
  const { settings, isLost } = useSettings();
  const { locale, messages } = useOwner();
  const fetcher = useFetcher<Change>({ key: `settings:${id}` });
  // Without JavaScript, fields that couldn't be saved keep what was typed.
  const [changes, setChanges] = useState<Changes>(useActionData<Change>()?.typed ?? {});
  const [isReady, setReady] = useState(false);
  const [isRestored, setRestored] = useState(false);
  const [sent, setSent] = useState<Changes>({});
  const [body, setBody] = useState<Record<string, string>>({});
  const [needed, setNeeded] = useState<PasswordNeeded>();
  const [dismissed, setDismissed] = useState<Change>();
  const texts = settingFields(messages);

  const saved = useMemo(() => formOf(settings), [settings]);
  const latest = useRef(saved);
  useEffect(() => {
    latest.current = saved;
  }, [saved]);
  const values = { ...saved, ...changes };
  const patch = changedSettings(values, saved);
  const isChanged = Object.keys(patch).length > 0;
  const isIdle = fetcher.state === 'idle' && fetcher.data !== dismissed;
  const result = isIdle ? fetcher.data : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: unsaved changes are read only once
  useEffect(() => {
    const stored = readDraft<Changes>(draftKey('settings_draft', id)) ?? {};
    const found = Object.fromEntries(Object.entries(stored).filter(([name]) => Object.hasOwn(saved, name)));
    setChanges(found);
    setRestored(Object.keys(changedSettings({ ...saved, ...found }, saved)).length > 0);
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
  const dismiss = () => setDismissed(fetcher.data);
  return {
    values,
    field: (name) => ({
      ...texts[name],
      at: name,
      value: values[name],
      onChange: (value) => setChanges((current) => ({ ...current, [name]: value })),
      change: (next) =>
        setChanges((current) => ({
          ...current,
          [name]: next({ ...latest.current, ...current }[name]),
        })),
    }),
    isReady,
    changes: changedFields(patch).map((name) => ({ name, was: saved[name], now: values[name] })),
    isSaving: fetcher.state !== 'idle',
    isRestored: isRestored && isChanged,
    done: settled,
    failure: result && isLost ? { code: 'network', status: 0 } : result?.failure,
    held: blockedMatches && {
      places: blockedMatches,
      // After Undo, the fields may contain other values, so send the same form again.
      letOut: (override_reason) =>
        body.undo ? submit({ ...body, override_reason }) : save(patch, { override_reason }),
      cancel: dismiss,
    },
    needsPassword: needed && {
      proof: needed.proof,
      give: (password) => submit({ ...needed.sent, password }),
      cancel: () => setNeeded(undefined),
    },
    save: () => save(patch),
    undo: () => settled && save(settled.saved, { undo: 'yes' }),
    discard: () => {
      setChanges({});
      dismiss();
    },
  };
}

/** Returns the fields of changed settings: one for both parts of the email address. */
function changedFields(patch: object): FieldName[] {
  const changed = Object.keys(patch).map((name) => name.replace(/^email_(user|domain)$/, 'email'));
  return [...new Set(changed)] as FieldName[];
}

/** Returns the matches that blocked a save; empty if the names can't be read, undefined for other failures. */
function heldIn({ failure }: Change): readonly GuardPlace[] | undefined {
  if (failure?.code === 'names_found') return failure.places;
  return failure?.code === 'guard_locked' ? [] : undefined;
}

function without(changes: Changes, done: Changes): Changes {
  const left = Object.entries(changes).filter(([name, value]) => value !== done[name as keyof Changes]);
  return Object.fromEntries(left);
}

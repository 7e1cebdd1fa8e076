import { useState } from 'react';
import { localised, paths } from '../../../../shared/paths.ts';
import { useOwner } from '../../context/owner-context.ts';
import { useAction } from '../../forms/use-action.ts';
import type { PasskeyChange, PasskeyChangeFailure } from './change-passkeys.ts';

/** Sends the forms of one window of the passkeys, and keeps why the last one failed. */
export function usePasskeyChange(onDone: (change: PasskeyChange) => unknown) {
  const { locale } = useOwner();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<PasskeyChangeFailure>();
  const submit = useAction<PasskeyChange>(localised(paths.settings, locale), (result) => {
    setBusy(false);
    setFailure(result?.failure);
    if (result && !result.failure) onDone(result);
  });
  const send = (intent: string, form: FormData, more: Record<string, string> = {}) => {
    form.set('intent', intent);
    for (const [name, value] of Object.entries(more)) form.set(name, value);
    setBusy(true);
    setFailure(undefined);
    submit(form);
  };
  return { send, isBusy, failure, isPasswordWrong: failure?.code === 'password_invalid' };
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SecondFactor } from '../../../shared/passkeys.ts';
import { askPasskey, type PasskeyError, stopAskingPasskey } from './ask-passkey.ts';

/** How the browser stands to the passkeys: they belong to another address, it asks, it was refused. */
export type PasskeyState = 'idle' | 'asking' | 'elsewhere' | Exclude<PasskeyError, 'aborted'>;

/** Asks the device for a signature: by itself once for each sign-in, then whenever `ask` is called. */
export function usePasskey(
  { id, options, origin }: SecondFactor,
  onSigned: (response: string) => void,
): { state: PasskeyState; ask: () => void } {
  const [state, setState] = useState<PasskeyState>('idle');
  const asked = useRef<string>(undefined);

  const ask = useEffectEvent(async () => {
    if (!options) return;
    // Browsers sign at that origin alone; to ask at another would only fail.
    if (origin !== location.origin) return setState('elsewhere');
    setState('asking');
    const result = await askPasskey(options);
    if (result.ok) {
      setState('idle');
      onSigned(JSON.stringify(result.response));
    } else if (result.error !== 'aborted') setState(result.error);
  });

  useEffect(() => {
    if (asked.current === id) return;
    asked.current = id;
    void ask();
  }, [id]);
  useEffect(() => () => void stopAskingPasskey(), []);
  return { state, ask: () => void ask() };
}

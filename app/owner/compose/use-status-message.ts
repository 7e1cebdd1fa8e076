import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Message } from '../forms/notices.tsx';
import { focusProblem, isMended } from './focus-problem.ts';
import type { DraftValues } from './post-values.ts';
import type { SaveFailure } from './save-post.ts';
import { useSignedInAgain } from './use-signed-in-again.ts';

interface StatusOptions {
  form: RefObject<HTMLFormElement | null>;
  read: () => DraftValues;
  /** What the line says first, and the failure that it may be about. */
  initial: { message: Message | undefined; failure: SaveFailure | undefined };
  isSignedOut: boolean;
  /** Something new is said, or nothing any more. */
  onSaid: () => void;
}

/** What the status line says. A problem is told until it is mended: by what is typed, by signing in, by the line. */
export function useStatusMessage({ form, read, initial, isSignedOut, onSaid }: StatusOptions) {
  const [message, setMessage] = useState(initial.message);
  const told = useRef(
    initial.failure?.values && { problem: initial.failure, values: initial.failure.values },
  );
  const say = (next: Message | undefined) => {
    onSaid();
    setMessage(next);
    told.current = undefined;
  };
  const forget = (code: SaveFailure['code']) => {
    if (told.current?.problem.code === code) say(undefined);
  };
  const onBack = useEffectEvent(() => forget('network'));
  useEffect(() => {
    const back = () => onBack();
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, []);
  useSignedInAgain(isSignedOut, () => forget('signed_out'));

  return {
    message,
    say,
    /** Says it until it is mended, and leads to where it is. */
    sayProblem: (problem: SaveFailure, text: string) => {
      say({ text, isFailure: true });
      told.current = { problem, values: read() };
      focusProblem(form.current, problem);
    },
    /** Something was typed. */
    onInput: () => {
      if (told.current && isMended(told.current.problem, told.current.values, read())) say(undefined);
    },
  };
}

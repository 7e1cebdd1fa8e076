import { type ReactNode, useState } from 'react';
import { overrideSchema } from '../../../shared/guard/guarded-name.ts';
import { useOwner } from '../context/owner-context.ts';
import { Button, TextButton } from './button.tsx';
import dialog from './forms.module.css';
import { HeldPlaces } from './held-places.tsx';
import type { Held } from './read-held.ts';

export interface HeldQuestionProps {
  places: Held['places'];
  /** Lets it out; `reason` is one that the server takes. */
  onLetOut: (reason: string) => void;
  /** Lets it be. */
  onLeave: () => void;
  isBusy?: boolean;
  takesFocus?: boolean;
  /** What else can be done. */
  children?: ReactNode;
}

/** Asks for a reason where something may not leave without one. No form: it may stand within one of the page. */
export function HeldQuestion({
  places,
  onLetOut,
  onLeave,
  isBusy = false,
  takesFocus = true,
  children,
}: HeldQuestionProps) {
  const { guard } = useOwner().messages;
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const letOut = () => {
    const given = overrideSchema.safeParse({ reason });
    setMissing(!given.success);
    if (given.success && !isBusy) onLetOut(given.data.reason);
  };
  return (
    <>
      <HeldPlaces
        places={places}
        takesFocus={takesFocus}
        isReasonMissing={isMissing}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
          // In a window Escape closes that.
          if (event.key === 'Escape' && event.currentTarget.closest('dialog')) return;
          event.preventDefault();
          event.stopPropagation();
          if (event.key === 'Enter') letOut();
          else onLeave();
        }}
      />
      <div className={dialog.actions}>
        <Button aria-disabled={isBusy || undefined} onClick={letOut}>
          {guard.let_out}
        </Button>
        {children}
        <TextButton onClick={onLeave}>{guard.leave}</TextButton>
      </div>
    </>
  );
}

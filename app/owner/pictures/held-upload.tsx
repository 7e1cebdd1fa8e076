import { useEffect, useRef, useState } from 'react';
import { useOwner } from '../context/owner-context.ts';
import { TextButton } from '../forms/button.tsx';
import field from '../forms/forms.module.css';
import { HeldQuestion } from '../forms/held-question.tsx';
import styles from '../media-library/media-library.module.css';
import { uploadMessage } from './upload-message.ts';
import type { UploadError } from './upload-picture.ts';

interface HeldUploadProps {
  name: string;
  error: Extract<UploadError, { code: 'picture_held' }>;
  /** Sends the file again. */
  onLetOut: (reason: string) => void;
}

/** Asks why a picture may be kept. Left be, it can be asked for again as long as it is listed. */
export function HeldUpload({ name, error, onLetOut }: HeldUploadProps) {
  const owner = useOwner();
  const [asked, setAsked] = useState<'by itself' | 'again' | 'no more'>('by itself');
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asked === 'no more') again.current?.focus();
  }, [asked]);
  if (asked === 'no more') {
    return (
      <>
        <span className={field.error}>{uploadMessage(error, owner)}</span>
        <TextButton ref={again} onClick={() => setAsked('again')}>
          {owner.messages.guard.say_why}
        </TextButton>
      </>
    );
  }
  return (
    <fieldset className={styles.held} aria-label={name}>
      <HeldQuestion
        places={error.held.places}
        // Whoever is doing something else meanwhile goes on with it.
        takesFocus={asked === 'again'}
        onLetOut={onLetOut}
        onLeave={() => setAsked('no more')}
      />
    </fieldset>
  );
}

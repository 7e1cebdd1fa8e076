import { useEffect } from 'react';
import { plural } from '../../../../messages/fill.ts';
import { type GuardPlace, guardLimits } from '../../../../shared/guard/guarded-name.ts';
import text from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import { Button, TextButton, TextField } from '../../forms/fields.tsx';
import { PlaceText } from '../../forms/name-warning.tsx';
import { readNameMatches } from '../../forms/overrides.ts';
import panel from '../compose.module.css';
import styles from '../details/details.module.css';
import { Question } from '../dialogs/question.tsx';
import type { SaveFailure } from '../post-action.ts';
import { goToPlace, markPlaces } from './places.ts';

/** Returns the matches that hold a post; [] while names are locked; undefined for other failures. */
export function heldBy(failure: SaveFailure): readonly GuardPlace[] | undefined {
  return failure.tried === 'restore' ? undefined : readNameMatches(failure)?.places;
}

interface HeldNoticeProps {
  /** The matches of confidential names; empty while names are locked. */
  places: readonly GuardPlace[];
  isBusy: boolean;
  onClose: () => void;
}

/** Why a post wasn't published: the matches of confidential names, and a field for an override reason. */
export function HeldNotice({ places, isBusy, onClose }: HeldNoticeProps) {
  const { messages, locale } = useOwner();
  const { guard } = messages;
  useEffect(() => markPlaces(places), [places]);
  return (
    <Question
      heading={places.length > 0 ? plural(locale, guard.found, places.length) : guard.locked_found}
      className={styles.heading}
      onClose={onClose}
    >
      <ol>
        {places.map((place, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={at}>
            <button type="button" className={styles.place} onClick={() => goToPlace(places, at)}>
              <PlaceText place={place} />
            </button>
          </li>
        ))}
      </ol>
      {places.length >= 100 && <p className={text.small}>{guard.more}</p>}
      <TextField
        label={guard.reason}
        help={guard.reason_help}
        name="override_reason"
        maxLength={guardLimits.reason}
        autoComplete="off"
      />
      <div className={panel.actions}>
        <Button type="submit" name="intent" value="publish" disabled={isBusy} isOutlined>
          {guard.publish_anyway}
        </Button>
        <TextButton onClick={onClose}>{guard.edit_first}</TextButton>
      </div>
    </Question>
  );
}

import { useEffect, useEffectEvent, useRef } from 'react';
import { plural } from '../../../../messages/fill.ts';
import { type GuardPlace, guardLimits } from '../../../../shared/guard/guarded-name.ts';
import text from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import { Button, TextButton, TextField } from '../../forms/fields.tsx';
import { readHeld } from '../../forms/overrides.ts';
import panel from '../compose.module.css';
import styles from '../details/details.module.css';
import type { SaveFailure } from '../post-action.ts';
import { goToPlace, markPlaces } from './places.ts';

/** Where a held save names somebody, empty while names are locked; undefined for other failures. */
export function heldBy(failure: SaveFailure): readonly GuardPlace[] | undefined {
  return failure.tried === 'restore' ? undefined : readHeld(failure)?.places;
}

interface HeldNoticeProps {
  /** Where names were found; empty while names are locked. */
  places: readonly GuardPlace[];
  isBusy: boolean;
  onMend: () => void;
}

/** Why a post was not published: the places that name somebody, a way to each, and the reason for which it may be published all the same. */
export function HeldNotice({ places, isBusy, onMend }: HeldNoticeProps) {
  const { messages, locale } = useOwner();
  const { guard } = messages;
  const heading = useRef<HTMLHeadingElement>(null);
  const mark = useEffectEvent(() => markPlaces(places));
  // biome-ignore lint/correctness/useExhaustiveDependencies: other places are marked anew
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // Once the bar at the foot has its new height: none of the notice lies behind it.
    const frame = requestAnimationFrame(() =>
      requestAnimationFrame(() => heading.current?.parentElement?.scrollIntoView({ block: 'nearest' })),
    );
    const unmark = mark();
    return () => {
      cancelAnimationFrame(frame);
      unmark?.();
    };
  }, [places]);
  return (
    <section className={panel.panel} aria-labelledby="held">
      <h2 id="held" ref={heading} tabIndex={-1} className={styles.heading}>
        {places.length > 0 ? plural(locale, guard.found, places.length) : guard.locked_found}
      </h2>
      <ol className={styles.places}>
        {places.map((place, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places of an answer stay as they are
          <li key={at}>
            <button type="button" className={styles.place} onClick={() => goToPlace(places, at)}>
              <span className={text.small}>{guard.fields[place.field]}</span>{' '}
              <span className={styles.passage}>
                {place.before}
                <mark>{place.passage}</mark>
                {place.after}
              </span>
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
        className={styles.reason}
      />
      <div className={panel.actions}>
        <Button type="submit" name="intent" value="publish" disabled={isBusy} isOutlined>
          {guard.publish_anyway}
        </Button>
        <TextButton onClick={onMend}>{guard.mend}</TextButton>
      </div>
    </section>
  );
}

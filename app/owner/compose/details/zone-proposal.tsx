import { useState } from 'react';
import { fill } from '../../../../messages/fill.ts';
import { localised, paths } from '../../../../shared/paths.ts';
import { useOwner } from '../../context/owner-context.ts';
import { deviceZone } from '../../context/use-clock.ts';
import { useIsInBrowser } from '../../context/use-is-in-browser.ts';
import { TextButton } from '../../forms/button.tsx';
import field from '../../forms/field.module.css';
import { useAction } from '../../forms/use-action.ts';

/** Offers the zone of this device, where the owner has chosen none yet. */
export function ZoneProposal() {
  const { messages, locale } = useOwner();
  const { schedule: labels } = messages.compose;
  const [hasFailed, setFailed] = useState(false);
  const save = useAction<{ failure?: unknown }>(localised(paths.settings, locale), (result) =>
    setFailed(!result || result.failure !== undefined),
  );
  if (!useIsInBrowser()) return null;
  const zone = deviceZone();
  return (
    <>
      <TextButton onClick={() => save({ intent: 'save', patch: JSON.stringify({ time_zone: zone }) })}>
        {fill(labels.use_zone, { zone })}
      </TextButton>
      {hasFailed && (
        <p role="alert" className={field.error}>
          {labels.zone_failed}
        </p>
      )}
    </>
  );
}

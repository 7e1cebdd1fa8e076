import { fill } from '../../../../messages/fill.ts';
import type { CopiesState } from '../../../../shared/copies.ts';
import { useOwner } from '../../context/owner-context.ts';
import { useLocalTime } from '../../context/use-local-time.ts';
import { useSettings } from '../../settings-parts/settings-context.ts';
import { CopiesLine } from '../../shell/copies-line.tsx';
import styles from '../settings.module.css';

/** How the copies stand: the sum of it first, then place by place, the drill and the key. */
export function CopiesStatus() {
  const { copies } = useSettings();
  const { messages } = useOwner();
  const { copies: sentences } = messages.settings;
  return (
    <div className={styles.status}>
      <CopiesLine state={copies} />
      {copies.places.length > 0 && (
        <dl className={styles.places}>
          {copies.places.map((place) => (
            <Place key={place.kind} place={place} />
          ))}
        </dl>
      )}
      {copies.places.length > 0 && copies.problem !== 'drill_failed' && <Drill drill={copies.last_drill} />}
      {copies.key?.from === 'file' && <p className={styles.note}>{sentences.key_in_file}</p>}
    </div>
  );
}

const bytesInMegabyte = 1_000_000;

function Place({
  place: { kind, at, is_used: isUsed, last_copy: copy },
}: {
  place: CopiesState['places'][number];
}) {
  const { messages, locale } = useOwner();
  const { copies } = messages.settings;
  const time = useLocalTime(copy?.started_at ?? '');
  const megabytes = (copy?.facts.bytes ?? 0) / bytesInMegabyte;
  const size = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(megabytes);
  const last = copy ? fill(copies.at_place, { time, size }) : copies.none_at_place;
  const files = new Intl.NumberFormat(locale).format(copy?.facts.references ?? 0);
  return (
    <>
      <dt>{fill(copies.places[kind], { at })}</dt>
      <dd>{isUsed ? last : copies.not_used}</dd>
      {copy?.is_readable === false && <dd>{copies.not_readable}</dd>}
      {isUsed && (copy?.facts.references ?? 0) > 0 && <dd>{fill(copies.names_pictures, { files })}</dd>}
    </>
  );
}

function Drill({ drill }: { drill: CopiesState['last_drill'] }) {
  const { messages, locale } = useOwner();
  const { copies } = messages.settings;
  const time = useLocalTime(drill?.started_at ?? '');
  if (!drill) return <p>{copies.not_drilled}</p>;
  const rows = new Intl.NumberFormat(locale).format(drill.facts.rows ?? 0);
  return <p>{fill(copies.drilled, { time, rows })}</p>;
}

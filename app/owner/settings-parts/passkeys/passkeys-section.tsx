import { useDesk } from '../../context/owner-context.ts';
import frame from '../section-form.module.css';
import { Passkeys } from './passkeys.tsx';

/** The second factor: its passkeys and its recovery codes. */
export function PasskeysSection() {
  const { passkeys } = useDesk().copy;
  return (
    <section id="passkeys" className={frame.section} aria-labelledby="passkeys-heading">
      <div className={frame.head}>
        <h2 id="passkeys-heading">{passkeys.heading}</h2>
      </div>
      <p className={frame.help}>{passkeys.help}</p>
      <Passkeys />
    </section>
  );
}

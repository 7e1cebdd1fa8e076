import { useDesk } from '../../desk-context.ts';
import { PasswordForm } from '../password-form.tsx';
import frame from '../section-form.module.css';

/** The site's only key. */
export function PasswordSection() {
  const { password } = useDesk().copy.settings;
  return (
    <section id="change-password" className={frame.section} aria-labelledby="password-heading">
      <div className={frame.head}>
        <h2 id="password-heading">{password.heading}</h2>
      </div>
      <PasswordForm />
    </section>
  );
}

import { useDesk } from '../../context/owner-context.ts';
import frame from '../../settings-parts/section-form.module.css';
import { PasswordForm } from '../password-form.tsx';

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

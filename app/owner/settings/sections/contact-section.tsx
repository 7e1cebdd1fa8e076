import { paths } from '../../../../shared/paths.ts';
import { useOwner } from '../../context/owner-context.ts';
import { LocalizedTextField } from '../../settings-parts/fields/localized-text-field.tsx';
import { TextField } from '../../settings-parts/fields/text-field.tsx';
import { SectionForm } from '../../settings-parts/section-form.tsx';
import { useSettings } from '../../settings-parts/settings-context.ts';
import { useSection } from '../../settings-parts/use-section.ts';

const names = ['email', 'email_subject', 'email_body'] as const;

/** Where visitors write to, and the mail that is prepared for them. */
export function ContactSection() {
  const section = useSection('contact', names);
  const { contact } = useOwner().messages.settings;
  const { builtIn } = useSettings();
  const { field } = section;
  return (
    <SectionForm section={section} heading={contact.heading} seenAt={paths.contact}>
      <TextField
        {...field('email')}
        type="email"
        label={contact.email}
        help={contact.email_help}
        placeholder={contact.email_placeholder}
      />
      <LocalizedTextField {...field('email_subject')} label={contact.subject} builtIn={builtIn.mailSubject} />
      <LocalizedTextField {...field('email_body')} label={contact.body} help={contact.words_help} rows={6} />
    </SectionForm>
  );
}

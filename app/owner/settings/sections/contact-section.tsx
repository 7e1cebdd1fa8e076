import { paths } from '../../../../shared/paths.ts';
import { useDesk } from '../../context/owner-context.ts';
import { WordsField } from '../../settings-parts/fields/localized-text-field.tsx';
import { TextField } from '../../settings-parts/fields/text-field.tsx';
import { SectionForm } from '../../settings-parts/section-form.tsx';
import { useSettings } from '../../settings-parts/settings-context.ts';
import { useSection } from '../../settings-parts/use-section.ts';

const names = ['email', 'email_subject', 'email_body'] as const;

/** Where visitors write to, and the mail that is prepared for them. */
export function ContactSection() {
  const section = useSection('contact', names);
  const { contact } = useDesk().copy.settings;
  const { builtIn } = useSettings();
  const { values, set } = section;
  return (
    <SectionForm section={section} heading={contact.heading} seenAt={paths.contact}>
      <TextField
        at="email"
        type="email"
        label={contact.email}
        value={values.email}
        onChange={(email) => set('email', email)}
        help={contact.email_help}
        placeholder={contact.email_placeholder}
      />
      <WordsField
        at="email_subject"
        label={contact.subject}
        value={values.email_subject}
        onChange={(subject) => set('email_subject', subject)}
        builtIn={builtIn.mailSubject}
      />
      <WordsField
        at="email_body"
        label={contact.body}
        value={values.email_body}
        onChange={(body) => set('email_body', body)}
        help={contact.words_help}
        rows={6}
      />
    </SectionForm>
  );
}

import { paths } from '../../../../shared/paths.ts';
import { useOwner } from '../../context/owner-context.ts';
import { EntryList } from '../../settings-parts/fields/entry-list.tsx';
import { PictureField } from '../../settings-parts/fields/picture-field.tsx';
import { TextField } from '../../settings-parts/fields/text-field.tsx';
import { SectionForm } from '../../settings-parts/section-form.tsx';
import { useSection } from '../../settings-parts/use-section.ts';

const names = ['clients'] as const;
const blank = { name: '', logo: '' };

/** Whom the owner has written for. */
export function ClientsSection() {
  const section = useSection('clients', names);
  const { home } = useOwner().messages.settings;
  return (
    <SectionForm section={section} heading={home.clients} help={home.clients_help} seenAt={paths.homeClients}>
      <EntryList section={section} name="clients" max={12} blank={blank} nameOf={({ name }) => name}>
        {(field) => (
          <>
            <TextField {...field('name')} label={home.client_name} />
            <PictureField {...field('logo')} label={home.client_logo} />
          </>
        )}
      </EntryList>
    </SectionForm>
  );
}

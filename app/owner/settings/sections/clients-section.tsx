import { paths } from '../../../../shared/paths.ts';
import { useDesk } from '../../context/owner-context.ts';
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
  const { home } = useDesk().copy.settings;
  return (
    <SectionForm section={section} heading={home.clients} help={home.clients_help} seenAt={paths.homeClients}>
      <EntryList
        at="clients"
        max={12}
        list={section.values.clients}
        onChange={(next) => section.change('clients', next)}
        blank={blank}
        nameOf={({ name }) => name}
      >
        {(entry, at, set) => (
          <>
            <TextField
              at={`${at}.name`}
              label={home.client_name}
              value={entry.name}
              onChange={(name) => set({ name })}
            />
            <PictureField
              at={`${at}.logo`}
              label={home.client_logo}
              value={entry.logo}
              onChange={(logo) => set({ logo })}
            />
          </>
        )}
      </EntryList>
    </SectionForm>
  );
}

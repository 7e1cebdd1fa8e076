import { paths } from '../../../../shared/paths.ts';
import { useDesk } from '../../context/owner-context.ts';
import { EntryList } from '../../settings-parts/fields/entry-list.tsx';
import { PictureField } from '../../settings-parts/fields/picture-field.tsx';
import { TextField } from '../../settings-parts/fields/text-field.tsx';
import { SectionForm } from '../../settings-parts/section-form.tsx';
import { useSection } from '../../settings-parts/use-section.ts';

const names = ['press'] as const;
const blank = { name: '', href: '', logo: '' };

/** Where the work was printed or spoken of. */
export function PressSection() {
  const section = useSection('press', names);
  const { home } = useDesk().copy.settings;
  return (
    <SectionForm section={section} heading={home.press} help={home.press_help} seenAt={paths.homePress}>
      <EntryList
        at="press"
        max={8}
        list={section.values.press}
        onChange={(next) => section.change('press', next)}
        blank={blank}
        nameOf={({ name }) => name}
      >
        {(entry, at, set) => (
          <>
            <TextField
              at={`${at}.name`}
              label={home.press_name}
              value={entry.name}
              onChange={(name) => set({ name })}
            />
            <TextField
              at={`${at}.href`}
              type="url"
              label={home.press_link}
              value={entry.href}
              onChange={(href) => set({ href })}
              placeholder="https://"
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

import { paths } from '../../../../shared/paths.ts';
import { useOwner } from '../../context/owner-context.ts';
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
  const { home } = useOwner().messages.settings;
  return (
    <SectionForm section={section} heading={home.press} help={home.press_help} seenAt={paths.homePress}>
      <EntryList section={section} name="press" max={8} blank={blank} nameOf={({ name }) => name}>
        {(field) => (
          <>
            <TextField {...field('name')} label={home.press_name} />
            <TextField {...field('href')} type="url" label={home.press_link} placeholder="https://" />
            <PictureField {...field('logo')} label={home.client_logo} />
          </>
        )}
      </EntryList>
    </SectionForm>
  );
}

import { paths } from '../../../../shared/paths.ts';
import { useDesk } from '../../context/owner-context.ts';
import { PictureField } from '../../settings-parts/fields/picture-field.tsx';
import { TextField } from '../../settings-parts/fields/text-field.tsx';
import { SectionForm } from '../../settings-parts/section-form.tsx';
import { useSection } from '../../settings-parts/use-section.ts';

const names = ['hero_video', 'hero_poster', 'human_video'] as const;

/** What moves on the home page. */
export function FilmsSection() {
  const section = useSection('films', names);
  const { home } = useDesk().copy.settings;
  const { values, set } = section;
  return (
    <SectionForm section={section} heading={home.films} seenAt={paths.homeFilm}>
      <TextField
        at="human_video"
        type="url"
        label={home.human_video}
        value={values.human_video}
        onChange={(address) => set('human_video', address)}
        help={home.human_video_help}
      />
      <TextField
        at="hero_video"
        type="url"
        label={home.hero_video}
        value={values.hero_video}
        onChange={(address) => set('hero_video', address)}
        help={home.hero_video_help}
      />
      <PictureField
        at="hero_poster"
        label={home.hero_poster}
        value={values.hero_poster}
        onChange={(address) => set('hero_poster', address)}
      />
    </SectionForm>
  );
}

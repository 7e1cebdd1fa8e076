import { paths } from '../../../../shared/paths.ts';
import { useOwner } from '../../context/owner-context.ts';
import { PictureField } from '../../settings-parts/fields/picture-field.tsx';
import { TextField } from '../../settings-parts/fields/text-field.tsx';
import { SectionForm } from '../../settings-parts/section-form.tsx';
import { useSection } from '../../settings-parts/use-section.ts';

const names = ['hero_video', 'hero_poster', 'human_video'] as const;

/** What moves on the home page. */
export function VideosSection() {
  const section = useSection('films', names);
  const { home } = useOwner().messages.settings;
  const { field } = section;
  return (
    <SectionForm section={section} heading={home.videos} seenAt={paths.homeVideo}>
      <TextField {...field('human_video')} type="url" label={home.human_video} help={home.human_video_help} />
      <TextField {...field('hero_video')} type="url" label={home.hero_video} help={home.hero_video_help} />
      <PictureField {...field('hero_poster')} label={home.hero_poster} />
    </SectionForm>
  );
}

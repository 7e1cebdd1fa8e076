<<<<<<< HEAD:app/owner/content-manager/section-place.ts
import type { SpecifiedKey } from '../../../shared/content.ts';
import { paths } from '../../../shared/paths.ts';
import { services } from '../../../shared/services.ts';
=======
import type { SectionKey } from './content.ts';
import { paths } from './paths.ts';
import { services } from './services.ts';
>>>>>>> main:shared/section-places.ts

const service = (key: (typeof services)[number]['key']) =>
  paths.service(services.find((one) => one.key === key)?.slug ?? '');

/** Where on the site each section is read. */
export const sectionPlaces: Record<SpecifiedKey, string> = {
  hero_title: paths.home,
  hero_subtitle: paths.home,
  about_content: paths.homeAbout,
  services_title: paths.homeServices,
  bio_content: service('bio'),
  speechwriting_content: service('speech'),
  linkedin_content: service('linkedin'),
  articles_content: service('articles'),
  unified_voice_content: service('voice'),
  blog_intro: paths.blog,
  blog_footer: paths.blog,
};

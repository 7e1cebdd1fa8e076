import type { APIRequestContext } from '@playwright/test';
import { plainPicture } from '../../test/picture-files.ts';
import { type ExportItem, wordPressExport } from '../../test/wordpress-export.ts';

const statuses = ['publish', 'draft', 'publish', 'private', 'future', 'publish', 'pending'];
const tags = [
  'Speeches',
  'Crisis',
  'Letters',
  'Interviews with people who would rather not',
  'Op-eds',
  'Año',
];
const titles = [
  'What the chair said, and what the room heard',
  'Brevity',
  'Una carta que nadie quiso firmar, y la que firmaron todos después de leerla tres veces en voz alta',
  'Notes',
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung',
];

/** Returns an old post of any status. Some posts lose content in the import or have no title. */
export function oldPost(at: number): ExportItem {
  const tag = tags[at % tags.length] ?? '';
  const nicename = `tag-${at % tags.length}`;
  return {
    id: at + 1,
    title: at % 31 === 30 ? '' : `${titles[at % titles.length]} ${at + 1}`,
    name: `old-${at + 1}`,
    date: `${2008 + (at % 17)}-${String((at % 12) + 1).padStart(2, '0')}-03 09:30:00`,
    status: statuses[at % statuses.length] ?? 'publish',
    content: `<h2>A heading of ${at}</h2><p>What stays, <em>and more</em> of it.</p>
${at % 4 === 1 ? '<svg><text>What goes away, word for word</text></svg>[rev_slider home]' : ''}
<ul><li>One</li><li>Two</li></ul>${at % 3 === 2 ? '<p><img src="https://old.example.com/picture.jpg" alt=""></p>' : ''}`,
    more: `<category domain="post_tag" nicename="${nicename}"><![CDATA[${tag}]]></category>`,
  };
}

async function checked(request: ReturnType<APIRequestContext['post']>): Promise<void> {
  const response = await request;
  if (!response.ok())
    throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`);
}

const [posts, pictures] = process.env.TEST_FULL ? [60, 12] : [20, 6];

/** Fills a site as after some years with an old blog, images and posts of every type. `api` is signed in. */
export async function fillSite(api: APIRequestContext): Promise<void> {
  const items = Array.from({ length: posts }, (_, at) => oldPost(at));
  const headers = { 'Content-Type': 'application/xml' };
  await checked(api.post('/api/blog/import', { data: wordPressExport(items), headers }));
  for (let at = 0; at < pictures; at += 1) {
    const name =
      at % 5 === 4 ? `IMG_2026-10-${at}_a-telephone-gives-names-like-this_${at}.png` : `desk-${at}.png`;
    const size: [number, number] = [300 + ((at * 97) % 400), 300 + ((at * 61) % 300)];
    const buffer = await plainPicture(...size)
      .modulate({ hue: (at * 47) % 360, brightness: 0.9 })
      .png()
      .toBuffer();
    await checked(api.post('/api/media', { multipart: { file: { name, mimeType: 'image/png', buffer } } }));
  }
  await checked(api.patch('/api/settings', { data: { time_zone: 'Europe/Madrid' } }));
  const waiting = { title: 'Waits for its time', html: '<p>Words.</p>', status: 'scheduled' };
  await checked(api.post('/api/blog/posts', { data: { ...waiting, publish_at: '2101-03-01T09:00' } }));
  const write = (page_type: string, section_key: string, language: string, fields: object) =>
    checked(
      api.post('/api/content', {
        data: { page_type, section_key, language, content_type: 'html', status: 'published', ...fields },
      }),
    );
  await write('service', 'articles_content', 'es', { content: '<p>Un argumento.</p>' });
  await write('service', 'articles_content', 'en', {
    content: '<p>One argument, and <em>one</em> only.</p>',
  });
  await write('homepage', 'hero_subtitle', 'en', {
    content: 'A line that is to come.',
    content_type: 'text',
    status: 'draft',
  });
  await write('service', 'linkedin_content', 'en', {
    content: '## A heading\n\nA *word*.',
    content_type: 'markdown',
    status: 'draft',
  });
  await write('blog', 'blog_footer', 'es', {
    content: 'Más por venir',
    content_type: 'text',
    status: 'draft',
  });
}

import type { OutgoingFieldName } from '../shared/guard/guarded-name.ts';
import type { PostInput } from '../shared/post.ts';
import { inAddresses, inAttributes, inHosts, inHtml, inSentences, inSlugs } from './guarded-spellings.ts';

const picture = 'https://pictures.example/a.jpg';

/** A post with a confidential name in one spelling, in one field that others can read. */
export interface GuardedPost {
  /** The field, or undefined for the post without a name. */
  field?: OutgoingFieldName;
  spelling: string;
  input: Partial<PostInput> & { slug: string };
}

type Column = [
  field: OutgoingFieldName,
  spellings: Readonly<Record<string, string>>,
  put: (name: string) => Partial<PostInput>,
];

const columns: Column[] = [
  ['title', inSentences, (name) => ({ title: `What ${name} said` })],
  ['slug', inSlugs, (slug) => ({ slug })],
  ['excerpt', inSentences, (name) => ({ excerpt: `We wrote for ${name} once.` })],
  ['tags', inSentences, (name) => ({ tags: ['speech', name] })],
  ['cover', inAddresses, (name) => ({ cover: `https://pictures.example/${name}/a.jpg` })],
  ['cover_alt', inSentences, (name) => ({ cover: picture, cover_alt: `At ${name} in May` })],
  ['body', inHtml, (name) => ({ html: `<p>We wrote for ${name} once.</p>` })],
  ['body', { 'of a link': 'Vexdale' }, (name) => ({ html: `<p><a href="/a">For ${name}</a></p>` })],
  ['alt', inAttributes, (name) => ({ html: `<p>a<img src="${picture}" alt="At ${name} in May"></p>` })],
  [
    'caption',
    inHtml,
    (name) => ({ html: `<figure><img src="${picture}"><figcaption>At ${name} in May</figcaption></figure>` }),
  ],
  ['link', inAddresses, (name) => ({ html: `<p><a href="https://a.example/${name}?b#c">here</a></p>` })],
  ['link', inHosts, (host) => ({ html: `<p><a href="https://${host}/">here</a></p>` })],
  ['link', inAddresses, (name) => ({ html: `<p>a<img src="/media/${name}.jpg" alt=""></p>` })],
  ['link_title', inAttributes, (name) => ({ html: `<p><a href="/a" title="At ${name} in May">a</a></p>` })],
  [
    'link_title',
    { 'of a picture': 'Vexdale' },
    (name) => ({ html: `<img src="${picture}" title="${name}">` }),
  ],
];

/** Posts by field and spelling, and finally one without a name. Each has its own slug. */
export const guardedPosts: readonly GuardedPost[] = [
  ...columns.flatMap(([field, spellings, put], column) =>
    Object.entries(spellings).map(([spelling, name], row): GuardedPost => {
      const { slug, ...input } = put(name);
      return { field, spelling, input: { ...input, slug: `${slug ?? 'cell'} ${column} ${row}` } };
    }),
  ),
  { spelling: 'none', input: { slug: 'clean', title: 'Clean' } },
];

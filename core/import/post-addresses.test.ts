import { expect, test } from 'vitest';
import { sanitizeHtml } from '../../shared/rich-text/sanitize.ts';
import {
  addressesIn,
  largerAddresses,
  mapAddresses,
  misleadingUploads,
  remotePictures,
  sizeInName,
  uploadKey,
} from './post-addresses.ts';

const html = sanitizeHtml(
  '<p title="<a href=no>">&lt;a href="no"&gt; <a href="https://a.example/?x=1&y=2">A</a> <a href="/b">B</a></p>' +
    '<p><a href="https://a.example/big.jpg"><img src="https://a.example/small.jpg" alt="<img src=no>"></a></p>',
);

test('decodes the URLs of links and images in a post', () => {
  expect(addressesIn(html, 'link')).toEqual([
    'https://a.example/?x=1&y=2',
    '/b',
    'https://a.example/big.jpg',
  ]);
  expect(addressesIn(html, 'picture')).toEqual(['https://a.example/small.jpg']);
});

test('replaces only URLs with a new one, and the HTML stays sanitized', () => {
  const moved = mapAddresses(html, 'link', (address) =>
    address.includes('y=2') ? '/blog/new?a=1&b="2"' : undefined,
  );
  expect(moved).toContain('<a href="/blog/new?a=1&amp;b=&quot;2&quot;"');
  expect(moved).toContain('<a href="/b"');
  expect(moved).toContain('<img src="https://a.example/small.jpg"');
  expect(sanitizeHtml(moved)).toBe(moved);
  expect(mapAddresses(html, 'picture', () => undefined)).toBe(html);
});

const at = (path: string) => `https://old.example.com/${path}`;

const post = {
  cover: at('cover.jpg'),
  html:
    `<p><a href="${at('large.JPG?x=1&amp;y=2')}"><img src="${at('small.jpg')}" alt=""></a>` +
    `<img src="/media/abc/1x1/here.jpg" alt=""><a href="${at('page/')}">A page</a></p>`,
};

test('lists the remote cover image, embedded images and linked images of a post once each', () => {
  expect(remotePictures(post)).toEqual([at('cover.jpg'), at('small.jpg'), at('large.JPG?x=1&y=2')]);
  expect(remotePictures({ html: `<img src="${at('a.png')}">`, cover: at('a.png') })).toEqual([at('a.png')]);
  expect(remotePictures({ html: '<p>Text</p>', cover: '/media/abc/1x1/a.jpg' })).toEqual([]);
  expect(remotePictures({ html: '', cover: null })).toEqual([]);
});

const none = () => false;
const largerAddressesAt = (path: string) => `https://old.example.com/wp-content/uploads/2020/01/${path}`;

test.each([
  [largerAddressesAt('a-300x200.jpg'), [largerAddressesAt('a.jpg'), largerAddressesAt('a-scaled.jpg')]],
  [
    largerAddressesAt('a-1024x683.JPEG?x=1'),
    [largerAddressesAt('a.JPEG?x=1'), largerAddressesAt('a-scaled.JPEG?x=1')],
  ],
  [largerAddressesAt('a-scaled.jpg'), [largerAddressesAt('a.jpg')]],
  [
    largerAddressesAt('a-scaled-300x200.jpg'),
    [largerAddressesAt('a.jpg'), largerAddressesAt('a-scaled.jpg')],
  ],
  [largerAddressesAt('a-e1234567890-300x200.jpg'), [largerAddressesAt('a-e1234567890.jpg')]],
  [largerAddressesAt('a.jpg?w=300&h=200&ssl=1'), [largerAddressesAt('a.jpg')]],
  [
    largerAddressesAt('a-300x200.jpg?resize=150%2C150'),
    [largerAddressesAt('a.jpg'), largerAddressesAt('a-scaled.jpg'), largerAddressesAt('a-300x200.jpg')],
  ],
  ['https://me.files.wordpress.com/2010/05/a.jpg?w=300', ['https://me.files.wordpress.com/2010/05/a.jpg']],
  [
    'https://substackcdn.com/image/fetch/w_1456,c_limit,f_auto,q_auto:good,fl_progressive:steep/https%3A%2F%2Fsubstack-post-media.s3.amazonaws.com%2Fpublic%2Fimages%2Fab_10x20.png',
    ['https://substack-post-media.s3.amazonaws.com/public/images/ab_10x20.png'],
  ],
  ['https://1.bp.blogspot.com/-a/b/c/s320/a.jpg', ['https://1.bp.blogspot.com/-a/b/c/s0/a.jpg']],
  ['https://lh3.googleusercontent.com/AV=w640-h480-no', ['https://lh3.googleusercontent.com/AV=s0']],
  ...[
    'https://cdn-images-1.medium.com/max/800/1*aB-c_d.jpeg',
    'https://miro.medium.com/v2/resize:fit:1400/format:webp/1*aB-c_d.jpeg',
    'https://miro.medium.com/max/1400/1*aB-c_d.jpeg',
  ].map((address): [string, string[]] => [
    address,
    ['https://miro.medium.com/v2/1*aB-c_d.jpeg', 'https://miro.medium.com/v2/resize:fit:4800/1*aB-c_d.jpeg'],
  ]),
  ['https://g.example/content/images/size/w600/2021/a.jpg', ['https://g.example/content/images/2021/a.jpg']],
  [
    'https://images.squarespace-cdn.com/content/v1/a/b/c.jpg?format=500w',
    ['https://images.squarespace-cdn.com/content/v1/a/b/c.jpg?format=original'],
  ],
])('%s is tried in larger sizes first', (address, larger) => {
  expect(largerAddresses(address, none)).toEqual([...larger, address]);
});

test.each([
  largerAddressesAt('photo-1.jpg'),
  largerAddressesAt('a-e1234567890.jpg'),
  largerAddressesAt('a-300x.jpg'),
  largerAddressesAt('a-300x200.html'),
  'https://other.example/a.jpg?w=300',
  'https://secure.gravatar.com/avatar/abc-300x200.jpg?s=96',
  'https://i1.wp.com/secure.gravatar.com/avatar/abc?s=96',
  'https://substackcdn.com/image/fetch/w_1456/%E0%A4%A',
  'https://medium.com/a/b.jpg',
  'https://old.example.com/s320/a.jpg',
  'https://images.squarespace-cdn.com/content/a.jpg',
  'no address',
])('%s has no larger size', (address) => {
  expect(largerAddresses(address, none)).toEqual([address]);
});

test('recognizes an uploaded file whose name looks like a resized image, and finds its real sizes', () => {
  const uploads = misleadingUploads(
    ['plan-1920x1080.jpg', 'photo.jpg', 'photo-scaled.jpg', 'big-scaled.jpg', 'photo-1.jpg'].map(
      largerAddressesAt,
    ),
  );
  expect(uploads).toEqual(
    ['plan-1920x1080.jpg', 'photo-scaled.jpg'].map((name) => uploadKey(largerAddressesAt(name))),
  );
  const isUpload = (key: string) => uploads.includes(key);
  const larger = (name: string) => largerAddresses(largerAddressesAt(name), isUpload);
  expect(larger('plan-1920x1080.jpg')).toEqual([largerAddressesAt('plan-1920x1080.jpg')]);
  expect(larger('plan-1920x1080-300x169.jpg')).toEqual(
    ['plan-1920x1080.jpg', 'plan-1920x1080-300x169.jpg'].map(largerAddressesAt),
  );
  expect(larger('photo-scaled.jpg')).toEqual([largerAddressesAt('photo-scaled.jpg')]);
  expect(larger('big-scaled.jpg')[0]).toBe(largerAddressesAt('big.jpg'));
  const elsewhere = 'http://www.old.example.com/wp-content/uploads/2020/01/plan-1920x1080.jpg';
  expect(largerAddresses(elsewhere, isUpload)).toEqual([elsewhere]);
});

test('reads the image size from a WordPress file name', () => {
  expect(sizeInName(largerAddressesAt('a-300x200.jpg?x'))).toEqual({ width: 300, height: 200 });
  expect(sizeInName(largerAddressesAt('a.jpg'))).toBeUndefined();
});

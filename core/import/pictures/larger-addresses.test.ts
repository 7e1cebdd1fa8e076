import { expect, test } from 'vitest';
import { largerAddresses, misleadingUploads, sizeInName, uploadKey } from './larger-addresses.ts';

const none = () => false;
const at = (path: string) => `https://old.example.com/wp-content/uploads/2020/01/${path}`;

test.each([
  [at('a-300x200.jpg'), [at('a.jpg'), at('a-scaled.jpg')]],
  [at('a-1024x683.JPEG?x=1'), [at('a.JPEG?x=1'), at('a-scaled.JPEG?x=1')]],
  [at('a-scaled.jpg'), [at('a.jpg')]],
  [at('a-scaled-300x200.jpg'), [at('a.jpg'), at('a-scaled.jpg')]],
  [at('a-e1234567890-300x200.jpg'), [at('a-e1234567890.jpg')]],
  [at('a.jpg?w=300&h=200&ssl=1'), [at('a.jpg')]],
  [at('a-300x200.jpg?resize=150%2C150'), [at('a.jpg'), at('a-scaled.jpg'), at('a-300x200.jpg')]],
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
])('%s is a size of another', (address, larger) => {
  expect(largerAddresses(address, none)).toEqual([...larger, address]);
});

test.each([
  at('photo-1.jpg'),
  at('a-e1234567890.jpg'),
  at('a-300x.jpg'),
  at('a-300x200.html'),
  'https://other.example/a.jpg?w=300',
  'https://secure.gravatar.com/avatar/abc-300x200.jpg?s=96',
  'https://i1.wp.com/secure.gravatar.com/avatar/abc?s=96',
  'https://substackcdn.com/image/fetch/w_1456/%E0%A4%A',
  'https://medium.com/a/b.jpg',
  'https://old.example.com/s320/a.jpg',
  'https://images.squarespace-cdn.com/content/a.jpg',
  'no address',
])('%s is its own', (address) => {
  expect(largerAddresses(address, none)).toEqual([address]);
});

test('what was uploaded by the name of a size is no size, and has sizes of its own', () => {
  const uploads = misleadingUploads(
    ['plan-1920x1080.jpg', 'photo.jpg', 'photo-scaled.jpg', 'big-scaled.jpg', 'photo-1.jpg'].map(at),
  );
  expect(uploads).toEqual(['plan-1920x1080.jpg', 'photo-scaled.jpg'].map((name) => uploadKey(at(name))));
  const isUpload = (key: string) => uploads.includes(key);
  const larger = (name: string) => largerAddresses(at(name), isUpload);
  expect(larger('plan-1920x1080.jpg')).toEqual([at('plan-1920x1080.jpg')]);
  expect(larger('plan-1920x1080-300x169.jpg')).toEqual(
    ['plan-1920x1080.jpg', 'plan-1920x1080-300x169.jpg'].map(at),
  );
  expect(larger('photo-scaled.jpg')).toEqual([at('photo-scaled.jpg')]);
  expect(larger('big-scaled.jpg')[0]).toBe(at('big.jpg'));
  const elsewhere = 'http://www.old.example.com/wp-content/uploads/2020/01/plan-1920x1080.jpg';
  expect(largerAddresses(elsewhere, isUpload)).toEqual([elsewhere]);
});

test('a name tells the size that WordPress wrote into it', () => {
  expect(sizeInName(at('a-300x200.jpg?x'))).toEqual({ width: 300, height: 200 });
  expect(sizeInName(at('a.jpg'))).toBeUndefined();
});

import { expect, test } from 'vitest';
import { isPictureName } from './picture-name.ts';

test.each(['a.jpg', 'A.JPEG', 'a.b.png', 'x.webp ', 'a.avif', 'a.gif', '', '...', 'desk', 'St. Mary'])(
  '%j can be a picture',
  (name) => {
    expect(isPictureName(name)).toBe(true);
  },
);

test.each(['a.html', 'a.svg', 'a.jpg.exe', 'a.PHP', 'a.zip', 'a.heic', '.htaccess.js', 'a.jpg.html '])(
  '%j is another kind of file',
  (name) => {
    expect(isPictureName(name)).toBe(false);
  },
);

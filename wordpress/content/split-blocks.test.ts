import { describe, expect, test } from 'vitest';
import { createChangeLog } from '../../shared/imported-post.ts';
import { splitBlocks } from './convert-content.ts';

function split(html: string, reusable: [string, string][] = [], footnotes = '') {
  const log = createChangeLog();
  const stretches = splitBlocks(html, { reusable: new Map(reusable), footnotes }, log);
  return { stretches, changes: log.list() };
}

const joined = (html: string, reusable?: [string, string][], footnotes?: string) =>
  split(html, reusable, footnotes)
    .stretches.map((stretch) => stretch.html)
    .join('');

describe('splitBlocks', () => {
  test('tells blocks from what is around them', () => {
    const { stretches } = split('a<!-- wp:paragraph {"align":"right"} --><p>b</p><!-- /wp:paragraph -->c');
    expect(stretches).toEqual([
      { isClassic: true, html: 'a' },
      { isClassic: false, html: '<p>b</p>' },
      { isClassic: true, html: 'c' },
    ]);
  });

  test('blocks in blocks are no classic content, classic blocks in them are', () => {
    const html =
      '<!-- wp:group --><div><!-- wp:paragraph --><p>a</p><!-- /wp:paragraph -->\n<!-- wp:freeform -->b\n\nc<!-- /wp:freeform --></div><!-- /wp:group -->';
    expect(split(html).stretches).toEqual([
      { isClassic: false, html: '<div><p>a</p>\n' },
      { isClassic: true, html: 'b\n\nc' },
      { isClassic: false, html: '</div>' },
    ]);
  });

  test('more and nextpage part what they stand between; joined pages are told', () => {
    expect(joined('a<!--more-->b')).toBe('a\n\nb');
    expect(joined('a<!--nextpage-->b')).toBe('a\n\nb');
    expect(split('a<!--nextpage-->b<!--nextpage-->c').changes).toEqual([
      { code: 'pages_joined', what: '', count: 2 },
    ]);
  });

  test('blocks that the server makes are told by name, ornaments are not', () => {
    expect(
      split('<!-- wp:latest-posts /--><!-- wp:latest-posts {"a":1} /--><!-- wp:spacer /-->').changes,
    ).toEqual([{ code: 'block_removed', what: 'latest-posts', count: 2 }]);
  });

  test('a block with nothing but an address becomes a link to it', () => {
    const { stretches, changes } = split('<!-- wp:vendor/player {"url":"https://a.example/?a=1&b=2"} /-->');
    expect(stretches[0]?.html).toBe(
      '<p><a href="https://a.example/?a=1&amp;b=2">https://a.example/?a=1&amp;b=2</a></p>',
    );
    expect(changes).toEqual([{ code: 'embed_linked', what: 'vendor/player', count: 1 }]);
    expect(joined('<!-- wp:social-link {"url":"https://a.example/"} /-->')).toBe('');
  });

  test('reusable blocks are put in, also within each other, but not without end', () => {
    const reusable: [string, string][] = [
      ['7', '<!-- wp:paragraph --><p>Shared</p><!-- /wp:paragraph --><!-- wp:block {"ref":8} /-->'],
      ['8', '<p>Inner</p>'],
      ['9', 'again <!-- wp:block {"ref":9} /-->'],
    ];
    expect(joined('<!-- wp:block {"ref":7} /-->', reusable)).toBe('<p>Shared</p><p>Inner</p>');
    expect(joined('<!-- wp:block {"ref":9} /-->', reusable)).toBe('again again again ');
    expect(split('<!-- wp:block {"ref":404} /-->').changes).toEqual([
      { code: 'block_removed', what: 'block', count: 1 },
    ]);
  });

  test('footnotes come back from where WordPress keeps them', () => {
    const notes = '[{"content":"First <em>note</em>","id":"a"},{"content":"Second","id":"b"}]';
    expect(joined('<!-- wp:footnotes /-->', [], notes)).toBe(
      '<ol><li>First <em>note</em></li><li>Second</li></ol>',
    );
    expect(split('<!-- wp:footnotes /-->', [], 'not json').changes).toMatchObject([
      { code: 'block_removed' },
    ]);
  });
});

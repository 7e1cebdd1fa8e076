import { expect, test } from 'vitest';
import { textFile } from '../../test/zip-archive.ts';
import type { SourceFile } from '../files/source-file.ts';
import { type AtomEntry, type AtomEvent, readEntries } from './read-blogger.ts';

const feed = (inner: string) => `<feed xmlns='http://www.w3.org/2005/Atom'>${inner}</feed>`;

async function eventsOf(file: SourceFile): Promise<AtomEvent[]> {
  const list: AtomEvent[] = [];
  for await (const event of readEntries(file).events) list.push(event);
  return list;
}

async function entriesOf(xml: string): Promise<AtomEntry[]> {
  const events = await eventsOf(textFile(feed(xml)));
  return events.flatMap((event) => (event.type === 'entry' ? [event.entry] : []));
}

test('the feed’s own title and address are its head, not those of its authors and entries', async () => {
  const { head, events } = readEntries(
    textFile(
      feed(
        `<author><title>Not this</title></author><title>Mine</title><link rel='self' href='/self'/><link rel='alternate' href='https://a.example/'/>
<entry><title>Nor this</title><link rel='alternate' href='https://a.example/1'/></entry>`,
      ),
    ),
  );
  for await (const _ of events);
  expect(head).toEqual({ root: 'feed', title: 'Mine', link: 'https://a.example/' });
});

test('an entry’s own values count, not those of what is within it', async () => {
  const [entry] = await entriesOf(
    `<entry><id> 1 </id><author><name>A</name><title>x</title></author><source><id>other</id></source>
<title>T</title><published>2020-01-02</published><updated>2021-01-02</updated><summary>s</summary></entry>`,
  );
  expect(entry).toMatchObject({
    id: '1',
    title: 'T',
    published: '2020-01-02',
    updated: '2021-01-02',
    summary: 's',
  });
});

test.each([
  ["<control xmlns='http://www.w3.org/2007/app'><draft>yes</draft></control>", 'draft'],
  ["<app:control xmlns:app='http://purl.org/atom/app#'><app:draft>no</app:draft></app:control>", 'published'],
  [
    "<blogger:status xmlns:blogger='http://schemas.google.com/blogger/2018'>SOFT_TRASHED</blogger:status>",
    'trash',
  ],
  [
    "<blogger:status xmlns:blogger='http://schemas.google.com/blogger/2018'>LIVE</blogger:status>",
    'published',
  ],
  ['<draft>yes</draft>', 'published'],
])('%s: %s', async (xml, status) => {
  expect(await entriesOf(`<entry>${xml}</entry>`)).toMatchObject([{ status }]);
});

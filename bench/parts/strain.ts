import type { MeasuredSite } from '../processes/start-site.ts';
import { highestMemory } from './starting.ts';

/** Forms of strangers, each answered with the page that asks for the password. */
const strangers = 600;

/** How many of them ask at once. */
const atOnce = 8;

/** Texts of the owner's, of nearly two million characters each, sent at once. */
const texts = { forms: 30, saves: 5, previews: 10 } as const;

const longText = `<p>${'Plain words in a row. '.repeat(80)}</p>`.repeat(1100);

/**
 * By how many bytes the process grows at most while strangers and its owner send what is long, or much. What an answer
 * left behind would come on top of what the next one takes.
 */
export async function measureStrain(site: MeasuredSite): Promise<number> {
  const { memory: before } = await site.read();
  const form = 'application/x-www-form-urlencoded';
  const send = async (path: string, type: string, body: string, cookie = '') => {
    const headers = { 'Content-Type': type, Cookie: cookie };
    const response = await fetch(site.url + path, { method: 'POST', headers, body }).catch(() => undefined);
    // One that is refused at its first letters may end before it is read.
    await response?.arrayBuffer().catch(() => undefined);
  };
  const sendAll = (count: number, one: (index: number) => Promise<void>) =>
    Promise.all(Array.from({ length: count }, (_, index) => one(index)));
  const highest = await highestMemory(site, async () => {
    await sendAll(atOnce, async () => {
      for (let count = 0; count < strangers / atOnce; count += 1) await send('/compose', form, 'html=b');
    });
    await sendAll(texts.forms, () => send('/compose', form, `html=${'b'.repeat(11_000_000)}`, site.cookie));
    await sendAll(texts.saves, (index) => {
      const post = { title: `A long text ${index}`, html: longText };
      return send('/api/blog/posts', 'application/json', JSON.stringify(post), site.cookie);
    });
    await sendAll(texts.previews, () =>
      send(
        '/compose/preview',
        form,
        String(new URLSearchParams({ title: 'x', html: longText })),
        site.cookie,
      ),
    );
  });
  return highest - before;
}

import type { ChangeLog } from '../../shared/imported-post.ts';
import type { Block, Inline } from './content-model.ts';
import { hostOf, playableAddress } from './embed-address.ts';

const address = /^https?:\/\/[^\s<>"]{4,2000}$/i;

/** What a sentence ends in, and no address. */
const sentenceEnd = /[.,;:!?…]+$/;

/** An address alone on its line was a player on the old blog (oEmbed), but in lists and captions: it becomes a link. */
export function linkAddresses(blocks: Block[], log: ChangeLog): Block[] {
  return blocks.map((block) => {
    if (block.kind === 'quote') return { ...block, blocks: linkAddresses(block.blocks, log) };
    return block.kind === 'line' ? { ...block, inlines: linkLine(block.inlines, log) } : block;
  });
}

function linkLine(line: Inline[], log: ChangeLog): Inline[] {
  return line.flatMap((inline, i) => {
    const before = line[i - 1];
    const after = line[i + 1];
    const alone = (!before || before.kind === 'break') && (!after || after.kind === 'break');
    if (inline.kind !== 'text' || !alone || inline.marks.href !== null) return inline;
    const text = inline.text.trim();
    const [end = ''] = sentenceEnd.exec(text.slice(-20)) ?? [];
    const href = text.slice(0, text.length - end.length);
    if (!address.test(href) || !URL.canParse(href)) return inline;
    log.add('embed_linked', hostOf(href));
    const link: Inline = { ...inline, text: href, marks: { ...inline.marks, href: playableAddress(href) } };
    return end === '' ? link : [link, { ...inline, text: end }];
  });
}

import { startTag } from './allowed-attributes.ts';
import { BodyWriter } from './body-writer.ts';
import { walkHtml } from './walk-html.ts';

/** The most that writing can honestly add: `<a href=x>x` becomes six times as long. */
const growth = 8;

/** The public form of a body (docs/specification.md 5.9), written anew from what is allowed alone, never cut out of the input. */
export function sanitiseHtml(html: string): string {
  const writer = new BodyWriter(html.length * growth);
  walkHtml(html, {
    enter(kind, element) {
      const tag = element.tagName;
      if (kind === 'mark') writer.enterMark(tag, startTag(element));
      else if (kind === 'container' || kind === 'line') writer.enterBlock(kind, tag, startTag(element) ?? '');
      else if (kind === 'boundary') writer.enterBlock(kind, '', startTag(element, 'p') ?? '');
      else if (kind === 'break') writer.atom('<br>');
      else if (kind === 'image') {
        const image = startTag(element);
        if (image) writer.atom(image);
      }
    },
    leave(kind) {
      if (kind === 'mark') writer.leaveMark();
      else if (kind === 'container' || kind === 'line' || kind === 'boundary') writer.leaveBlock();
    },
    text: (text) => writer.text(text),
  });
  return writer.finish();
}

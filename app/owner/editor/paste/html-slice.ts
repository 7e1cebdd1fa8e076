import { DOMParser as DocumentParser, type Schema, Slice } from '@tiptap/pm/model';
import { trustedHtml } from '../../context/trusted-html.ts';

/** HTML as a piece of document that joins what stands at its two ends. */
export function htmlSlice(schema: Schema, html: string): Slice {
  const { body } = new DOMParser().parseFromString(trustedHtml(html), 'text/html');
  return Slice.maxOpen(DocumentParser.fromSchema(schema).parse(body).content);
}

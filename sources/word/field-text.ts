import { placeAddress } from '../../shared/word-place-name.ts';
import { child, inside, isOn, valueIn, type XmlNode } from './xml-node.ts';

/** The address in the instruction of a field (ECMA-376 17.16.5.25); '' where it is no link, or one within the document. */
export function fieldAddress(instruction: string): string {
  const [, written] = /^\s*HYPERLINK\s+(.*)$/is.exec(instruction) ?? [];
  if (written === undefined) return '';
  const [, quoted, bare] = /^(?:"([^"]*)"|([^\s"\\]\S*))/.exec(written) ?? [];
  const address = quoted ?? bare ?? '';
  const [, place = ''] = /\\l\s+"([^"]*)"/i.exec(written) ?? [];
  return address === '' ? '' : withPlace(address, place);
}

/** Where a link leads: out of the document, or in what the site wrote to a place of the page. */
export function linkAddress(target: string | undefined, place: string, isOwn: boolean): string {
  if (target !== undefined) return withPlace(target, place);
  return isOwn ? placeAddress(place) : '';
}

/** An address with a place within its page. */
function withPlace(address: string, place: string): string {
  return place === '' || address.includes('#') ? address : `${address}#${place}`;
}

/** What a field of a form shows that has no words of its own: the box that is ticked, the entry that is chosen (17.16.17). */
export function formFieldText(character: XmlNode): string {
  const data = child(character, 'w:ffData');
  const box = child(data, 'w:checkBox');
  if (box) return (isOn(box, 'w:checked') ?? isOn(box, 'w:default')) ? '☒' : '☐';
  const list = inside(data, 'w:ddList');
  const entries = list?.children.filter(({ name }) => name === 'w:listEntry') ?? [];
  const chosen = Number(valueIn(list, 'w:result') ?? valueIn(list, 'w:default') ?? 0);
  return entries[chosen]?.attributes.val ?? '';
}

/** Without its origin where it is of this site. */
export function ownAddress(address: string, origin: string): string {
  return address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
}

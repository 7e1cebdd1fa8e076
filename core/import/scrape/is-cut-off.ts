import { plainText } from '../../../shared/rich-text/parse-html.ts';

const more =
  'read (more|on|the rest)|continue reading|keep reading|leer más|sigue leyendo|seguir leyendo|continuar leyendo|weiterlesen|mehr lesen|lire la suite|leggi tutto|continua a leggere|ler mais|continuar a ler';

/** An ellipsis at the end, an invitation to read on, or one that names the post: "Continue reading On pauses →". */
const cutOff = new RegExp(`(…|\\.\\.\\.)\\W*$|\\b(${more})\\b[^.!?]{0,80}$`, 'i');

const moreLink = /class="[^"]{0,100}\b(more-link|read-?more)\b/i;

/** How many characters of HTML the end of a text is looked for in. */
const tail = 2000;

/** Feeds of WordPress end with "The post … appeared first on …", two links, also behind a text that trails off. */
function withoutFooter(html: string): string {
  const last = html.lastIndexOf('<p');
  const links = last < 0 ? 0 : html.slice(last).split('<a ').length - 1;
  return links === 2 ? html.slice(0, last) : html;
}

/** Whether a text (HTML) trails off or leads on to the rest of it. */
export function isCutOff(html: string): boolean {
  const end = html.trimEnd().slice(-tail);
  const leadsOn = (text: string) =>
    cutOff.test(plainText(text).slice(-200)) || moreLink.test(text.slice(-500));
  return leadsOn(end) || leadsOn(withoutFooter(end));
}

/** Words and spaces of a text (HTML) as one line. */
export function lineOf(html: string): string {
  return plainText(html).replace(/\s+/g, ' ').trim();
}

function names(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/));
}

/** Every element that HTML has or had, and those of drawings and formulas: all others are what somebody wrote between angle brackets. */
const known =
  names(`a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink
  blockquote body br button canvas caption center centre cite code col colgroup command content data datalist dd del
  details dfn dialog dir div dl dt em embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5
  h6 head header hgroup hr html i iframe image img input ins isindex kbd keygen label legend li link listing main map
  mark marquee menu menuitem meta meter multicol nav nextid nobr noembed noframes noscript object ol optgroup option
  output p param picture plaintext portal pre progress q rb rbc rp rt rtc ruby s samp script search section select
  shadow slot small source spacer span strike strong style sub summary sup svg table tbody td template textarea tfoot
  th thead time title tr track tt u ul var video wbr xmp
  circle clippath defs desc ellipse g line lineargradient mask metadata path pattern polygon polyline radialgradient
  rect stop symbol text textpath tspan use annotation annotation-xml math menclose merror mfenced mfrac mi mn mo mover
  mpadded mphantom mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover semantics`);

const namespaced = /^[a-z][a-z\d]*:[a-z][\w.-]*$/;

/** Whether a tag of this name, in lower case, is markup to any reader: of HTML, or of a namespace (`o:p`, `fb:like`). */
export function isMarkupName(name: string): boolean {
  return known.has(name) || namespaced.test(name);
}

/** Their inside is no markup, and runs to their own end tag. */
export const rawElements = names(
  'iframe noembed noframes noscript plaintext script style textarea title xmp',
);

/** What is in them shows only where the element itself can't, or never. */
export const hiddenElements =
  names(`annotation annotation-xml applet audio canvas datalist desc head iframe metadata
  noembed noframes noscript object script style template title video`);

/** They have no inside. */
export const emptyElements = names(
  'area base basefont bgsound br col command embed frame hr image img input isindex keygen link meta nextid param source spacer track wbr',
);

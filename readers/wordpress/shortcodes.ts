/** Prefixes of page builders. */
const builder =
  /^(?:vc|et_pb|fusion|av|fl|cs|x|mk|ux|us|dt|kc|tatsu|bt_bb|qode|mkd|edgtf|eltd|nectar|tve|themify|spb|mpc|cmsms|thim|stm|porto)_/;

/** Names of layout shortcodes, also with a prefix: `one_half`, `su_column`. */
const part =
  /(?:^|[_-])(?:section|row|columns?|col|half|thirds?|fourths?|fifths?|sixths?|container|wrapper|wrap|tabs?|tabgroup|accordions?|toggles?|spoiler|panel|[a-z]*box|boxes|heading|message|alert|divider|separator|spacer|slider?|cards?|pane|clear|su_note)(?:[_-](?:\w{1,20}))?$/;

/** Shortcodes that are part of a line. */
const inline =
  /drop_?cap|highlight|tooltip|popover|icon|label|badge|button|btn|abbr|inline|link|color|font|counter|lightbox|checkbox|nbsp|space$/;

/** Whether a shortcode's content is part of a line. */
export function isInline(name: string): boolean {
  return inline.test(name);
}

/** Whether a shortcode separates paragraphs. */
export function isLayout(name: string): boolean {
  if (/^vc_empty_space$/.test(name)) return true;
  return (builder.test(name) || part.test(name)) && !inline.test(name);
}

function names(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

/** Shortcodes of code highlighters, most of which are names of languages. */
const codeShortcodes = new Set(
  names(`code sourcecode source highlight-code syntaxhighlighter crayon codeblock prism as3 bash shell cpp csharp c#
    css delphi diff erlang fsharp groovy javascript js java javafx jsx matlab objc perl php powershell python
    py r ruby scala sql vb xml`),
);

/** CodeColorer's `[cc]`, which may include options and a language: `[ccie_php]`. */
const codeColorer = /^cc[beilnstwx]{0,6}(?:_\w{1,20})?$/;

/** Whether a shortcode's content is code. */
export function isCode(name: string): boolean {
  return codeShortcodes.has(name) || codeColorer.test(name);
}

/** Words that are code shortcodes only if they enclose content. */
export const visibleCode = new Set(
  names('text plain html xhtml c go json yaml actionscript coldfusion pascal'),
);

/** BBCode and short words that are shortcodes only if they enclose content. */
const closedShortcodes = new Set([
  ...visibleCode,
  ...names(
    'b i u s url img color size center left right strike list li font email span div fn mfn highlight mark',
  ),
]);

export const quoteShortcodes = new Set(
  names('quote blockquote pullquote su_quote bquote testimonial et_pb_testimonial su_pullquote'),
);

/** Shortcodes whose content isn't text: forms, scripts, encoded markup. */
export const hollowShortcodes = new Set(
  names(`contact-form vc_raw_html vc_raw_js et_pb_contact_form et_pb_code fusion_code wpforms formidable
    caldera_form mailmunch-form table-of-contents`),
);

const mediaShortcodes = new Set(
  names(`embed audio video playlist wpvideo videopress youtube youtu vimeo dailymotion soundcloud spotify ted tweet
    twitter instagram facebook flickr gist slideshare scribd kickstarter vine tiktok bandcamp mixcloud wistia
    googlemaps googlevideo googleplus pinterest reddit tumblr issuu prezi livevideo blip.tv hulu viddler myspace
    metacafe bliptv fvplayer flowplayer video_lightbox_youtube video_lightbox_vimeo5 su_youtube su_vimeo
    su_youtube_advanced su_video su_audio vc_video et_pb_video et_pb_audio fusion_youtube fusion_vimeo av_video
    evp_embed_video podcast powerpress podlove-web-player smart_track_player buzzsprout iframe advanced_iframe
    flv mp3 mp4 swf kml_flashembed swfobj embedyt lyte youtuber tube vsw blackbirdpie jwplayer html5_video html5_audio
    sc_embed_player video_player mp3j evp-embed-video embedly embed-post facebook-video fb_video rumble loom wistia_video
    dewplayer dewplayer-mini dewplayer-multi dewplayer-bubble dewplayer-vinyl audio-player audioplayer mp3player wpaudio
    wp_audio haiku esplayer sc_player cue music-player mediaplayer media-player wp_mp3_player zplayer dailymotion-video
    wimtvpro flash swfobject pdf pdf-embedder gview embeddoc google-drive-embed googleapps documentcloud archiveorg crowdsignal giphy`),
);

export function isPlayer(name: string): boolean {
  return (
    mediaShortcodes.has(name) || /^(?:\w{1,20}[_-])?(?:youtube|vimeo|soundcloud)(?:[_-]\w{1,20})?$/.test(name)
  );
}

/** Whether a value may follow the name and a colon: `[audio:https://…]`. */
function takesColon(name: string): boolean {
  return isPlayer(name) || name.endsWith('-recipe');
}

/** Common shortcodes that look like a word in brackets. */
export const plainShortcodes = new Set([
  ...codeShortcodes,
  ...quoteShortcodes,
  ...hollowShortcodes,
  ...mediaShortcodes,
  ...names(`caption wp_caption gallery archives sitemap sitemaps shortcode contact-form-7 contact-field contactform
    ninja_form ninja_forms gravityform gravityforms polldaddy poll slideshow slider rev_slider metaslider
    nggallery ngg_images album imagebrowser singlepic tagcloud toc latex recipe tabs tab tabgroup accordion
    accordions toggle toggles spoiler button buttons columns column col row one_half one_third two_third
    one_fourth three_fourth half third fourth fifth section container box infobox alert notice message dropcap
    divider separator spacer clear clearfix hr br raw nextpage more readmore pagebreak lightbox popup tooltip
    footnote footnotes ref references backref icon fa social share sharing addtoany jetpack_subscription_form
    subscribe subscribe2 newsletter mailchimp mc4wp_form mailpoet optin-monster adsense ad ads adrotate ad_inserter
    products product woocommerce_cart woocommerce_checkout woocommerce_my_account shop_messages add_to_cart
    download_count login-form loginform register logout member members restrict private bbp-forum-index
    display-posts display_posts postlist recent-posts related_posts related-posts list-pages pagelist subpages
    siblings posts rss wp-rss feed calendar events event event-list map maps google-map wpgmza table table-wp
    wpdatatable tablepress chart countdown timer qrcode qr donate paypal simple-payment memberful_buy
    portfolio portfolios projects team testimonials staff pricing pricing_table faq faqs ultimate-faqs
    search searchform breadcrumb breadcrumbs author authorbox bio user username blog_subscription_form
    upcomingevents twitter-timeline facebook-page instagram-feed email-subscribers stats print print_link
    sharethis shareaholic ssba shariff mashshare lwptoc ez-toc wptoc tweetmeme retweet digg stumbleupon fblike
    facebooklike plusone fbcomments adsense googleads nivoslider flexslider wooslider cycloneslider contact
    contactus simplecontactform randompost lastfm filebase nocode noautop asa amd-zlrecipe-recipe dfads dfp
    full-width fullwidth content-block vc_row`),
  ...names(`lj-cut sociallocker emaillocker mybook amazon asin isbn easyazon easyazon-link easyazon-image
    easyazon_link easyazon_image wp-review rating ratings photomosaic justified_image_grid nggtags slideshow_deploy
    smartslider3 layerslider masterslider mappress rssinpage dropbox wpdm_package sdm_download contact_form
    post_list recent_posts search_form wp_list_pages wp_google_maps site_url home_url blog_url template_url
    bloginfo bctt clicktotweet click_to_tweet tweetthis tweet_this ref_note footnotes_list bibliography zotpress
    zotpressintext zotpressinlib cite citation mathjax tex katex wp_sitemap_page simple-sitemap xyz-ihs ihs
    widget do_widget insert_php php_code snippet hcode ss_click_to_tweet wp_ad_camp adinserter wpcode
    learn_more learn_press lp_profile give_form donation stripe charitable eventbrite timely events_list
    event_list sugar_calendar booking bookly appointment calendly typeform hubspot mautic convertkit
    activecampaign sendfox leadpages optinform optin yikes-mailchimp rafflecopter gleam wheel polls yop_poll
    totalpoll quiz wpviralquiz h5p geogebra desmos mapsvg leaflet-map leaflet-marker osm_map map_route gpx
    sgpx elevation strava garmin runkeeper lastrecord discography bandsintown songkick goodreads librarything
    imdb tmdb rt_reviews movie_review book_review wpmovies flickr_set flickrset flickr-gallery
    picasa pwaplus smugmug photonic zenphoto dmalbum postgallery slickr-flickr simpleflickr flickr-photo
    singlepic thumb thumbnail nggfunction portfolio_slideshow carousel-horizontal-posts-content-slider
    orbit-slider wpic image-carousel cincopa simpleviewer autoviewer postcardviewer tiltviewer`),
]);

/** Common words in brackets that are never shortcodes. */
const spokenBrackets = new Set(
  names(`sic applause laughter laughs laugh music pause silence inaudible crosstalk cheers sigh sighs cough gasp
    edit update updated note notes source sources citation etc redacted audience video audio ad ads poll search
    author event events map table chart member private more team posts author user members register donate
    half third fourth icon message notice box button section tab row column source`),
);

/** Endings of shortcodes that have a prefix: `su_button`, `my_heading`. */
const parts =
  /[_-](?:button|btn|heading|title|text_separator|image|img|photo|picture|gallery|carousel|form|recipe|map)$/;

/** Prefixes of plug-ins. */
const families =
  /^(?:su|mp3j|wpforms|gravityform|ninja_form|bbp|woocommerce|ngg|envira|soliloquy|huge_it|mailpoet|mc4wp|tablepress|wpv|types|pods|acf|edd|learndash|ld|llms|memberful|pmpro|s2|wpum|um|youzer|rcp|wpfc|tribe|evcal|ecwd|amd|zrdn|wprm|wpurp|mpprecipe|tasty|epub|jetpack|wpcom|crayon|powerpress|podlove|podcast|smart|buzzsprout|seriously-simple|ssp|efn|mfn|cft|display|insert)[_-]/;

/** Whether a name is a known shortcode. Some names count only with an end tag. */
function isNamedShortcode(name: string, isClosed: boolean): boolean {
  if (isClosed && (closedShortcodes.has(name) || isCode(name))) return true;
  if (plainShortcodes.has(name) || isPlayer(name) || isLayout(name) || builder.test(name)) return true;
  return parts.test(name) || families.test(name) || name.startsWith('ad#');
}

/** Shortcodes that may be inside a sentence. They are never capitalized. */
const atHomeInLines = /^\[(?:archives|gallery|playlist|sitemap|toc|[a-z]*[-_\d])/;

/** Whether a token is a known shortcode, as opposed to words in brackets, which stay. */
export function isShortcode(token: OpeningShortcode): boolean {
  const { name, attributes, isAlone, closedBy, isInCode, isAfterWord, raw } = token;
  // In code, an unknown name is part of the code.
  if (isInCode ? !plainShortcodes.has(name) : !isNamedShortcode(name, closedBy !== null)) return false;
  if (hasLink(token) || isProse(token)) return false;
  if (closedBy !== null || Object.keys(attributes.named).length > 0) return true;
  if (name.includes('_')) return !isAfterWord || !plainShortcodes.has(name);
  if (attributes.bare.length > 0) return true;
  // "[gist]" without a value is prose.
  if (spokenBrackets.has(name) || (isPlayer(name) && name !== 'playlist')) return false;
  return isAlone || atHomeInLines.test(raw);
}

/** Whether the name is followed by prose: "[gallery of modern art]". */
function isProse({ attributes: { bare, named }, isAlone }: OpeningShortcode): boolean {
  if (Object.keys(named).length > 0) return false;
  const words = bare.filter((word) => /^[\p{L}'’,.;:!?-]+$/u.test(word)).length;
  return words > 1 || (words > 0 && words === bare.length && !isAlone);
}

/** Whether there is a link outside of quotes, which means prose, unless an editor linked a player's URL. */
function hasLink({ name, raw }: OpeningShortcode): boolean {
  if (!/<a\s/i.test(raw)) return false;
  const text = raw.slice(name.length + 1, -1).replace(/<[^>]{0,2000}>/g, '');
  if (isPlayer(name) && /^[\s=:]*https?:\S+\s*$/.test(text)) return false;
  const unquoted = raw.slice(0, raw.search(/<a\s/i));
  return ['"', "'"].every((mark) => unquoted.split(mark).length % 2 === 1);
}

export interface ShortcodeAttributes {
  named: Record<string, string>;
  bare: string[];
}

export interface OpeningShortcode {
  kind: 'open';
  name: string;
  attributes: ShortcodeAttributes;
  raw: string;
  isInTag: boolean;
  isInCode: boolean;
  isLineStart: boolean;
  /** True if nothing else is on its line. */
  isAlone: boolean;
  /** True if it follows a letter or digit, as in `options[my_option]`. */
  isAfterWord: boolean;
  /** The index of the closing token; null if there is none. */
  closedBy: number | null;
}

export type ShortcodeToken =
  | { kind: 'text'; text: string }
  | OpeningShortcode
  /** `opens` is the index of the opening token. */
  | { kind: 'close'; name: string; raw: string; opens: number | null }
  /** An escaped shortcode, `[[name]]`. `text` is without the outer brackets. */
  | { kind: 'escaped'; text: string; raw: string };

const opening = /\[([a-z][\w.#-]{0,60})(?=[\s\]/=|]|:\S)/iy;
const closing = /\[\/([a-z][\w.#-]{0,60})\s{0,20}\]/iy;

/** Quotation marks that an editor has changed or escaped. */
const quotes = /&(?:quot|#34|#822[01]|#x201[cd]|#8243|ldquo|rdquo);|[“”″]/gi;
const apostrophes = /&(?:#39|#039|#821[67]|apos|lsquo|rsquo);|[‘’]/gi;

const outerQuotes = /^(?:&(?:quot|#34|#822[01]|#8243);|[“”″])+|(?:&(?:quot|#34|#822[01]|#8243);|[“”″])+$/gi;

const pair =
  /([\w-]+)\s*=\s*"([^"]*)"|([\w-]+)\s*=\s*'([^']*)'|([\w-]+)\s*=\s*([^\s'"]+)|"([^"]*)"|'([^']*)'|(\S+)/g;

/** Parses attributes. Names are in lowercase. */
export function parseAttributes(text: string): ShortcodeAttributes {
  const attributes: ShortcodeAttributes = { named: {}, bare: [] };
  // If values are in straight quotes, other quotation marks are text.
  const straight = text.split('"').length - 1;
  const sound = (straight > 0 && straight % 2 === 0) || /='[^']*'/.test(text);
  const quoted = sound ? text : text.replace(quotes, '"').replace(apostrophes, "'");
  for (const match of quoted.replace(/&(?:amp|#0?38);/g, '&').matchAll(pair)) {
    const name = match[1] ?? match[3] ?? match[5];
    const bare = match[6]?.replace(outerQuotes, '');
    const value = (match[2] ?? match[4] ?? bare ?? match[7] ?? match[8] ?? match[9] ?? '').trim();
    if (name !== undefined) attributes.named[name.toLowerCase()] ??= value;
    else if (value !== '' && value !== '/') attributes.bare.push(value);
  }
  return attributes;
}

/** Returns the index of the closing `]`, or -1. Brackets may occur only inside quotes. */
function bracketEnd(html: string, from: number, cursor: Cursor): number {
  let quote = '';
  for (let i = from; i < html.length; i += 1) {
    const char = html[i] ?? '';
    if (quote) {
      if (char === quote) quote = '';
    } else if (char === '"' || char === "'") quote = char;
    else if (char === ']') return i;
    else if (char === '[') break;
  }
  // After an unclosed apostrophe, the next bracket is the end, as in WordPress.
  if (cursor.nextClose < from) cursor.nextClose = indexOrEnd(html, ']', from);
  const end = cursor.nextClose;
  return end < indexOrEnd(html, '[', from) ? end : -1;
}

function indexOrEnd(html: string, char: string, from: number): number {
  const index = html.indexOf(char, from);
  return index < 0 ? Number.POSITIVE_INFINITY : index;
}

/** The number of characters searched for line ends. */
const nearby = 40;

function startsLine(html: string, start: number): boolean {
  return /(?:^|\n|>)[ \t]*$/.test(html.slice(Math.max(0, start - nearby), start));
}

function endsLine(html: string, end: number): boolean {
  return /^[ \t]*(?:$|\n|\r|<)/.test(html.slice(end, end + nearby));
}

interface Cursor {
  at: number;
  tagEnd: number;
  codeDepth: number;
  /** The cached position of the next bracket. */
  nextClose: number;
  /** Names for which no `[/name]]` follows. */
  unended: Set<string>;
}

function enterMarkup(html: string, cursor: Cursor): void {
  if (html.startsWith('<!--', cursor.at)) {
    const end = html.indexOf('-->', cursor.at + 4);
    cursor.at = end < 0 ? html.length : end + 3;
    return;
  }
  const tag = /^<(\/?)([a-z][a-z0-9]*)/i.exec(html.slice(cursor.at, cursor.at + 24));
  if (tag) {
    const end = html.indexOf('>', cursor.at);
    cursor.tagEnd = end < 0 ? html.length : end + 1;
    if (/^(pre|code|kbd|samp)$/i.test(tag[2] ?? ''))
      cursor.codeDepth = Math.max(0, cursor.codeDepth + (tag[1] ? -1 : 1));
  }
  cursor.at += 1;
}

/** Splits a text into tokens that look like shortcodes, in linear time. */
export function parseShortcodes(html: string): ShortcodeToken[] {
  const tokens: ShortcodeToken[] = [];
  const cursor: Cursor = { at: 0, tagEnd: 0, codeDepth: 0, nextClose: -1, unended: new Set() };
  let textStart = 0;
  const stop = /[[<]/g;
  const take = (end: number, token: ShortcodeToken): void => {
    if (cursor.at > textStart) tokens.push({ kind: 'text', text: html.slice(textStart, cursor.at) });
    tokens.push(token);
    cursor.at = end;
    textStart = end;
  };
  while (cursor.at < html.length) {
    stop.lastIndex = cursor.at;
    const found = stop.exec(html);
    if (!found) break;
    cursor.at = found.index;
    if (found[0] === '<') enterMarkup(html, cursor);
    else if (!takeShortcode(html, cursor, take)) cursor.at += 1;
  }
  if (textStart < html.length) tokens.push({ kind: 'text', text: html.slice(textStart) });
  return matchEnds(tokens);
}

/** Returns the index after `[[name …]]` or `[[name]…[/name]]`, or -1. */
function escapeEnd(html: string, cursor: Cursor): number {
  const name = /^\/?[a-z][\w-]*/i.exec(html.slice(cursor.at + 2, cursor.at + 64))?.[0];
  const end = name === undefined ? -1 : bracketEnd(html, cursor.at + 2, cursor);
  if (end < 0 || name === undefined) return -1;
  if (html[end + 1] === ']') return end + 2;
  if (cursor.unended.has(name)) return -1;
  const endTag = `[/${name}]]`;
  const found = html.indexOf(endTag, end);
  if (found < 0) cursor.unended.add(name);
  return found < 0 ? -1 : found + endTag.length;
}

function takeShortcode(
  html: string,
  cursor: Cursor,
  take: (end: number, token: ShortcodeToken) => void,
): boolean {
  const start = cursor.at;
  if (html[start + 1] === '[') {
    const end = escapeEnd(html, cursor);
    if (end < 0) return false;
    take(end, { kind: 'escaped', text: html.slice(start + 2, end - 2), raw: html.slice(start, end) });
    return true;
  }
  closing.lastIndex = start;
  const close = closing.exec(html);
  if (close) {
    take(closing.lastIndex, { kind: 'close', name: lower(close[1]), raw: close[0], opens: null });
    return true;
  }
  opening.lastIndex = start;
  const open = opening.exec(html);
  const end = open ? bracketEnd(html, opening.lastIndex, cursor) : -1;
  if (!open || end < 0) return false;
  // Old players wrote `[audio:https://…]`. After other names, a colon is prose.
  if (html[opening.lastIndex] === ':' && !takesColon(lower(open[1]))) return false;
  const raw = html.slice(start, end + 1);
  const inner = raw.slice(open[0].length, -1);
  take(end + 1, {
    kind: 'open',
    name: lower(open[1]),
    // wordpress.com writes `[youtube=https://…]`.
    attributes: parseAttributes(inner.replace(/^[=|:]/, '')),
    raw,
    isInTag: start < cursor.tagEnd,
    isInCode: cursor.codeDepth > 0,
    isLineStart: startsLine(html, start),
    isAlone: startsLine(html, start) && endsLine(html, end + 1),
    isAfterWord: /\w/.test(html[start - 1] ?? ''),
    closedBy: null,
  });
  return true;
}

function lower(name: string | undefined): string {
  return (name ?? '').toLowerCase();
}

/** Matches each end tag with the nearest start tag. */
function matchEnds(tokens: ShortcodeToken[]): ShortcodeToken[] {
  const open = new Map<string, number[]>();
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'open' && !token.raw.endsWith('/]')) {
      const same = open.get(token.name);
      if (same) same.push(index);
      else open.set(token.name, [index]);
    } else if (token.kind === 'close') {
      const start = open.get(token.name)?.pop() ?? null;
      const opening = start === null ? undefined : tokens[start];
      if (opening?.kind === 'open') opening.closedBy = index;
      token.opens = start;
    }
  }
  return tokens;
}

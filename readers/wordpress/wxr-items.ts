import { attributeText, type ItemCollector, readXmlItems, type XmlItemEvent } from '../xml.ts';

/** A raw `<item>` with trimmed values. Missing values are ''. */
export interface WxrItem {
  title: string;
  link: string;
  guid: string;
  pubDate: string;
  /** An ISO 8601 date, in feeds and in this site's own exports. */
  dcDate: string;
  description: string;
  content: string;
  excerpt: string;
  id: string;
  date: string;
  dateGmt: string;
  modified: string;
  name: string;
  status: string;
  parent: string;
  order: string;
  /** `post`, `page`, `attachment`…; '' in a feed. */
  type: string;
  password: string;
  /** `1` for a pinned post. */
  sticky: string;
  attachmentUrl: string;
  categories: { domain: string; nicename: string; name: string }[];
  /** Only the fields in `wantedMeta`. */
  meta: Record<string, string>;
  /** Former slugs, dates and paths, from the fields in `formerMeta`. */
  former: { slugs: string[]; dates: string[]; paths: string[] };
  enclosures: { url: string; type: string }[];
  /** True if a value exceeded the length limit. */
  isTooLarge: boolean;
}

type TextField = Exclude<keyof WxrItem, 'categories' | 'meta' | 'former' | 'enclosures' | 'isTooLarge'>;

const fields = new Map<string, TextField>([
  ['title', 'title'],
  ['link', 'link'],
  ['guid', 'guid'],
  ['pubDate', 'pubDate'],
  ['dc:date', 'dcDate'],
  ['description', 'description'],
  ['content:encoded', 'content'],
  ['excerpt:encoded', 'excerpt'],
  ['wp:post_id', 'id'],
  ['wp:post_date', 'date'],
  ['wp:post_date_gmt', 'dateGmt'],
  ['wp:post_modified', 'modified'],
  ['wp:post_name', 'name'],
  ['wp:status', 'status'],
  ['wp:post_parent', 'parent'],
  ['wp:menu_order', 'order'],
  ['wp:post_type', 'type'],
  ['wp:post_password', 'password'],
  ['wp:is_sticky', 'sticky'],
  ['wp:attachment_url', 'attachmentUrl'],
]);

/** Fields with a meta description: Yoast, Rank Math, All in One SEO, SEOPress, The SEO Framework, Jetpack. */
export const descriptionMeta = [
  ...['_yoast_wpseo_metadesc', 'rank_math_description', '_aioseo_description', '_aioseop_description'],
  ...['_seopress_titles_desc', '_genesis_description', 'advanced_seo_description', '_metaseo_metadesc'],
];

/** Fields that restrict access: Jetpack, Members, Restrict Content. */
export const accessMeta = ['_jetpack_newsletter_access', '_members_access_role', 'rcp_access_level'];

const wantedMeta = new Set([
  ...descriptionMeta,
  ...accessMeta,
  '_thumbnail_id',
  'fifu_image_url',
  '_wp_attachment_image_alt',
  '_wp_attached_file',
  '_locale',
  'wpml_language',
  '_wpml_language',
  '_wpml_trid',
  'trid',
  '_icl_lang_duplicate_of',
  '_wpml_import_language_code',
  '_wpml_import_source_language_code',
  '_wpml_import_translation_group',
  'enclosure',
  'footnotes',
]);

/** Keys that can be repeated. `_former_path` is only in this site's own exports. */
const formerMeta = new Map<string, keyof WxrItem['former']>([
  ['_wp_old_slug', 'slugs'],
  ['_wp_old_date', 'dates'],
  ['_former_path', 'paths'],
]);

/** The maximum number of values that are read for one repeated key. */
const maxFormer = 100;

const longFields = new Set(['content:encoded', 'excerpt:encoded', 'description', 'wp:postmeta']);

/** The maximum number of characters in names, dates and numbers. */
const maxSmallFieldLength = 20_000;

export function emptyItem(): WxrItem {
  const texts = Object.fromEntries([...fields.values()].map((field) => [field, ''])) as Record<
    TextField,
    string
  >;
  const former = { slugs: [], dates: [], paths: [] };
  return { ...texts, categories: [], meta: {}, former, enclosures: [], isTooLarge: false };
}

/** Copies the text, because a slice would keep the file's whole chunk in memory. */
function ownCopy(text: string): string {
  return ` ${text}`.slice(1);
}

/** Collects the values of an `<item>`, the first of repeated ones. Ignores comments on posts. */
export function createItemCollector(limit: number): ItemCollector<WxrItem> {
  const item = emptyItem();
  const path: string[] = [];
  let parts: string[] = [];
  let length = 0;
  let category = { domain: '', nicename: '' };
  let metaKey = '';

  function roomFor(name: string): number {
    return longFields.has(name) ? limit : maxSmallFieldLength;
  }

  function add(text: string): void {
    if (path.length === 0 || path[0] === 'wp:comment') return;
    if (path[1] === 'wp:meta_value' && !wantedMeta.has(metaKey) && !formerMeta.has(metaKey)) return;
    length += text.length;
    if (length <= roomFor(path[0] ?? '')) parts.push(text);
    else if (fields.has(path[0] ?? '')) item.isTooLarge = true;
  }

  function finish(name: string, value: string): void {
    const field = fields.get(name);
    if (field) item[field] ||= field === 'content' ? value : ownCopy(value);
    else if (name === 'category' && value) item.categories.push({ ...category, name: ownCopy(value) });
  }

  function finishMeta(name: string, value: string): void {
    if (name === 'wp:meta_key') metaKey = value;
    if (name !== 'wp:meta_value') return;
    if (wantedMeta.has(metaKey)) item.meta[metaKey] ??= ownCopy(value);
    const former = formerMeta.get(metaKey);
    if (former && value && item.former[former].length < maxFormer) item.former[former].push(ownCopy(value));
  }

  return {
    item,
    open(name, attributes, written) {
      const nested = path.length > 0 && fields.has(path[0] ?? '');
      path.push(name);
      // Markup that isn't escaped is text.
      if (nested) return add(`<${written}${written && attributeText(attributes)}>`);
      parts = [];
      length = 0;
      if (path.length > 1) return;
      if (name === 'wp:postmeta') metaKey = '';
      if (name === 'category') {
        category = {
          domain: ownCopy(attributes.domain ?? ''),
          nicename: ownCopy(attributes.nicename ?? ''),
        };
      }
      if (name === 'enclosure' && attributes.url) {
        item.enclosures.push({ url: ownCopy(attributes.url), type: ownCopy(attributes.type ?? '') });
      }
    },
    text: add,
    close(name) {
      const outer = path[0];
      if (path.length === 1) finish(name, parts.join('').trim());
      else if (outer === 'wp:postmeta') finishMeta(name, parts.join('').trim());
      else if (outer !== undefined && fields.has(outer)) add(`</${name}>`);
      path.pop();
    },
    tooLong() {
      if (fields.has(path[0] ?? '')) item.isTooLarge = true;
    },
  };
}

export interface WxrChannel {
  /** The root element: `rss`, `rdf:RDF`… */
  root: string;
  title: string;
  link: string;
  blogUrl: string;
  siteUrl: string;
  language: string;
  pubDate: string;
  /** The program that wrote the file. */
  generator: string;
}

const channelFields = new Map<string, Exclude<keyof WxrChannel, 'root'>>([
  ['title', 'title'],
  ['link', 'link'],
  ['language', 'language'],
  ['dc:language', 'language'],
  ['generator', 'generator'],
  ['pubDate', 'pubDate'],
  ['lastBuildDate', 'pubDate'],
  ['wp:base_blog_url', 'blogUrl'],
  ['wp:base_site_url', 'siteUrl'],
]);

const maxValueLength = 2000;

/** A file's bytes, which can be read repeatedly. */
export type ByteSource = () => AsyncIterable<Uint8Array>;

export type WxrEvent = XmlItemEvent<WxrItem>;

/** Streams items. `channel` is filled while streaming; WordPress writes it first. */
export function readItems(source: ByteSource): { channel: WxrChannel; events: AsyncGenerator<WxrEvent> } {
  const texts = Object.fromEntries([...channelFields.values()].map((field) => [field, '']));
  const channel = { root: '', ...texts } as WxrChannel;
  let value = '';
  const head = {
    open(name: string, depth: number) {
      channel.root ||= name;
      if (depth === 3) value = '';
    },
    text(text: string) {
      if (value.length < maxValueLength) value += text.slice(0, maxValueLength);
    },
    close(name: string, depth: number) {
      const field = channelFields.get(name);
      if (field && depth === 3) channel[field] ||= ownCopy(value.trim());
    },
  };
  const isItem = (name: string) => name === 'item';
  return { channel, events: readXmlItems(source(), { isItem, collect: createItemCollector, head }) };
}

/**
 * Internal post types of WordPress
 * (https://developer.wordpress.org/reference/functions/create_initial_post_types/) and of plug-ins: menus,
 * styles, forms, orders…
 */
const machinery = new Set(
  `attachment revision nav_menu_item custom_css customize_changeset oembed_cache user_request unknown
    safecss jp-custom-css custom-css-js wpcode wphb_minify_group redirect_rule scheduled-action
    amp_validated_url amp_template customize_snapshot vip-legacy-redirect rank_math_schema schema
    sidebar polylang_mo tcb_lightbox is_search_form cookielawinfo cky_cookie ct_template
    ct_content_template oxy_user_library view view-template vc_grid_item vc4_templates templatera
    wpb_gutenberg_param ae_global_templates blocksy_content ct_content_block tdb_templates astra-
    advanced-hook generate_page_header gp_elements kadence_element oceanwp_library cs_template cs_layout
    cs_global_block slide slides layout layouts page_template ux_template wpcf7_contact_form mc4wp-form
    feedback flamingo_contact flamingo_inbound flamingo_outbound nf_sub frm_form_actions frm_styles
    frm_display hf-form happyforms reply wpdiscuz_form shop_order shop_order_refund shop_order_placehold
    shop_coupon shop_subscription shop_webhook product_variation customer_discount wc_membership_plan
    wc_user_membership give_payment give_log ml-slider ml-slide soliloquy envira envira_album ngg_album
    ngg_gallery ngg_pictures display_type gal_display_source lightbox popup popup_theme pum_cta
    boxzilla-box spt_popup tablepress_table wpdatacharts seopress_404 seopress_rankings
    seopress_backlinks seopress_bot wp-rest-api-log wp_log deleted_event guest-author mailpoet_page
    tribe-ea-record`.split(/\s+/),
);

/** Prefixes of post types that plug-ins use. */
const families =
  /^(?:wp_|acf-|elementor|e-(?:floating|global|component)|et_|fl-|jet-|jp_|fusion_|bricks_|brizy-|brizy_|thrive_|tve_|tcb_|edd_(?:log|payment|discount|license)|wpforms|forminator_|fluentform|llms_(?:order|transaction|engagement|email|certificate)|mp_(?:order|coupon)|sfwd-transactions|tb_|builder_)/;

/** Returns the type of an item. Items of a plain feed are posts. */
export function kindOf(item: WxrItem): string {
  const shell = item.id !== '' && item.status === '' && item.content === '';
  return item.type || (shell ? 'unknown' : 'post');
}

/** Returns the type of an item that has text but isn't a post; undefined for other items. */
export function otherKindOf(item: WxrItem): string | undefined {
  const kind = kindOf(item);
  if (kind === 'post' || machinery.has(kind) || families.test(kind)) return undefined;
  if (/^(?:trash|auto-draft|inherit)$/i.test(item.status)) return undefined;
  return (item.content || item.excerpt).trim() === '' ? undefined : kind;
}

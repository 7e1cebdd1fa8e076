import type { WxrItem } from './xml/wxr-item.ts';

/**
 * What WordPress and its plug-ins keep as posts although nobody reads it on the site: menus, styles, templates, forms and
 * what came by them, orders, sliders, records. Their names are those that they are registered by; the first are those of WordPress
 * itself (https://developer.wordpress.org/reference/functions/create_initial_post_types/).
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

/** What one plug-in's many names begin with. */
const families =
  /^(?:wp_|acf-|elementor|e-(?:floating|global|component)|et_|fl-|jet-|jp_|fusion_|bricks_|brizy-|brizy_|thrive_|tve_|tcb_|edd_(?:log|payment|discount|license)|wpforms|forminator_|fluentform|llms_(?:order|transaction|engagement|email|certificate)|mp_(?:order|coupon)|sfwd-transactions|tb_|builder_)/;

/** The kind of an item: those of a feed that is not an export are its posts, an empty shell is none. */
export function kindOf(item: WxrItem): string {
  const shell = item.id !== '' && item.status === '' && item.content === '';
  return item.type || (shell ? 'unknown' : 'post');
}

/** The kind of an item that is no article and has something to read: a page, or one of a custom type; undefined for all others. */
export function otherKindOf(item: WxrItem): string | undefined {
  const kind = kindOf(item);
  if (kind === 'post' || machinery.has(kind) || families.test(kind)) return undefined;
  if (/^(?:trash|auto-draft|inherit)$/i.test(item.status)) return undefined;
  return (item.content || item.excerpt).trim() === '' ? undefined : kind;
}

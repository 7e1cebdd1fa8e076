function names(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

/** Their content is code, shown as it is: the syntax highlighters' names, and the languages they go by. */
const codeShortcodes = new Set(
  names(`code sourcecode source highlight-code syntaxhighlighter crayon codeblock prism as3 bash shell cpp csharp c#
    css delphi diff erlang fsharp groovy javascript js java javafx jsx matlab objc perl php powershell python
    py r ruby scala sql vb xml`),
);

/** CodeColorer's: `[cc]`, with letters for how it is shown, and a language: `[ccie_php]`. */
const codeColorer = /^cc[beilnstwx]{0,6}(?:_\w{1,20})?$/;

/** Whether what a shortcode encloses is code, that is shown as it is. */
export function isCode(name: string): boolean {
  return codeShortcodes.has(name) || codeColorer.test(name);
}

/** Words like others, which are code where they enclose something. */
export const visibleCode = new Set(
  names('text plain html xhtml c go json yaml actionscript coldfusion pascal'),
);

/** Bulletin boards' marks and other short words, which are shortcodes only where they enclose something. */
export const closedShortcodes = new Set([
  ...visibleCode,
  ...names(
    'b i u s url img color size center left right strike list li font email span div fn mfn highlight mark',
  ),
]);

export const quoteShortcodes = new Set(
  names('quote blockquote pullquote su_quote bquote testimonial et_pb_testimonial su_pullquote'),
);

/** What is inside of them was never meant to be read: forms, scripts, encoded markup. */
export const hollowShortcodes = new Set(
  names(`contact-form vc_raw_html vc_raw_js et_pb_contact_form et_pb_code fusion_code wpforms formidable
    caldera_form mailmunch-form table-of-contents`),
);

/** Players and embeds: they become links. */
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

/** Whether a shortcode played or embedded something. */
export function isPlayer(name: string): boolean {
  return (
    mediaShortcodes.has(name) || /^(?:\w{1,20}[_-])?(?:youtube|vimeo|soundcloud)(?:[_-]\w{1,20})?$/.test(name)
  );
}

/** Whether its value may follow behind a colon: `[audio:https://…]`, `[amd-zlrecipe-recipe:12]`. */
export function takesColon(name: string): boolean {
  return isPlayer(name) || name.endsWith('-recipe');
}

/** Shortcodes in wide use that would pass for a word in brackets: they need no underscore, value or end tag. */
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

/** Small words in brackets that writers use, also alone on a line: never taken for shortcodes. */
export const spokenBrackets = new Set(
  names(`sic applause laughter laughs laugh music pause silence inaudible crosstalk cheers sigh sighs cough gasp
    edit update updated note notes source sources citation etc redacted audience video audio ad ads poll search
    author event events map table chart member private more team posts author user members register donate
    half third fourth icon message notice box button section tab row column source`),
);

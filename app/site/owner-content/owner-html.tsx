import richText from '../../ui/rich-text.module.css';

/** What the owner wrote in place of a page's own paragraphs. `html` must come sanitised: it is printed as it is. */
export function OwnText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where it was saved (shared/rich-text/sanitise.ts)
  return <div className={richText.text} dangerouslySetInnerHTML={{ __html: html }} />;
}

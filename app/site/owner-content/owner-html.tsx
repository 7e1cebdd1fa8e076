import richText from '../../ui/rich-text.module.css';

/** The owner's text in place of the built-in one. `html` must come sanitised: it is printed as it is. */
export function OwnerHtml({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where it was saved (shared/rich-text/sanitise.ts)
  return <div className={richText.text} dangerouslySetInnerHTML={{ __html: html }} />;
}

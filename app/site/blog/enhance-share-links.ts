/** The networks' windows (docs/specification.md 7.3). */
const window600x540 = 'popup,width=600,height=540';

/** Share links open a small window. */
export function enhanceShareLinks(): void {
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const link = target?.closest<HTMLAnchorElement>('a[data-share]');
    if (link && !event.metaKey && !event.ctrlKey && !event.shiftKey) openSmall(link, event);
  });
}

/** Where the browser refuses a window, the link goes on as a link. */
function openSmall(link: HTMLAnchorElement, event: Event): void {
  const opened = open(link.href, '_blank', window600x540);
  if (!opened) return;
  opened.opener = null;
  event.preventDefault();
}

/** Keeps a previewed page in its frame: its links open beside it, and Escape means the window around it. */
export function holdFrame({ contentDocument: page }: HTMLIFrameElement, onEscape: () => void): void {
  if (!page) return;
  page.addEventListener('keydown', ({ key }) => key === 'Escape' && onEscape());
  page.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link) return;
    const place = link.getAttribute('href') ?? '';
    // A place on the page itself: the frame has the address of Compose, and would go there. Nor is there a page in
    // another language yet.
    if (place.startsWith('#') || link.hreflang) {
      event.preventDefault();
      if (place.length > 1) page.getElementById(place.slice(1))?.scrollIntoView();
      return;
    }
    link.target = '_blank';
    link.relList.add('noopener');
  });
}

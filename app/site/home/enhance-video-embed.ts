/** Plays a linked video on the page. A missing video file shows the placeholder. */
export function enhance(frame: HTMLElement): void {
  const spare = frame.querySelector('template')?.content ?? new DocumentFragment();
  const link = frame.querySelector('a');
  if (link) playInPlace(frame, link, spare);
  const video = frame.querySelector('video');
  const giveUp = () => video?.replaceWith(spare);
  if (video?.error) giveUp();
  else video?.addEventListener('error', giveUp, { once: true });
}

/** Replaces the link with a button. Nothing is loaded from another site before it is pressed. */
function playInPlace(frame: HTMLElement, link: HTMLElement, player: DocumentFragment): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = link.className;
  // Omits the link's "(new tab)" from the button.
  button.append(link.children[0] ?? '');
  button.addEventListener('click', () => {
    frame.replaceChildren(player);
    frame.querySelector('iframe')?.focus();
  });
  const focused = document.activeElement === link;
  link.replaceWith(button);
  if (focused) button.focus();
}

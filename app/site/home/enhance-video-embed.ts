/** Loads nothing from outside before the reader plays the video; a file that is not there says so. */
export function enhance(frame: HTMLElement): void {
  const spare = frame.querySelector('template')?.content ?? new DocumentFragment();
  const link = frame.querySelector('a');
  if (link) playInPlace(frame, link, spare);
  const video = frame.querySelector('video');
  const giveUp = () => video?.replaceWith(spare);
  if (video?.error) giveUp();
  else video?.addEventListener('error', giveUp, { once: true });
}

/** The link becomes a button; pressed, it gives way to the player, which gets the focus. */
function playInPlace(frame: HTMLElement, link: HTMLElement, player: DocumentFragment): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = link.className;
  // Without the words about a new tab.
  button.append(link.children[0] ?? '');
  button.addEventListener('click', () => {
    frame.replaceChildren(player);
    frame.querySelector('iframe')?.focus();
  });
  const focused = document.activeElement === link;
  link.replaceWith(button);
  if (focused) button.focus();
}

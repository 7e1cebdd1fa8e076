/** The film on the home page: nothing comes from outside before it is played, and a file that is not there says so. */
export function wake(frame: HTMLElement): void {
  const spare = frame.querySelector('template')?.content ?? new DocumentFragment();
  const link = frame.querySelector('a');
  if (link) playInPlace(frame, link, spare);
  const film = frame.querySelector('video');
  const giveUp = () => film?.replaceWith(spare);
  if (film?.error) giveUp();
  else film?.addEventListener('error', giveUp, { once: true });
}

/** The link to the service becomes a button; pressed, it gives way to the player, which gets the focus. */
function playInPlace(frame: HTMLElement, link: HTMLElement, player: DocumentFragment): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = link.className;
  // The word on the new tab is the link's alone.
  button.append(link.children[0] ?? '');
  button.addEventListener('click', () => {
    frame.replaceChildren(player);
    frame.querySelector('iframe')?.focus();
  });
  const focused = document.activeElement === link;
  link.replaceWith(button);
  if (focused) button.focus();
}

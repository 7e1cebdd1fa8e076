/** Makes the page behind the open drawer inert, and moves the focus. */
export function enhanceDrawer(): void {
  const drawer = document.querySelector<HTMLElement>('[popover]');
  const opener = document.querySelector<HTMLElement>('[popovertarget]');
  // Without popovers it is a link's target, which needs no script.
  if (!drawer?.hidePopover || !opener) return;
  drawer.addEventListener('toggle', (event) => {
    const open = (event as ToggleEvent).newState === 'open';
    for (const element of document.body.children) {
      if (element instanceof HTMLElement && element !== drawer) element.inert = open;
    }
    if (open) drawer.querySelector('button')?.focus();
    else opener.focus();
  });
  // Where the header has room for the navigation itself, the styles hide what opens the drawer.
  addEventListener('resize', () => {
    if (opener.offsetWidth === 0) drawer.hidePopover();
  });
  // Otherwise a link to a section of this page leaves the drawer open.
  drawer.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) drawer.hidePopover();
  });
}

/** Makes the page behind the open drawer inert, and moves the focus. */
export function enhanceDrawer(): void {
  const drawer = document.querySelector<HTMLElement>('[popover]');
  drawer?.addEventListener('toggle', (event) => {
    const open = (event as ToggleEvent).newState === 'open';
    for (const element of document.body.children) {
      if (element instanceof HTMLElement && element !== drawer) element.inert = open;
    }
    if (open) drawer.querySelector('button')?.focus();
    else document.querySelector<HTMLElement>(`[popovertarget="${drawer.id}"]`)?.focus();
  });
  // Where the header has room for the navigation itself (site-header.module.css).
  matchMedia('(min-width: 76.01rem)').addEventListener('change', ({ matches }) => {
    if (matches) drawer?.hidePopover();
  });
  // Otherwise a link to a section of this page leaves the drawer open.
  drawer?.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) drawer.hidePopover();
  });
}

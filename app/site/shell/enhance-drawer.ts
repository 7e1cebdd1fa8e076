/** While the drawer covers the page, nothing behind it can be reached by keyboard or screen reader. */
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
  // A link to a section of the page at hand leaves the drawer open otherwise.
  drawer?.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) drawer.hidePopover();
  });
}

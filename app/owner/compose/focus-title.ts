/** Where a notice went away with the button that was pressed, the keyboard goes on in the title of what it was about. */
export function focusTitleWhenLost(): void {
  // The fields may be made anew by then.
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.getElementById('title')?.focus();
  });
}

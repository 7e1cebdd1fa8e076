/**
 * Pictures that cannot be loaded, now or later, give way: a cover to the drawn one beneath it, a logo to its name
 * (docs/specification.md 8.2).
 */
export function replaceFailedPictures(): void {
  for (const image of document.images) {
    if (image.complete && image.currentSrc && image.naturalWidth === 0) replace(image);
  }
  // Errors of pictures don't bubble; they are met on the way down.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) replace(target);
    },
    true,
  );
}

function replace(image: HTMLImageElement): void {
  if (image.closest('[data-cover]')) image.remove();
  else if ('logo' in image.dataset) image.replaceWith(image.alt);
}

/** Removes covers that fail to load, and puts names for logos (docs/specification.md 8.2). */
export function replaceFailedPictures(): void {
  for (const image of document.images) {
    if (image.complete && image.currentSrc && image.naturalWidth === 0) replace(image);
  }
  // Errors of pictures don't bubble, so they are caught on the way down.
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

/** Moves the line between before and after with the range. The buttons choose the pair. */
export function enhance(section: HTMLElement): void {
  const range = section.querySelector('input');
  const status = section.querySelector('[role="status"]');
  const pairs = [...section.querySelectorAll<HTMLElement>('[data-pair]')];
  if (!range || !status) return;

  range.addEventListener('input', () => {
    const at = range.valueAsNumber;
    range.parentElement?.style.setProperty('--at', String(at / 100));
    // The part to the left of the line is unrevised.
    range.ariaValueText = (section.dataset.value ?? '').replace('{percent}', String(100 - at));
  });

  let current = 0;
  for (const button of section.querySelectorAll<HTMLElement>('[data-step]')) {
    button.addEventListener('click', () => {
      current = (current + Number(button.dataset.step) + pairs.length) % pairs.length;
      for (const [index, pair] of pairs.entries()) pair.dataset.pair = index === current ? 'shown' : '';
      status.textContent = (section.dataset.position ?? '')
        .replace('{n}', String(current + 1))
        .replace('{total}', String(pairs.length));
    });
  }
}

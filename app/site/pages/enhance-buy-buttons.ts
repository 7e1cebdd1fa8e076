const timeoutMs = 3000;

/**
 * Writes the visitor's country to `data-country`, which the styles use to choose buttons and price. If the
 * country is unknown, prices are in dollars.
 */
export function enhance(page: HTMLElement): void {
  void showButtons(page);
}

async function showButtons(page: HTMLElement): Promise<void> {
  const places = [...page.querySelectorAll('[data-buy]')];
  for (const place of places) place.ariaBusy = 'true';
  page.dataset.country = await visitorCountry(page.dataset.geo ?? '');
  for (const place of places) place.ariaBusy = null;
}

async function visitorCountry(address: string): Promise<string> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    const body = (await response.json()) as { country_code?: unknown };
    return typeof body.country_code === 'string' ? body.country_code : '';
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: a failure is only logged (docs/specification.md 8.2)
    console.info('Couldn’t detect the country. Prices are in dollars.', error);
    return '';
  }
}

import type { Page } from 'puppeteer-core';
import { locales } from '../../shared/locale.ts';
import { localised, paths } from '../../shared/paths.ts';
import { publicPages } from '../../shared/public-pages.ts';
import { expect, test } from './firefox.ts';

const addresses = [
  ...publicPages.map(({ path }) => path),
  paths.post('the-apology-that-holds'),
  '/no-such-page',
];

const widths = [390, 1280];

/** Texts that are cut off by an element around them, each with that element. Runs in the page. */
function cutTexts(): string[] {
  /** In px: Firefox counts in sixtieths of one. */
  const tolerance = 0.02;
  const range = document.createRange();
  const cut = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const words = texts.currentNode.textContent?.trim();
    const parent = texts.currentNode.parentElement;
    if (!words || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNodeContents(texts.currentNode);
    for (const line of range.getClientRects()) {
      // The skip link, which appears when it gets the focus.
      if (line.bottom + scrollY < 0) continue;
      for (let box: Element | null = parent; box; box = box.parentElement) {
        const style = getComputedStyle(box);
        // Only for screen readers, or within reach by scrolling.
        if (box.clientWidth === 1 || /auto|scroll/.test(style.overflowX)) break;
        if (style.overflowX === 'visible') continue;
        const edge = box.getBoundingClientRect();
        // An ellipsis takes the place of whatever reaches into the padding.
        const padding = style.textOverflow === 'clip' ? 0 : Number.parseFloat(style.paddingRight);
        const isCutAside = line.left < edge.left - tolerance || line.right > edge.right - padding + tolerance;
        // Letters may be higher than a tight line. A line clamp cuts on purpose.
        const middle = (line.top + line.bottom) / 2;
        const isCutBelow = style.webkitLineClamp === 'none' && (middle < edge.top || middle > edge.bottom);
        if (isCutAside || isCutBelow) cut.add(`“${words.slice(0, 60)}” in ${box.localName}.${box.className}`);
      }
    }
  }
  return [...cut];
}

/**
 * Texts that end in an ellipsis. Firefox draws one even if the text is a fraction of a pixel too wide, or only a pseudo-element is, and
 * no size shows it. So this compares pictures of the element with and without `text-overflow`.
 */
async function shortenedTexts(tab: Page, seen: Set<string>): Promise<string[]> {
  const looks = await tab.evaluate(() => {
    const canShorten = (element: HTMLElement) =>
      getComputedStyle(element).textOverflow !== 'clip' && element.checkVisibility();
    return [...document.querySelectorAll<HTMLElement>('body *')].map((element) => {
      const isMeant = canShorten(element);
      element.toggleAttribute('data-shortens', isMeant);
      const { left, right } = element.getBoundingClientRect();
      return isMeant ? `“${element.textContent}” from ${left} to ${right} of ${innerWidth} px` : '';
    });
  });
  const shortening = await tab.$$('[data-shortens]');
  const shortened: string[] = [];
  for (const [index, look] of looks.filter(Boolean).entries()) {
    const element = shortening[index];
    if (!element || seen.has(look)) continue;
    seen.add(look);
    const before = await element.screenshot();
    await element.evaluate((node) => (node as HTMLElement).style.setProperty('text-overflow', 'clip'));
    const whole = await element.screenshot();
    await element.evaluate((node) => (node as HTMLElement).style.removeProperty('text-overflow'));
    if (!Buffer.from(before).equals(whole)) shortened.push(`ends in an ellipsis: ${look}`);
  }
  return shortened;
}

for (const locale of locales) {
  test(`no public page cuts off text or scrolls sideways (${locale})`, async ({
    tab,
    site,
    expectedErrors,
  }) => {
    expectedErrors.push(/404/);
    const faults: string[] = [];
    const seen = new Set<string>();
    for (const address of addresses) {
      await tab.setViewport({ width: widths[0] ?? 0, height: 800 });
      await tab.goto(site.url + localised(address, locale));
      await tab.evaluate(async () => void (await document.fonts.ready));
      for (const width of widths) {
        await tab.setViewport({ width, height: 800 });
        const place = `${address}, ${width} px`;
        const texts = [...(await tab.evaluate(cutTexts)), ...(await shortenedTexts(tab, seen))];
        for (const text of texts) faults.push(`${place}: ${text}`);
        const scrolled = await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (scrolled > 0) faults.push(`${place}: scrolls ${scrolled} px sideways`);
      }
    }
    expect(faults).toEqual([]);
  });
}

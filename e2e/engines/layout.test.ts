import { locales } from '../../shared/locale.ts';
import { localized, paths } from '../../shared/paths.ts';
import { publicPages } from '../../shared/public-pages.ts';
import { expect, test } from './engine-test.ts';
import type { Tab } from './tab.ts';

const addresses = [
  ...publicPages.map(({ path }) => path),
  paths.post('the-apology-that-holds'),
  '/no-such-page',
];

const widths = [390, 1280];

/** Finds texts cut off by a surrounding element. Runs in the page. */
function cutTexts(): string[] {
  /** Tolerance in px, because Firefox measures in sixtieths of a px. */
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
      // The skip link, which appears on focus.
      if (line.bottom + scrollY < 0) continue;
      for (let box: Element | null = parent; box; box = box.parentElement) {
        const style = getComputedStyle(box);
        // Visible only to screen readers, or reachable by scrolling.
        if (box.clientWidth === 1 || /auto|scroll/.test(style.overflowX)) break;
        if (style.overflowX === 'visible') continue;
        const edge = box.getBoundingClientRect();
        // An ellipsis replaces text that reaches into the padding.
        const padding = style.textOverflow === 'clip' ? 0 : Number.parseFloat(style.paddingRight);
        const isCutAside = line.left < edge.left - tolerance || line.right > edge.right - padding + tolerance;
        // Letters may be taller than a tight line. A line clamp cuts on purpose.
        const middle = (line.top + line.bottom) / 2;
        const isCutBelow = style.webkitLineClamp === 'none' && (middle < edge.top || middle > edge.bottom);
        if (isCutAside || isCutBelow) cut.add(`“${words.slice(0, 60)}” in ${box.localName}.${box.className}`);
      }
    }
  }
  return [...cut];
}

/**
 * Finds texts that end with an ellipsis. Firefox draws one even if a text is only a fraction of a pixel too
 * wide, which no size shows. So this compares screenshots of the element with and without `text-overflow`.
 */
async function shortenedTexts(tab: Tab, seen: Set<string>): Promise<string[]> {
  const looks = await tab.run(
    (known) => {
      const looks: string[] = [];
      for (const element of document.querySelectorAll<HTMLElement>('body *')) {
        const canShorten = getComputedStyle(element).textOverflow !== 'clip' && element.checkVisibility();
        const { left, right } = element.getBoundingClientRect();
        const look = `“${element.textContent}” from ${left} to ${right} of ${innerWidth} px`;
        const isNew = canShorten && !known.includes(look);
        element.toggleAttribute('data-shortens', isNew);
        if (isNew) looks.push(look);
      }
      return looks;
    },
    [...seen],
  );
  if (looks.length === 0) return [];
  for (const look of looks) seen.add(look);
  const setOverflow = (value: string) =>
    tab.run((value) => {
      for (const element of document.querySelectorAll<HTMLElement>('[data-shortens]'))
        element.style.textOverflow = value;
    }, value);
  const shortened = await tab.pictures('[data-shortens]');
  await setOverflow('clip');
  const whole = await tab.pictures('[data-shortens]');
  await setOverflow('');
  const isSame = (at: number) => whole[at] && shortened[at]?.equals(whole[at]);
  return looks.filter((_look, at) => !isSame(at)).map((look) => `ends in an ellipsis: ${look}`);
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
      await tab.resize(widths[0] ?? 0, 800);
      await tab.open(site.url + localized(address, locale));
      await expect.poll(() => tab.run(() => document.fonts.status)).toBe('loaded');
      for (const width of widths) {
        await tab.resize(width, 800);
        const place = `${address}, ${width} px`;
        const texts = [...(await tab.run(cutTexts)), ...(await shortenedTexts(tab, seen))];
        for (const text of texts) faults.push(`${place}: ${text}`);
        const scrolled = await tab.run(() => document.documentElement.scrollWidth - innerWidth);
        if (scrolled > 0) faults.push(`${place}: scrolls ${scrolled} px sideways`);
      }
    }
    expect(faults).toEqual([]);
  });
}

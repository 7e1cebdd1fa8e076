import { fill } from '../../../messages/fill.ts';
import { paths } from '../../../shared/paths.ts';
import type { Site } from '../site-context.ts';

export interface NavItem {
  label: string;
  href: string;
  /** Whether the reader is on this page or below it. */
  isCurrent: boolean;
}

/** The main navigation, in its order (docs/specification.md 2.2). */
export function navItems(site: Site): NavItem[] {
  const { messages, founder, hasOutcomes = true } = site;
  const { nav } = messages.shell;
  const about = founder ? fill(nav.about, { founder }) : nav.about_no_name;
  // Some sections of the home page have pages of their own, too.
  // A section that home does not have is not in the menu.
  const items: [label: string, path: string, below?: string][] = [
    [nav.services, paths.homeServices, paths.services],
    ...(hasOutcomes ? [[nav.when_it_mattered, paths.homeWhenItMattered] as [string, string]] : []),
    [about, paths.homeAbout],
    [nav.resources, paths.resources],
    [nav.blog, paths.blog],
    [nav.contact, paths.contact],
  ];
  return items.map((item) => navItem(site, ...item));
}

/** A link to a page; it is the current one on all pages below `below`. */
export function navItem({ path, to }: Site, label: string, target: string, below = target): NavItem {
  return { label, href: to(target), isCurrent: isWithin(path, below) };
}

/** Whether an address is a page or lies below it; home's sections are below nothing. */
function isWithin(address: string, page: string): boolean {
  const pathname = address.split(/[?#]/, 1)[0] ?? '';
  return !page.includes('#') && (pathname === page || pathname.startsWith(`${page}/`));
}

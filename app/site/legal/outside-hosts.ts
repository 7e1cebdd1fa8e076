import type { Settings } from '../../../shared/settings.ts';

type Pictured = Pick<
  Settings,
  'logo' | 'portrait' | 'hero_video' | 'hero_poster' | 'clients' | 'press' | 'service_cards'
>;

/** The other servers, by name and each once, from which pages fetch what the settings name, as soon as they open. */
export function outsideHosts(settings: Pictured): string[] {
  const { logo, portrait, hero_video, hero_poster, clients, press, service_cards: cards } = settings;
  const logos = [...(clients ?? []), ...(press ?? [])].map((item) => item.logo);
  const addresses = [logo, portrait, hero_video, hero_poster, ...logos, ...cards.map(({ image }) => image)];
  // What lies on this site has an address without a host.
  return [...new Set(addresses.flatMap((address) => URL.parse(address)?.hostname ?? []))].sort();
}

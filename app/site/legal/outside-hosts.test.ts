import { expect, test } from 'vitest';
import { settingsSchema } from '../../../shared/settings.ts';
import { outsideHosts } from './outside-hosts.ts';

const fresh = settingsSchema.parse({});

test('a new site, and one whose pictures lie on it, fetch nothing from elsewhere', () => {
  expect(outsideHosts(fresh)).toEqual([]);
  expect(outsideHosts({ ...fresh, logo: '/media/a.avif', press: [] })).toEqual([]);
});

test('every server that a picture or a film of the settings names is told once', () => {
  const of = (host: string) => `https://${host}/a.png`;
  const settings = {
    ...fresh,
    logo: of('b.example'),
    portrait: of('a.example'),
    hero_video: of('film.example'),
    hero_poster: of('poster.example'),
    clients: [{ name: 'A bank', logo: of('a.example') }],
    press: [{ name: 'A daily', href: 'https://daily.example', logo: of('press.example') }],
    service_cards: settingsSchema.shape.service_cards.parse([{ service: 'bio', image: of('card.example') }]),
  };
  expect(outsideHosts(settings)).toEqual([
    'a.example',
    'b.example',
    'card.example',
    'film.example',
    'poster.example',
    'press.example',
  ]);
});

import { fill, plural } from '../../../messages/fill.ts';
import type { AuditEntry } from '../../../shared/audit-event.ts';
import { zoneCity } from '../../../shared/dates.ts';
import { paths } from '../../../shared/paths.ts';
import { formatPrice, visibleList } from '../../../shared/settings.ts';
import { passkeyLimits } from '../../../shared/sign-in.ts';
import { eventSentence } from '../activity/activity-events.ts';
import { useClock, useOwner } from '../context/owner-context.ts';
import { pathOfField, type SettingsRow } from '../forms/setting-fields.ts';
import { useImageHost } from '../pictures/picture-source.ts';
import { graveProblems, useBackupSentence } from '../shell/page-parts.tsx';
import type { LoadedStates } from './load-settings.ts';
import { useSettings } from './use-section.ts';

/** What the owner should do, with a link to it. */
interface Need {
  sentence: string;
  action: string;
  path: string;
}

interface State {
  sentence: string;
  /** Whether something is missing. */
  isNeeded?: boolean;
  need?: Need | false;
}

/** Returns each row's state in one line, and what needs attention. */
export function useStates(loaded: LoadedStates | null): Record<SettingsRow['id'], State> {
  const owner = useOwner();
  const { locale, messages } = owner;
  const { attention, copies: backups, samples, states } = messages.settings;
  const { guard, importRuns } = messages;
  const { moment } = useClock();
  const { checklist, copies, passkeys, sessions, settings } = useSettings();
  const host = useImageHost().values.cloud_name;
  const backup = useBackupSentence(copies);

  const left = checklist.filter(({ state }) => state === 'sample');
  const isLeft = (name: string) => left.some((item) => item.name === name);
  const needOf = (name: 'address' | 'payment', field: string) =>
    isLeft(name) && {
      sentence: attention[name],
      action: attention[`${name}_link`],
      path: pathOfField(field),
    };
  const samplesLeft = left.length;
  const lists = (['clients', 'press', 'testimonials', 'outcomes'] as const).map((name) =>
    visibleList<unknown>(settings[name], settings),
  );
  const sampleLists = lists.filter((list) => list === null).length;
  const sections = [...lists.map((list) => list?.length !== 0), settings.lead_magnet, settings.slider];
  const shown = sections.filter(Boolean).length;
  const hasZone = !['', 'UTC'].includes(settings.time_zone);
  const quotes = visibleList(settings.service_quotes, settings);
  const cards = settings.service_cards.length;
  const legal = [settings.legal_entity, settings.legal_address, settings.legal_law.en];
  const missing = legal.filter((detail) => !detail).length;
  const hasPasskeys = passkeys.passkeys.length > 0;
  const codes = passkeys.recovery_codes.left;
  const names = loaded?.names;
  const isLocked = names !== undefined && names.names > 0 && !names.isReadable;
  const hasNoBackups = copies.problem !== null && ['no_place', ...graveProblems].includes(copies.problem);
  const eventOr = (event: AuditEntry | undefined, none: string) =>
    event
      ? fill(states.event, { event: eventSentence(event, { ...owner, moment }), time: moment(event.last_at) })
      : none;

  return {
    identity: {
      sentence: together(
        `${settings.brand}.`,
        states.first[settings.language],
        hasZone ? fill(states.zone, { city: zoneCity(settings.time_zone) }) : states.no_zone,
        isLeft('address') && states.sample_address,
      ),
      need: needOf('address', 'email'),
    },
    home: {
      sentence: together(
        fill(states.sections, { shown, hidden: sections.length - shown }),
        sampleLists > 0 && plural(locale, states.samples, sampleLists),
      ),
      isNeeded: sampleLists > 0,
    },
    services: {
      sentence: together(
        cards > 0 ? plural(locale, states.cards, cards) : states.default_cards,
        states.quotes[quotes === null ? 'sample' : quotes.length > 0 ? 'own' : 'hidden'],
      ),
      isNeeded: quotes === null,
    },
    prompts: {
      sentence: together(
        settings.show_price
          ? fill(states.prices, {
              usd: formatPrice(settings.price_usd, 'USD', locale),
              mxn: formatPrice(settings.price_mxn, 'MXN', locale),
            })
          : states.no_prices,
        isLeft('payment') && states.no_link,
      ),
      need: needOf('payment', 'payment_link'),
    },
    legal: {
      sentence: missing > 0 ? plural(locale, states.missing, missing) : `${settings.legal_entity}.`,
      isNeeded: missing > 0,
    },
    samples: {
      sentence: samplesLeft > 0 ? `${plural(locale, samples.count, samplesLeft)}.` : samples.none,
      need: samplesLeft > 0 && {
        sentence: plural(locale, attention.samples, samplesLeft),
        action: attention.samples_link,
        path: paths.settingsPage('samples'),
      },
    },
    names: {
      sentence: !names
        ? states.unknown
        : isLocked
          ? `${guard.locked}.`
          : names.names > 0
            ? plural(locale, states.names, names.names)
            : `${guard.empty}.`,
      need: isLocked && { sentence: `${guard.locked}.`, action: guard.link, path: paths.guardedNames },
    },
    backups: {
      sentence: backup,
      need: hasNoBackups && {
        sentence: backup,
        action: backups.see,
        path: paths.settingsPage('backups'),
      },
    },
    security: {
      sentence: `${[
        hasPasskeys ? plural(locale, states.passkeys, passkeys.passkeys.length) : states.no_passkeys,
        ...(hasPasskeys ? [plural(locale, states.codes, codes)] : []),
        plural(locale, states.sessions, sessions.length),
      ].join(', ')}.`,
      need: hasPasskeys &&
        codes <= passkeyLimits.fewCodes && {
          sentence: codes > 0 ? plural(locale, attention.codes, codes) : attention.codes_gone,
          action: attention.codes_link,
          path: `${paths.settingsPage('security')}#passkeys`,
        },
    },
    activity: { sentence: eventOr(loaded?.lastEvent, states.unknown) },
    images: { sentence: host ? fill(states.images_host, { host }) : states.images_here },
    import: { sentence: eventOr(loaded?.lastImport, `${importRuns.list.empty}.`) },
  };
}

function together(...sentences: (string | false)[]): string {
  return sentences.filter(Boolean).join(' ');
}

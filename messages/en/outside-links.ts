import type { OutsideLink } from '../../shared/checks/outside-link.ts';

/** Whether links to other sites still lead somewhere. */
export const outsideLinks = {
  look: 'Check links to other sites',
  again: 'Check them again',
  stop: 'Stop checking',
  looking: 'Checking links to other sites',
  progress: '{done} of {total}',
  none: 'The text has no links to other sites.',
  all_lead: {
    one: 'The one link to another site still leads where it did.',
    other: 'All {count} links to other sites still lead where they did.',
  },
  some_lead: {
    one: 'The one link to another site was checked.',
    other: '{count} links to other sites were checked. Still as they were: {leading}.',
  },
  left_out: 'The first {count} were checked.',
  no_way_out: 'None of the sites answered. Perhaps this one can’t reach the web at the moment.',
  failed: 'The links could not be checked. {detail}',
  lines: {
    leads_on: 'The link “{passage}” has moved for good, to {to}',
    leads_on_now: 'The link “{passage}” leads on to another site for now: {to}',
    gone: 'The link “{passage}” leads to a page that isn’t there any more: {href}',
    no_answer: 'The link “{passage}” leads to a site that doesn’t answer: {href}',
    unclear:
      'The link “{passage}” could not be checked, and may well be fine. Its site gave no clear answer: {href}',
    not_public: 'The link “{passage}” leads to an address that readers may not reach: {href}',
  } satisfies Record<Exclude<OutsideLink['code'], 'leads'> | 'leads_on_now', string>,
  take: 'Take the new address',
  open: 'Open it',
  go: 'Go there',
};

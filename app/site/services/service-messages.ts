import type { Messages } from '../../../messages/catalogs.ts';

type Pages = Messages['services']['pages'];

/** The sentences of one service page. */
export type ServiceMessages = Pages[keyof Pages];

/** The sentences of the page that says why a human writes it. */
export type WhyHumanMessages = Extract<ServiceMessages, { why_human_heading: string }>;

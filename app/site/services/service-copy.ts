import type { Sentences } from '../../../copy/sentences.ts';

type Pages = Sentences['services']['pages'];

/** The sentences of one service page. */
export type ServiceCopy = Pages[keyof Pages];

/** The sentences of the page that says why a human writes it. */
export type WhyHumanCopy = Extract<ServiceCopy, { why_human_heading: string }>;

import type { Variables } from './variables.ts';

/** Where reads are answered, in reads per second or a day: by a cache in front, by a page that the site keeps, by one made anew, or as what nobody keeps. */
export interface Answered {
  edge: number;
  kept: number;
  madeAnew: number;
  uncached: number;
}

/** One second of load on the site. */
export interface Load {
  reads: Answered;
  /** Cores that are busy, database queries, and megabits to the caches and readers. */
  cores: number;
  queries: number;
  mbit: number;
}

export interface Simulation {
  variables: Variables;
  /** Reads of the whole day. */
  day: Answered;
  peak: Load;
  /** Pages that are made anew in the first second after a change in the busiest second, and the seconds all cores take for them. */
  storm: { pages: number; seconds: number };
  money: Money;
  /** What is nearest to its end first. */
  limits: Limit[];
}

/** Of a month of 30 days, at the prices among the variables. */
export interface Money {
  edgeTraffic: number;
  edgeRequests: number;
  originTraffic: number;
  machines: number;
  database: number;
  total: number;
}

/** Something that there is only so much of. */
export interface Limit {
  name: string;
  load: number;
  capacity: number;
  /** How many times the load it would carry. */
  headroom: number;
}

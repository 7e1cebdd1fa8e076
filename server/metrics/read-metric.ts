import { Counter, Gauge, type Registry } from 'prom-client';

/** One line of a metric: its labels, of few values each, and its number. */
export interface Reading {
  labels?: Record<string, string>;
  value: number;
}

interface Description {
  name: string;
  help: string;
  labelNames?: string[];
  /** How the values of several processes become one: their sum, unless given. */
  aggregator?: 'sum' | 'max' | 'min' | 'first';
}

type Read = () => Reading[] | Promise<Reading[]>;

/** A number that only grows, counted elsewhere and read when it is asked for. */
export function readCounter(register: Registry, description: Description, read: Read): void {
  new Counter({
    ...description,
    registers: [register],
    async collect() {
      const readings = await read();
      this.reset();
      for (const { labels = {}, value } of readings) this.inc(labels, value);
    },
  });
}

/** A number that goes up and down, read when it is asked for. What can't be read just now is left out. */
export function readGauge(register: Registry, description: Description, read: Read): void {
  const { labelNames = [] } = description;
  new Gauge({
    ...description,
    registers: [register],
    async collect() {
      const readings = await Promise.resolve()
        .then(read)
        .catch(() => []);
      this.reset();
      // One without labels is 0 after a reset: a number that nobody knows is none.
      if (readings.length === 0 && labelNames.length === 0) this.remove();
      for (const { labels = {}, value } of readings) this.set(labels, value);
    },
  });
}

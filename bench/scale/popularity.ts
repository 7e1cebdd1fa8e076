/** The share of each of so many, the first the most popular, by Zipf's law: the n-th as one over n to the exponent. They sum to 1. */
export function zipf(count: number, exponent: number): Float64Array {
  const shares = Float64Array.from({ length: count }, (_, at) => (at + 1) ** -exponent);
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / sum);
}

/** The shares of the 24 hours of a day in which the busiest has `busiest`: a wave, as quiet in the night as it is busy in the day. */
export function dayCurve(busiest: number): number[] {
  const mean = 1 / 24;
  const height = Math.min(busiest - mean, mean);
  // What a wave can not hold stands in the busiest hour alone, and is taken from all others alike.
  const wave = Array.from(
    { length: 24 },
    (_, hour) => mean + height * Math.cos(((hour - 20) / 12) * Math.PI),
  );
  const rest = busiest - mean - height;
  return wave.map((share, hour) => (hour === 20 ? share + rest : share * (1 - rest / (1 - mean - height))));
}

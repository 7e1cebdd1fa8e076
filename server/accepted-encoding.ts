const known = ['br', 'gzip'] as const;

export type Compression = (typeof known)[number];

/** The compressions that an `Accept-Encoding` header names and does not weigh with nothing, the smallest first. */
export function acceptedCompressions(header: string | undefined): Compression[] {
  const offers = new Map(
    (header ?? '').split(',').map((offer) => {
      const [name = '', ...parameters] = offer.toLowerCase().split(';');
      return [name.trim(), !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter.trim()))];
    }),
  );
  return known.filter((name) => offers.get(name));
}

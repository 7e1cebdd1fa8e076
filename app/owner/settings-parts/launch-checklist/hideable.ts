/** Lists of the owner's whose samples can be hidden. */
export const hideable = ['clients', 'press', 'testimonials', 'outcomes', 'service_quotes'] as const;

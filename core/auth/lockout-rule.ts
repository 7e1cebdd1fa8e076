const minute = 60_000;

/** Five wrong tries within 15 minutes lock a client out for 120 (specification notes; milliseconds). */
export const lockout = { attempts: 5, within: 15 * minute, lasts: 120 * minute } as const;

/** The policies that the owner's pages may make; the browser knows the second, `default`, by its name. */
export const trustedTypesNames = { html: 'site-html', libraries: 'default' } as const;

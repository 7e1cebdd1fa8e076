/** Of the package `swagger-ui-dist`; its files are kept for ever by browsers, so a new version has new addresses. */
export const apiViewerVersion = '5.35.0';

const address = (name: string) => `/assets/swagger-ui-${apiViewerVersion}/${name}`;

/** Where the site has what the viewer of `/api/docs` consists of, by the names in its package. */
export const apiViewerFiles = {
  'swagger-ui-bundle.js': address('swagger-ui-bundle.js'),
  'swagger-ui.css': address('swagger-ui.css'),
  LICENSE: address('LICENSE.txt'),
  NOTICE: address('NOTICE.txt'),
} as const;

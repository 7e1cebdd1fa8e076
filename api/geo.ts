import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { GeoError } from '../core/geo/found-country.ts';
import { atMost } from './at-most.ts';
import { createResource } from './create-resource.ts';
import type { ApiEnvironment } from './environment.ts';
import { jsonResponse, refusal } from './schemas.ts';

const geoRoute = createRoute({
  method: 'get',
  path: '/geo',
  operationId: 'getCountry',
  tags: ['Visitors'],
  summary: 'Which country does the visitor ask from?',
  description:
    'A trusted proxy’s header, else the owner’s geolocation service, else a table on this server. ' +
    'Null when nobody knows; prices are in US dollars then. Nothing of it is kept.',
  // Each may hold a connection to an outside service for two seconds.
  middleware: [atMost(50)],
  responses: {
    200: jsonResponse(
      'The country',
      z.object({ country_code: z.string().nullable().openapi({ example: 'MX' }) }),
    ),
    429: refusal('Too many visitors ask at once: see Retry-After'),
  },
});

/** `report` hears why a source of countries failed; the visitor is answered all the same. */
export function geo(report: (error: Error, requestId: string) => void): OpenAPIHono<ApiEnvironment> {
  return createResource().openapi(geoRoute, async (c) => {
    const { core, client, clientCountry, requestId } = c.env;
    const { country, errors } = await core.geo.country({ address: client, proxyCountry: clientCountry });
    for (const error of errors) report(toError(error), requestId);
    c.header('Cache-Control', 'private, no-store');
    return c.json({ country_code: country }, 200);
  });
}

function toError(error: GeoError): Error {
  return error.code === 'geo_service_failed'
    ? new Error(`The geolocation service failed: ${error.failure.code}`)
    : new Error('The table of countries could not be read', { cause: error.cause });
}

/** Why an outbound request gave nothing. Nothing was sent in the cases `address_…`. */
export type NetFailure =
  /** Not an absolute http or https address. */
  | { code: 'address_invalid' }
  /** A destination this caller may not reach: private, reserved, an odd port, credentials, or not on the list. */
  | { code: 'address_refused' }
  /** No usable response: no such name, no connection, a broken transfer, or the time was over. */
  | { code: 'no_answer'; cause: 'connection' | 'timeout' }
  /** A response outside 200–299. */
  | { code: 'answered'; status: number }
  | { code: 'too_large'; maxBytes: number }
  | { code: 'too_many_redirects' }
  | { code: 'not_text'; contentType: string };

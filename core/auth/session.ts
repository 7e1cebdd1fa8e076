/** What a sign-in brings along besides the password. */
export interface SignInRequest {
  /** Of the request: whoever has left is dropped from the line of those who wait. */
  signal?: AbortSignal | undefined;
  /** The browser's `User-Agent` header. */
  userAgent?: string | undefined;
  /** Token of the session that the browser had until now; it ends with a new one. */
  replaces?: string | undefined;
}

export interface OpenedSession {
  token: string;
  /** Its name in lists and logs; opens nothing. */
  id: string;
  expiresAt: Date;
}

export interface Session {
  id: string;
  expiresAt: Date;
  /** When the password was last given in it. */
  provedAt: Date | null;
  /** The password is one that the site made up: the owner has to choose another before anything else. */
  hasGeneratedPassword: boolean;
}

/** An open session as lists show it. Timestamps are ISO 8601, UTC; the last use is known to the minute. */
export interface ListedSession {
  id: string;
  /** Names of trade, '' where the browser did not tell. */
  browser: string;
  system: string;
  created_at: string;
  used_at: string;
  expires_at: string;
  is_own: boolean;
}

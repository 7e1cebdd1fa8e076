import type { FetcherWithComponents } from 'react-router';
import type { SignInFailure } from './sign-in-failure.ts';

export interface SignInFormProps {
  /** The router's form, or a fetcher's, which signs in without leaving the page. */
  form: FetcherWithComponents<unknown>['Form'];
  isBusy: boolean;
  failure: SignInFailure | undefined;
}

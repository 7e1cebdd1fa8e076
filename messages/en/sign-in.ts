import { failureTexts } from '../../shared/failure-texts.ts';

/** Signing in. */
export const signIn = {
  heading: 'Access Restricted',
  intro: 'This part of the site belongs to its owner.',
  checking: 'Checking your session…',
  password: 'Password',
  password_required: 'Please enter the password.',
  show_password: 'Show password',
  submit: 'Sign in',
  busy: 'Signing in…',
  forgot: 'Forgotten? On the server, run: npm run site -- password',
  attempts_left: {
    one: '{count} attempt left before a pause of 120 minutes.',
    other: '{count} attempts left before a pause of 120 minutes.',
  },
  session_length: 'You stay signed in for 24 hours on this device.',
  again_heading: 'Sign in again',
  again_body: 'Your session has ended. Your text is still here, behind this window.',
  logout: 'Logout',
  logged_out: 'You are signed out.',
  password_expired:
    'This password was made up by the site and was good for 7 days. On the server, npm run site -- password makes a new one.',
  busy_server: failureTexts.sign_in_busy,
  paused: failureTexts.sign_in_paused,
  choose_heading: 'Choose your own password',
  choose_body:
    'The one you signed in with was made for the first time only. From now on, yours opens the site.',
  choose: 'Save and go on',
  choosing: 'Saving…',
  leave_heading: 'Unsaved text on this device',
  leave_body: {
    one: '{count} text is kept in this browser and not saved on the site. Whoever opens this browser could read it. What has reached the server waits for you there.',
    other:
      '{count} texts are kept in this browser and not saved on the site. Whoever opens this browser could read them. What has reached the server waits for you there.',
  },
  leave_keep: 'Keep and log out',
  leave_discard: 'Remove from this browser and log out',
  leave_stay: 'Stay',
};

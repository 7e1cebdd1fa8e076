/** Signing in. */
export const gate = {
  heading: 'Access Restricted',
  intro: 'This part of the site belongs to its owner.',
  checking: 'Checking your session…',
  password: 'Password',
  password_required: 'Please enter the password.',
  show_password: 'Show password',
  hide_password: 'Hide password',
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
};

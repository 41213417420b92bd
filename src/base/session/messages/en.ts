export const en = {
  'role.admin': 'Administrator',
  'role.employee': 'Employee',
  'role.clientPayments': 'Client (payments only)',
  'role.branchEmployee': 'Employee of a branch',
  'role.text.admin':
    'Sees and does everything: colleagues and their roles, settings, payments, imports and exports, the action log.',
  'role.text.employee':
    'Works with people, properties, leads, viewings, deals and stays of the whole agency. Sees payments and colleagues, but does not change them.',
  'role.text.branchEmployee':
    'Works with people, properties, leads, viewings and deals. Does not see stays, payments, alerts and colleagues.',
  'session.signInAgain': 'Your session has ended',
  'session.signInAgainText':
    'Sign in again as {{name}}: what you typed is still here and is saved then.',
  'session.leaveUnsaved': 'Leave without saving',
  'session.incorrect': 'Incorrect email or password',
  'session.passwordsShouldMatch': 'Passwords should match',
  'session.lastAdministrator':
    'This is the only administrator. Make someone else an administrator first.',
  'session.brand': 'Estia',
  'session.paymentsBrand': 'Estia Payments',
  'session.paymentsBrandOf': '{{name}}: Payments',
  'session.language': 'Language',
  'session.terms': 'Terms of use',
  'session.email': 'E-mail',
  'session.password': 'Password',
  'session.showPassword': 'Show or hide the password',
  'session.signIn': 'Sign in',
  'session.signingIn': 'Signing in…',
  'session.waiting':
    'Work that was signed without a connection waits on this device. It is sent once its author signs in.',
  'session.forgotten': 'Forgot your password?',
  'session.forgottenTitle': 'Forgotten password',
  'session.forgottenText':
    'Enter your e-mail, and we will send you a link to choose a new password.',
  'session.sendLink': 'Send the link',
  'session.linkSent':
    'If {{email}} belongs to a user, a link is on its way to it. The link is valid for one hour.',
  'session.backToSignIn': 'Back to sign-in',
  'session.oops': 'Oops! Something went wrong! Please send us an error report.',
  'session.resetTitle': 'New password',
  'session.resetFor': 'Choose a new password for {{email}}.',
  'session.newPassword': 'New password',
  'session.newPasswordHint': 'Several words that do not belong together make a good password.',
  'session.confirmPassword': 'Repeat the new password',
  'session.acceptTerms': 'I accept the',
  'session.submit': 'Submit',
  'session.resetDone': 'Your password has been changed. You can sign in with it now.',
  'session.setPassword': 'Set password',
  'session.passwordSet': 'Password set successfully for {{email}}',
  'session.noEmail':
    'This account has no e-mail, so nobody can sign in with it. Please enter one in the account first.',
  'session.addEmail': 'Add an e-mail',
  'session.changeRole': 'Change role',
  'session.currentRole': 'Current role: {{role}}',
  'session.noRole': 'none',
  'session.newRole': 'Role',
  'session.roleChanged': 'The role has been changed. It holds at once.',
  'session.checksClients': 'Checks who the clients are',
  'session.checksClientsHint':
    'Opens, fills in and checks the files of a deal’s parties (Law 4557/2018), as administrators do.',
  'session.back': 'Back',
  'session.termsAccepted': 'terms of use',
  'session.currentPassword': 'Current password',
  'session.passkeySignIn': 'Sign in with a passkey',
  'session.sessions': 'Where you are signed in',
  'session.sessionsHint':
    'Each browser that you have signed in with. End any that is not yours, and change your password.',
  'session.this': 'This browser',
  'session.device': '{{browser}} on {{system}}',
  'session.unknownDevice': 'Unknown device',
  'session.begun': 'Signed in',
  'session.lastUsed': 'Last used',
  'session.ends': 'Ends',
  'session.address': 'Network',
  'session.end': 'End',
  'session.endLabel': 'End the session: {{device}}',
  'session.endText': 'End this session? Whoever uses it has to sign in again.',
  'session.ended': 'The session has ended.',
  'session.calendarFeed': 'Calendar address',
  'session.calendarFeedHint': 'A program reads your calendar at it, without a password.',
  'session.made': 'Made',
  'session.neverUsed': 'never',
  'session.endFeedLabel': 'End the calendar address',
  'session.endFeedText': 'End the address? Programs that use it get nothing any more.',
  'session.feedEnded': 'The calendar address has ended.',
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en

export const en = {
  'secondFactorMail.subject': 'Your sign-in at {{agency}} has changed',
  'secondFactorMail.text':
    'Hello,\n\nthis is about your sign-in at {{agency}} as {{username}}.\n\n{{what}}\n\nIf this was you, there is nothing to do. If it was not, change your password at once, look at your ways to sign in, and tell your administrator:\n\n{{link}}',
  'secondFactorMail.authenticatorAdded':
    'An authenticator app was set up. From now on signing in also asks for its code.',
  'secondFactorMail.authenticatorDeleted': 'The authenticator app was removed.',
  'secondFactorMail.passkeyAdded': 'The passkey “{{name}}” was added.',
  'secondFactorMail.passkeyDeleted': 'The passkey “{{name}}” was removed.',
  'secondFactorMail.newRecoveryCodes':
    'New recovery codes were made. The older ones no longer work.',
  'secondFactorMail.recoveryCodeUsed': 'A recovery code was used. Codes left: {{left}}.',
  'secondFactorMail.reset':
    'An administrator has removed your authenticator app, passkeys and recovery codes. You can sign in with your password and set them up again.',
  'secondFactorMail.guessed':
    'Somebody entered your password correctly and then failed the second step five times.',
  'secondFactorMail.locked':
    'Somebody who knows your password has tried so many codes today that codes are taken only on devices and networks from which you have signed in before. Elsewhere a recovery code or a passkey lets you in. Change your password now: that ends it.',
  'session.codesLocked':
    'Too many wrong codes were tried today. Use a recovery code or a passkey, sign in on a device or network that you have used before, or ask an administrator.',
  'session.codeWrong':
    'This code is not right, or was used already. Wait for the next one in your app.',
  'session.firstCodeWrong':
    'This code is not the one of the new entry. Check that the clock of your phone is right, and type the code it shows now.',
  'session.recoveryCodeWrong': 'This recovery code is not right, or was used already.',
  'session.passkeyWrong': 'This passkey does not open this account. Try another way.',
  'session.passkeyNotMade': 'The passkey could not be added. Please try again.',
  'session.noPasskeysHere':
    'Passkeys do not work at this address. Please use an authenticator app.',
  'session.stepOver': 'This took too long. Please sign in again.',
  'session.proofNeeded': 'Please confirm first that it is you.',
  'session.lastFactor':
    'Your agency asks for two-step sign-in: add another way before you remove this one.',
  'session.noFactorYet': 'Set up an authenticator app or a passkey first.',
} as const

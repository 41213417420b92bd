/** Why a step of sending a mail failed. Each has a text that says what to do. */
export const mailFailures = [
  ...(['slow', 'unknownHost', 'noInternet', 'inside'] as const),
  ...(['portClosed', 'silent', 'unreachable'] as const),
  ...(['otherName', 'expired', 'untrusted', 'oldTls', 'notTls', 'noStarttls', 'tls'] as const),
  ...(['greeting', 'wrongPassword', 'basicEnded', 'tokenRefused', 'noSignIn', 'signIn'] as const),
  ...(['signInFirst', 'senderRefused', 'noMailbox', 'noRelay', 'recipientRefused'] as const),
  ...(['later', 'notGenuine', 'tooLarge', 'messageRefused'] as const),
] as const
export type MailFailure = (typeof mailFailures)[number]

/** The steps of sending a mail, in their usual order. */
export const mailSteps = [
  ...(['lookup', 'connect', 'tls', 'greeting'] as const),
  ...(['signIn', 'sender', 'recipient', 'message'] as const),
] as const
export type MailStep = (typeof mailSteps)[number]

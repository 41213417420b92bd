// What people agreed to; not needed by the first screens.
export const en = {
  'account.section.consents': 'Consents',
  'account.answerConsentOn': 'Answers: consent given on',
  'account.answerConsentSource': 'Answers: consent given by',
  'account.answerConsentWords': 'Answers: wording shown',
  'account.answerConsentWithdrawnOn': 'Answers: consent withdrawn on',
  'account.consentOn': 'Mailings: consent given on',
  'account.consentSource': 'Mailings: consent given by',
  'account.consentWords': 'Mailings: wording shown',
  'account.consentWithdrawnOn': 'Mailings: consent withdrawn on',
  'account.shareConsentOn': 'Passing on: consent given on',
  'account.shareConsentSource': 'Passing on: consent given by',
  'account.shareConsentWords': 'Passing on: wording shown',
  'account.shareConsentWithdrawnOn': 'Passing on: consent withdrawn on',
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en

import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'account.section.consents': 'Согласия',
  'account.answerConsentOn': 'Ответы: согласие дано',
  'account.answerConsentSource': 'Ответы: как дано согласие',
  'account.answerConsentWords': 'Ответы: текст согласия',
  'account.answerConsentWithdrawnOn': 'Ответы: согласие отозвано',
  'account.consentOn': 'Рассылки: согласие дано',
  'account.consentSource': 'Рассылки: как дано согласие',
  'account.consentWords': 'Рассылки: текст согласия',
  'account.consentWithdrawnOn': 'Рассылки: согласие отозвано',
  'account.shareConsentOn': 'Передача третьим лицам: согласие дано',
  'account.shareConsentSource': 'Передача третьим лицам: как дано согласие',
  'account.shareConsentWords': 'Передача третьим лицам: текст согласия',
  'account.shareConsentWithdrawnOn': 'Передача третьим лицам: согласие отозвано',
}

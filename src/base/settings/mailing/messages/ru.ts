import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'dataExport.email': 'Эл. почта',
  'dataExport.name': 'Имя',
  'dataExport.language': 'Язык',
  'dataExport.consent': 'Согласие на рассылки',
  'dataExport.consent.given': 'Дано',
  'dataExport.consent.withdrawn': 'Отозвано',
  'dataExport.consent.none': 'Не дано',
  'dataExport.consentOn': 'С какого дня',
  'dataExport.consentSource': 'Как дано',
}

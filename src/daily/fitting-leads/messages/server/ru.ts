import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'fittingLeads.note': 'Возможно, это тот объект, который вы ищете: {{object}}.',
}

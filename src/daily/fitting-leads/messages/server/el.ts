import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'fittingLeads.note': 'Αυτό το ακίνητο ίσως είναι αυτό που ψάχνετε: {{object}}.',
}

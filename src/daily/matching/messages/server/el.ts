import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'matching.tell.source': 'Ακίνητα που ταιριάζουν',
  'matching.tell.new': 'Νέο: {{object}}, {{price}}',
  'matching.tell.cheaper': 'Φθηνότερο πλέον: {{object}}, {{price}}',
  'matching.tell.whatToDo': 'Τι να κάνετε: ανοίξτε το ακίνητο και γράψτε σε όσους ταιριάζει.',
  'matching.tell.leadsOf_one': 'Ταιριάζει σε {{count}} ζήτηση ({{agent}}).',
  'matching.tell.leadsOf_other': 'Ταιριάζει σε {{count}} ζητήσεις ({{agent}}).',
  'matching.tell.leadsOfNobody_one': 'Ταιριάζει σε {{count}} ζήτηση χωρίς υπεύθυνο.',
  'matching.tell.leadsOfNobody_other': 'Ταιριάζει σε {{count}} ζητήσεις χωρίς υπεύθυνο.',
}

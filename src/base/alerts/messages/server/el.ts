import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'alert.written': '{{text}}',
  'alert.timed': '{{time}} {{text}}',
  'alert.labelled': '{{label}}: {{text}}',
  'alert.both': '{{first}} · {{second}}',
}

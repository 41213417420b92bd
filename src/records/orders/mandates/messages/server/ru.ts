import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'order.endsWithExtended': 'Завершите поручение, которое продлевается этим: тогда завершатся оба.',
  'order.extendsEnded':
    'Поручение, которое продлевается этим, завершено досрочно. Составьте новое.',
  'order.otherObjects': 'Продление касается тех же объектов, что и само поручение.',
}

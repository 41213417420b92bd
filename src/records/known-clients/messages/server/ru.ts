import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'knownClient.noParty': 'Этот человек не сторона сделки.',
  'knownClient.seenInFuture': 'Этот день ещё не наступил.',
  'knownClient.highNeedsReasons': 'Высокому риску нужны причины: выберите или напишите их.',
  'knownClient.ownerNeedsName': 'Каждому бенефициару нужно имя.',
  'knownClient.moreThanAll': 'Доли вместе больше 100 %.',
  'knownClient.changedMeanwhile':
    'Досье тем временем изменили. Просмотрите его снова, затем подтвердите.',
}

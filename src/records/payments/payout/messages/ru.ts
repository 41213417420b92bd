import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'payout.statement': 'Выписка собственника',
  'payout.put': 'Внести в выписку собственника',
  'payout.putOf': 'Внести в выписку: {{owner}}',
  'payout.date': 'Дата в выписке',
  'payout.isThere': '{{number}}: {{amount}}, {{owner}}',
  'payout.differs': 'Выплата теперь {{amount}}',
  'payout.notYet': 'Пока не внесено в выписку собственника',
  'payout.noOwner': 'У объекта нет собственника на день заезда.',
  'payout.stay': 'Проживание',
  'payout.changed': 'Выплата собственнику тем временем изменилась. Проверьте её ещё раз.',
  'payout.notOwner':
    'Это не собственник объекта на день заезда. Выберите другого или внесите собственника в объект.',
}

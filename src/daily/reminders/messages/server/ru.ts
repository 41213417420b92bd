import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'reminder.rent.source': 'Арендная плата',
  'reminder.rent': '{{object}}: оплата аренды до {{day}} включительно (арендатор: {{name}}).',
  'reminder.rent.amount':
    '{{object}}: оплата аренды до {{day}} включительно (арендатор: {{name}}), {{amount}}.',
  'reminder.tenancyEnds.source': 'Наём',
  'reminder.tenancyEnds': '{{object}}: срок найма заканчивается {{day}} (арендатор: {{name}}).',
  'reminder.contractEnds.source': 'Договор аренды',
  'reminder.contractEnds': '{{object}}: договор аренды истекает {{day}} (арендатор: {{name}}).',
  'reminder.keyOverdue.source': 'Ключи',
  'reminder.keyOverdue':
    '{{object}}: ключ до сих пор не возвращён (у кого: {{name}}). Срок возврата — {{day}}.',
  'reminder.publishError.source': 'Публикация',
  'reminder.publishError': '{{object}}: объект нельзя опубликовать.',
  'reminder.expense.source': 'Расходы',
  'reminder.expense': '{{name}}: срок оплаты расхода — {{day}}, он не оплачен.',
  'reminder.expense.amount':
    '{{name}}: срок оплаты расхода на сумму {{amount}} — {{day}}, он не оплачен.',
  'reminder.orderEnds.source': 'Поручение',
  'reminder.orderEnds': '{{object}}: поручение ({{name}}) заканчивается {{day}}.',
  'reminder.orderEnds.longer': 'Откройте его, чтобы продлить: продление подписывает клиент.',
  'reminder.orderEnds.newContract': 'Продлить его больше нельзя: нужен новый договор.',
  'reminder.today': 'Это сегодня.',
  'reminder.daysLeft_one': 'Остался {{count}} день.',
  'reminder.daysLeft_few': 'Осталось {{count}} дня.',
  'reminder.daysLeft_many': 'Осталось {{count}} дней.',
  'reminder.daysLeft_other': 'Осталось {{count}} дня.',
  'reminder.daysSince_one': 'Прошёл {{count}} день.',
  'reminder.daysSince_few': 'Прошло {{count}} дня.',
  'reminder.daysSince_many': 'Прошло {{count}} дней.',
  'reminder.daysSince_other': 'Прошло {{count}} дня.',
  'reminder.mail.one': '{{source}}: {{object}}, {{day}}',
  'reminder.mail.several_one': '{{source}}: {{count}} напоминание',
  'reminder.mail.several_few': '{{source}}: {{count}} напоминания',
  'reminder.mail.several_many': '{{source}}: {{count}} напоминаний',
  'reminder.mail.several_other': '{{source}}: {{count}} напоминания',
  'reminder.mail.off': 'Если такие письма вам не нужны, отключите их в своих настройках: {{link}}',
}

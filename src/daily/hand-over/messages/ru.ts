import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'handOver.title': 'Передача дел',
  'handOver.of': 'Открытые дела сотрудника',
  'handOver.what': 'Что передаётся',
  'handOver.Demand': 'Открытые заявки: {{count}}',
  'handOver.Viewing': 'Предстоящие показы: {{count}}',
  'handOver.Deal': 'Открытые сделки: {{count}}',
  'handOver.Object': 'Объекты: {{count}}',
  'handOver.Activity': 'Невыполненные задачи: {{count}}',
  'handOver.to': 'Кому передать',
  'handOver.do': 'Передать',
  'handOver.done_one': 'Передана {{count}} запись.',
  'handOver.done_few': 'Переданы {{count}} записи.',
  'handOver.done_many': 'Передано {{count}} записей.',
  'handOver.done_other': 'Передано {{count}} записи.',
  'handOver.takenBack': 'Всё как было.',
  'handOver.refused': 'Осталось без изменений',
}

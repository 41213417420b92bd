import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'overview.title': 'Сводка',
  'overview.from': 'С',
  'overview.to': 'По',
  'overview.thisYear': 'Этот год',
  'overview.lastYear': 'Прошлый год',
  'overview.thisMonth': 'Этот месяц',
  'overview.lastMonth': 'Прошлый месяц',
  'overview.twelveMonths': '12 месяцев',
  'overview.leads': 'Заявки',
  'overview.entered': 'Заведено',
  'overview.answered': 'С ответом',
  'overview.waiting': 'Открыты, без ответа',
  'overview.firstAnswer': 'Время до первого ответа',
  'overview.hours': '{{hours}} ч',
  'overview.days': '{{days}} дн.',
  'overview.answeredNote':
    'Ответом считается первое действие, записанное или выполненное по заявке. Половина заявок с ответом получила его за указанное время.',
  'overview.byStage': 'Заявки по стадиям',
  'overview.bySource': 'Заявки по источникам',
  'overview.stage': 'Стадия',
  'overview.source': 'Источник',
  'overview.noStage': 'Без стадии',
  'overview.noSource': 'Без источника',
  'overview.deals': 'Сделки',
  'overview.dealsWon': 'Завершено',
  'overview.agreed': 'Согласованная цена',
  'overview.number': 'Число',
  'overview.price': 'Цена',
  'overview.viewings': 'Показы',
  'overview.perDeal': 'Показов на сделку',
  'overview.byMonth': 'Сделки по месяцам',
  'overview.byAgent': 'Сделки по агентам',
  'overview.month': 'Месяц',
  'overview.agent': 'Агент',
  'overview.nobody': 'Никто',
  'overview.agentsNote':
    'Успешно завершённые сделки по дате окончания. Сделка, которую ведут двое, учтена у обоих.',
  'overview.stays': 'Краткосрочное проживание',
  'overview.stayCount': 'Брони',
  'overview.nights': 'Ночи',
  'overview.occupancy': 'Загрузка',
  'overview.departures': 'Выезды',
  'overview.income': 'Доход',
  'overview.commission': 'Комиссия',
  'overview.occupancyNote_one':
    'Без отменённых. Загрузка – от числа ночей {{count}} объекта, который сейчас сдаётся посуточно; доход и комиссия – по броням, которые заканчиваются в этом месяце.',
  'overview.occupancyNote_few':
    'Без отменённых. Загрузка – от числа ночей {{count}} объектов, которые сейчас сдаются посуточно; доход и комиссия – по броням, которые заканчиваются в этом месяце.',
  'overview.occupancyNote_many':
    'Без отменённых. Загрузка – от числа ночей {{count}} объектов, которые сейчас сдаются посуточно; доход и комиссия – по броням, которые заканчиваются в этом месяце.',
  'overview.occupancyNote_other':
    'Без отменённых. Загрузка – от числа ночей {{count}} объекта, которые сейчас сдаются посуточно; доход и комиссия – по броням, которые заканчиваются в этом месяце.',
  'overview.endsBefore': 'Период заканчивается раньше, чем начинается.',
  'overview.tooLong': 'Период длиннее десяти лет.',
}

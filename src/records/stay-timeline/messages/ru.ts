import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'timeline.title': 'Шахматка бронирований',
  'timeline.from': 'С',
  'timeline.earlier': 'Раньше',
  'timeline.later': 'Позже',
  'timeline.today': 'Сегодня',
  'timeline.days': 'Дней',
  'timeline.object': 'Объект',
  'timeline.empty': 'Пока ничего не сдаётся посуточно',
  'timeline.emptyText':
    'Здесь показаны объекты для посуточной аренды и те, на которые есть бронирования.',
  'timeline.book': 'Забронировать: {{object}}',
  'timeline.calendars': 'Календари и закрытые дни: {{object}}',
  'timeline.stay': '№ {{number}} {{client}}, {{from}} – {{till}}, {{stage}}',
  'timeline.how':
    'Проведите по свободным дням, чтобы забронировать. Перетащите бронь, чтобы перенести её, её конец — чтобы продлить или сократить. На сенсорном экране сначала задержите палец. С клавиатуры: пробел берёт бронь, стрелки двигают её, Shift со стрелками меняет конец, Enter ставит, Escape оставляет на месте.',
  'timeline.slot': '{{object}}: {{from}} – {{till}}',
  'timeline.moved': '№ {{number}} теперь {{from}} – {{till}}, {{object}}',
  'timeline.left': 'Осталось на месте',
  'timeline.arrivals': 'Заезды сегодня',
  'timeline.departures': 'Выезды сегодня',
  'timeline.nobody': 'Никого',
  'timeline.troubleFeeds_one': '{{count}} календарь не читается',
  'timeline.troubleFeeds_few': '{{count}} календаря не читаются',
  'timeline.troubleFeeds_many': '{{count}} календарей не читается',
  'timeline.troubleFeeds_other': '{{count}} календаря не читаются',
  'timeline.troubleVanished_one':
    '{{count}} закрытого периода больше нет в календаре, но дни остаются закрытыми',
  'timeline.troubleVanished_few':
    '{{count}} закрытых периодов больше нет в календарях, но дни остаются закрытыми',
  'timeline.troubleVanished_many':
    '{{count}} закрытых периодов больше нет в календарях, но дни остаются закрытыми',
  'timeline.troubleVanished_other':
    '{{count}} закрытых периодов больше нет в календарях, но дни остаются закрытыми',
  'timeline.troubleClashes_one': '{{count}} период забронирован дважды',
  'timeline.troubleClashes_few': '{{count}} периода забронированы дважды',
  'timeline.troubleClashes_many': '{{count}} периодов забронировано дважды',
  'timeline.troubleClashes_other': '{{count}} периода забронированы дважды',
  'timeline.failedFeed': 'Календарь не читается',
}

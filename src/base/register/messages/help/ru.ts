import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'help.task.find': 'Найти что угодно за секунду',
  'help.task.call': 'Звонит клиент',
  'help.task.property': 'Внести объект и опубликовать его',
  'help.task.photos': 'Фотографии объекта',
  'help.task.selection': 'Подобрать объекты по заявке и отправить подборку',
  'help.task.viewing': 'Назначить показ и записать результат',
  'help.task.key': 'Выдать ключ и получить обратно',
  'help.task.deal': 'Сделка: от предложения до комиссии',
  'help.task.letters': 'Письма клиентам по шаблонам',
  'help.task.tasks': 'Задачи, напоминания и календарь в телефоне',
  'help.task.stay': 'Забронировать проживание',
  'help.task.stayCalendars': 'Календари Booking и Airbnb, цены по сезонам',
  'help.task.payments': 'Внести платежи и отправить расход на согласование',
  'help.task.ownStatement': 'Ваша выписка и расходы на согласование',
  'help.task.importFile': 'Загрузить файл Excel',
  'help.task.duplicates': 'Записи, которые есть дважды',
  'help.task.undo': 'Вернуть удалённое или изменённое',
  'help.task.exportAll': 'Выгрузка и резервные копии',
  'help.task.site': 'Публичный сайт и обращения с него',
  'help.task.portals': 'Передать объекты на порталы',
  'help.task.colleague': 'Пригласить коллегу, роли',
  'help.task.mail': 'Подключить почту агентства',
  'help.task.settings': 'Настроить Estia под агентство',
  'help.task.security': 'Пароль, второй шаг и устройства',
}

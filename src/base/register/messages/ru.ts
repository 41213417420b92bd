import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'record.unknownAccount': 'Такого контакта нет, или он удалён. Выберите другой.',
  'record.unknownLead': 'Такой заявки нет, или она удалена. Выберите другую.',
  'record.unknownObject': 'Такого объекта нет, или он удалён. Выберите другой.',
  'record.notAssignable': 'Назначить можно только сотрудников и специалистов.',
  'record.hiddenParts':
    'К этой записи относятся платежи, проживания или другие данные, которые вам недоступны. Попросите сделать это коллегу в офисе.',
  'record.planViewing': 'Назначить показ',
  'record.makeDeal': 'Оформить сделку',
  'record.bookStay': 'Забронировать проживание',
  'record.history': 'История',
  'record.Object': 'Объект',
  'record.Account': 'Контакт',
  'record.Activity': 'Действие',
  'record.Demand': 'Заявка',
  'record.File': 'Файл',
  'record.Alert': 'Оповещение',
  'record.MailTemplate': 'Шаблон письма',
  'record.writeMail': 'Написать письмо…',
  'record.Branch': 'Филиал',
  'record.ObjectAccount': 'Контакт объекта',
  'record.ObjectKey': 'Ключ',
  'record.Viewing': 'Показ',
  'record.Deal': 'Сделка',
  'record.Reservation': 'Бронирование',
  'record.Agency': 'Агентство',
  'record.MailSettings': 'Настройки почты',
  'record.Document': 'Документ',
  'record.Selection': 'Подборка',
  'record.Transaction': 'Доход или расход',
}

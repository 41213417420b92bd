import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'archive.title': 'Выгрузка',
  'archive.lead':
    'Всё, что есть у агентства, в одном файле ZIP: книги Excel для чтения, все записи в виде для программ, фотографии и документы, а также описание каждого поля. Паролей и ключей в нём нет никогда. Готовый файл хранится дней: {{days}}.',
  'archive.secrets':
    'В файле есть и адреса календарей других сайтов (Airbnb, Booking.com …), чтобы их можно было читать и на новом месте. Кто знает такой адрес, может читать этот календарь: храните файл как ключ.',
  'archive.view': 'Выгрузить с файлами (ZIP)',
  'archive.all': 'Выгрузить всё',
  'archive.leavePage':
    'Файл готовится в фоне: страницу можно закрыть. Когда он будет готов, придёт уведомление.',
  'archive.earlier': 'Файлы',
  'archive.none': 'За последние дни выгрузок не было.',
  'archive.whole': 'Всё агентство',
  'archive.list.AccountList': 'Контакты',
  'archive.list.OwnerList': 'Собственники',
  'archive.list.ClientList': 'Клиенты',
  'archive.list.ProfessionalList': 'Специалисты',
  'archive.list.PartnerList': 'Партнёры',
  'archive.list.SourceList': 'Источники',
  'archive.list.EmployeList': 'Сотрудники',
  'archive.list.ObjectList': 'Объекты',
  'archive.list.LeadList': 'Заявки',
  'archive.list.ViewingList': 'Показы',
  'archive.list.DealList': 'Сделки',
  'archive.list.ReservationList': 'Бронирования',
  'archive.list.DocumentList': 'Документы',
  'archive.state.waiting': 'Ожидает',
  'archive.state.making': 'Готовится',
  'archive.state.ready': 'Готово',
  'archive.state.failed': 'Не удалось подготовить',
  'archive.failed':
    'С трёх попыток не получилось по причине на сервере. Нажмите «Повторить»; если снова не получится, сообщите номер «archive {{id}}» тому, кто обслуживает программу: под ним в журнале сервера записана причина.',
  'archive.keptUntil': 'Хранится до {{until}}',
  'archive.missing':
    'Файлов, которые не удалось прочитать и которых в нём нет: {{count}}. Они названы в описании.',
  'archive.download': 'Скачать ({{size}} МБ)',
  'archive.progress': 'Ход выгрузки',
  'archive.deleteAsk': 'Удалить этот файл?',
  'archive.tooMany': 'Уже готовится несколько ваших выгрузок. Дождитесь окончания одной из них.',
  'archive.tooManyRecords':
    'В этом представлении больше {{max}} записей. Сузьте его фильтр или выгрузите всё агентство.',
  'arrival.title': 'Загрузить выгрузку',
  'arrival.lead':
    'Файл ZIP со всем агентством, выгруженный здесь или в другой установке, загружается обратно целиком, пока здесь есть только ваши сотрудники и настройки. Доступа ко входу никто с ним не получает, и никому ничего не отправляется. Не больше {{max}} ГБ.',
  'arrival.import': 'Книги Excel и файлы других программ загружаются в разделе',
  'arrival.importLink': 'Импорт',
  'arrival.choose': 'Выбрать файл ZIP',
  'arrival.sending': 'Отправка файла',
  'arrival.progress': 'Ход загрузки',
  'arrival.leavePage':
    'Когда файл отправлен, страницу можно закрыть. Когда всё будет здесь, придёт уведомление.',
  'arrival.ask':
    'Загрузить всё из файла {{name}}? Настройки из него заменят настройки, которые есть здесь.',
  'arrival.state.waiting': 'Ожидает',
  'arrival.state.working': 'Загружается',
  'arrival.state.done': 'Загружено',
  'arrival.state.refused': 'Отклонено: ничего не изменилось',
  'arrival.state.failed': 'Не получилось: ничего не изменилось',
  'arrival.state.leaving': 'Отменяется',
  'arrival.state.gone': 'Отменено',
  'arrival.rows': 'Записей: {{count}}',
  'arrival.takeBack': 'Отменить загрузку',
  'arrival.takeBackAsk':
    'Удалить навсегда всё, что пришло с этим файлом, и вернуть прежние настройки?',
  'arrival.forget': 'Убрать из списка',
  'arrival.forgetAsk': 'Убрать эту строку?',
}

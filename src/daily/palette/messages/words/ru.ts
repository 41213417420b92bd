import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'palette.words.add': 'добавить новый новая новое создать внести завести',
  'palette.words.go': 'перейти открыть показать список',
  'palette.words.client': 'клиент клиенты покупатель арендатор',
  'palette.words.owner': 'собственник собственники владелец хозяин продавец арендодатель',
  'palette.words.object':
    'объект объекты недвижимость квартира дом вилла участок объявление объявления',
  'palette.words.lead': 'заявка заявки запрос лид лиды обращение спрос',
  'palette.words.viewing': 'показ показы просмотр просмотры встреча',
  'palette.words.deal': 'сделка сделки продажа продажи договор комиссия',
  'palette.words.reservation':
    'бронирование бронирования бронь брони проживание гость гости посуточно аренда',
  'palette.words.document': 'документ документы файл файлы бланк договор образец',
  'palette.words.partner': 'партнёр партнёры агентство брокер',
  'palette.words.professional':
    'специалист специалисты юрист адвокат нотариус инженер сантехник мастер',
  'palette.words.employe':
    'сотрудник сотрудники персонал коллега коллеги пользователь пользователи команда роль роли агент',
  'palette.words.source': 'источник источники откуда реклама канал',
  'palette.words.payment': 'платёж платежи деньги доходы расходы оплата выписка баланс бухгалтерия',
  'palette.words.key': 'ключ ключи выдать',
  'palette.words.account':
    'контакт контакты человек люди справочник слить объединить адресная книга',
  'palette.words.calendar': 'календарь день неделя месяц план расписание ежедневник',
  'palette.words.route': 'маршрут маршрутный лист печать показы дня',
  'palette.words.activity':
    'действие действия задача задачи дело дела напоминание звонок звонки заметка',
  'palette.words.alert': 'оповещение оповещения уведомление уведомления предупреждение',
  'palette.words.overview':
    'сводка статистика отчёт отчёты аналитика цифры график показатели комиссии',
  'palette.words.expenses': 'расходы ждут согласование согласования неоплаченные счета',
  'palette.words.tray': 'сомнительные обращения спам роботы форма сайта',
  'palette.words.timeline': 'шахматка занятость доступность брони план календарь',
  'palette.words.freeStays': 'свободно свободные доступность найти бронь',
  'palette.words.settings': 'настройки параметры конфигурация',
  'palette.words.mine': 'мои настройки язык клавиатура горячие клавиши профиль',
  'palette.words.agency':
    'агентство компания логотип цвет название адрес бренд сайт реквизиты языки',
  'palette.words.branches': 'филиал филиалы офис офисы отделение',
  'palette.words.optionLists': 'списки вариантов справочники стадии этапы типы категории',
  'palette.words.localization': 'тексты перевод переводы слова переименовать надписи',
  'palette.words.addresses': 'рассылка рассылки подписчики адреса e-mail согласие',
  'palette.words.newLeads': 'новые заявки правила распределение назначение обращения',
  'palette.words.mailTemplates': 'шаблоны шаблон писем письма почта e-mail тексты',
  'palette.words.portals': 'порталы портал фид фиды выгрузка объявлений xml реклама',
  'palette.words.operations':
    'состояние сервер система резервные копии бэкап диск поддержка версия',
  'palette.words.reminders': 'напоминания напоминание уведомления на почту',
  'palette.words.export': 'выгрузка экспорт архив zip перенос скачать всё копия бэкап резервная',
  'palette.words.import':
    'импорт перенос загрузить загрузка csv excel xlsx vcard эксель старая система',
  'palette.words.firstSteps': 'первые шаги начало старт настройка знакомство мастер',
  'palette.words.mailServer':
    'почта e-mail mail smtp сервер отправитель пароль gmail outlook oauth',
  'palette.words.invite': 'пригласить приглашение коллега новый пользователь',
  'palette.words.home': 'главная начало сегодня день рабочий стол',
  'palette.words.map': 'карта найти поиск район фильтр',
  'palette.words.log': 'журнал история изменения кто изменил аудит',
  'palette.words.trash': 'корзина удалённые удалённое восстановить вернуть',
  'palette.words.duplicates': 'дубли дубликаты дважды двойники одинаковые объединить',
  'palette.words.security':
    'безопасность вход устройства сеансы второй фактор двухфакторная 2fa ключ доступа',
  'palette.words.password': 'пароль сменить пароль',
  'palette.words.staffTwoStep':
    'безопасность сотрудников второй фактор обязательно пользователи 2fa',
  'palette.words.language': 'язык',
  'palette.words.colours': 'тёмная светлая тема ночь ночной режим оформление цвета',
  'palette.words.logout': 'выйти выход разлогиниться',
  'palette.words.help':
    'помощь справка инструкция руководство как поддержка подсказка что нового новости',
  'palette.words.help.find': 'поиск найти клавиши список фильтр вид',
  'palette.words.help.call': 'телефон звонок звонки звонит новый клиент',
  'palette.words.help.property': 'объект объявление опубликовать публикация новый',
  'palette.words.help.photos': 'фото фотография фотографии снимки картинки обложка',
  'palette.words.help.selection': 'подбор подборка подходящие предложение отправить объекты',
  'palette.words.help.viewing': 'показ просмотр встреча результат отзыв',
  'palette.words.help.key': 'ключ ключи выдать вернуть',
  'palette.words.help.deal': 'сделка предложение комиссия задаток продажа договор',
  'palette.words.help.letters':
    'письмо письма шаблон шаблоны рассылка согласие персональные данные',
  'palette.words.help.tasks': 'задача задачи напоминание напоминания календарь телефон подписка',
  'palette.words.help.stay': 'бронь бронирование забронировать проживание гость посуточно',
  'palette.words.help.stayCalendars':
    'booking airbnb ical календари сезон сезоны цены минимум ночей',
  'palette.words.help.payments': 'платёж выписка согласование расход доход счёт',
  'palette.words.help.ownStatement': 'моя выписка собственник согласовать расход',
  'palette.words.help.importFile': 'импорт excel эксель csv xlsx файл перенести загрузить',
  'palette.words.help.duplicates': 'дубли дубликаты объединить одинаковые',
  'palette.words.help.undo':
    'отменить удалённое восстановить корзина журнал история вернуть ошибка',
  'palette.words.help.exportAll': 'экспорт выгрузка резервные копии бэкап скачать архив',
  'palette.words.help.site': 'сайт публичный обращения форма посетители логотип',
  'palette.words.help.portals': 'порталы фид реклама xml объявления',
  'palette.words.help.colleague':
    'пригласить коллега пользователь пользователи команда роль права сотрудник',
  'palette.words.help.mail': 'почта e-mail email smtp gmail outlook сервер подключить',
  'palette.words.help.settings': 'настройки язык стадии тексты филиалы настроить',
  'palette.words.help.security': 'пароль второй фактор 2fa устройства сеансы забыл',
}

import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'settings.unknownOption': 'Такого варианта нет в списке. Выберите из списка.',
  'settings.unknownList': 'Такого списка нет.',
  'settings.branchInUse_one':
    'К этому филиалу относится {{count}} контакт. Сначала переведите его в другой филиал.',
  'settings.branchInUse_few':
    'К этому филиалу относятся {{count}} контакта. Сначала переведите их в другой филиал.',
  'settings.branchInUse_many':
    'К этому филиалу относится {{count}} контактов. Сначала переведите их в другой филиал.',
  'settings.branchInUse_other':
    'К этому филиалу относится {{count}} контакта. Сначала переведите их в другой филиал.',
  'settings.title': 'Настройки',
  'settings.group.mine': 'Моё',
  'settings.group.agency': 'Агентство',
  'settings.group.content': 'Содержание',
  'settings.group.exchange': 'Обмен',
  'settings.mine': 'Язык и клавиатура',
  'settings.reminders': 'Напоминания',
  'settings.agency': 'Как видят агентство',
  'settings.staffTwoStep': 'Вход сотрудников',
  'settings.preview': 'Так это выглядит',
  'settings.export': 'Выгрузка',
  'settings.localization': 'Тексты программы',
  'settings.actionLog': 'Журнал событий',
  'settings.mailServer': 'Почтовый сервер',
  'settings.rules': 'Законы и правила',
  'settings.mailTemplates': 'Шаблоны писем',
  'settings.orderTexts': 'Тексты поручений',
  'settings.timestamps': 'Метки времени',
  'settings.operations': 'Работа системы',
  'settings.firstSteps': 'Первые шаги',
  'settings.import': 'Импорт',
  'settings.portals': 'Порталы',
  'settings.optionLists': 'Списки вариантов',
  'settings.mailing': 'Списки адресов',
  'settings.mailingHint':
    'Адреса тех, кто согласился получать письма, в одной таблице, каждый один раз.',
  'settings.mailingAll': 'Включить тех, кто не давал согласия',
  'settings.mailingAllHint': 'Они отмечены в таблице; рекламу им отправлять нельзя.',
  'settings.mailingRussian': 'Русскоязычные адреса',
  'settings.mailingOthers': 'Остальные адреса',
  'settings.shortcuts': 'Сочетания из одной клавиши',
  'settings.shortcutsHint': 'В этом браузере: ? показывает все. Ctrl + K работает всегда.',
  'settings.mapStyle': 'Карты рисуются в стиле по адресу {{url}}.',
  'settings.mapOutline':
    'Карты рисуются на встроенном контуре берегов и границ, без картографического сервиса.',
  'settings.mapUnreached':
    'Браузеру не удаётся загрузить стиль, поэтому он рисует встроенный контур.',
  'settings.mapHint':
    'Это задаёт тот, кто обслуживает сервер, переменной MAP_STYLE_URL: свой стиль или «outline».',
  'settings.newLeads': 'Новые заявки',
  'settings.branches': 'Филиалы',
  'settings.noBranches': 'Филиалов пока нет',
  'settings.noBranchesText': 'Сотрудники филиала видят сокращённое меню.',
  'settings.addBranch': 'Добавить филиал',
  'settings.editBranch': 'Изменить филиал {{name}}',
  'settings.deleteBranch': 'Удалить филиал {{name}}?',
  'settings.branchDeleted': 'Филиал {{name}} удалён.',
  'branch.nameEn': 'Название на английском',
  'branch.nameEl': 'Название на греческом',
  'branch.nameRu': 'Название на русском',
}

import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'personalData.title': 'Персональные данные: {{name}}',
  'personalData.held': 'Что хранится',
  'personalData.merged_one': 'Вместе с {{count}} контактом, объединённым с этим.',
  'personalData.merged_few': 'Вместе с {{count}} контактами, объединёнными с этим.',
  'personalData.merged_many': 'Вместе с {{count}} контактами, объединёнными с этим.',
  'personalData.merged_other': 'Вместе с {{count}} контакта, объединёнными с этим.',
  'personalData.takeOut': 'Скачать всё',
  'personalData.takeOutText':
    'Один файл со всем, что хранится об этом человеке: прочитать и передать. Другие лица названы лишь по имени, где без этого нельзя.',
  'personalData.erase': 'Удалить навсегда',
  'personalData.eraseText':
    'Удаляет имя, контакты, заметки, сообщения, файлы и всё остальное об этом человеке, в том числе из журнала событий. Суммы сделок, бронирований и платежей остаются без имени. Отменить это нельзя.',
  'personalData.standsAgainst': 'Что этому мешает',
  'personalData.nothingAgainst': 'Удалению ничто не мешает.',
  'personalData.mustStay': 'Закон или роль человека в агентстве пока этого не позволяет.',
  'personalData.mayDecide': 'Вы вправе удалить данные, несмотря на это.',
  'personalData.against.order_one': 'Выданное поручение хранится как доказательство ({{count}}).',
  'personalData.against.order_few': 'Выданные поручения хранятся как доказательства ({{count}}).',
  'personalData.against.order_many': 'Выданные поручения хранятся как доказательства ({{count}}).',
  'personalData.against.order_other': 'Выданные поручения хранятся как доказательства ({{count}}).',
  'personalData.against.contract_one':
    'По правилам закона в настройках договор ещё нужно хранить ({{count}}).',
  'personalData.against.contract_few':
    'По правилам закона в настройках договоры ещё нужно хранить ({{count}}).',
  'personalData.against.contract_many':
    'По правилам закона в настройках договоры ещё нужно хранить ({{count}}).',
  'personalData.against.contract_other':
    'По правилам закона в настройках договоры ещё нужно хранить ({{count}}).',
  'personalData.against.staff_one':
    'Этот человек здесь работает: сначала завершите сотрудничество.',
  'personalData.against.staff_few':
    'Этот человек здесь работает: сначала завершите сотрудничество.',
  'personalData.against.staff_many':
    'Этот человек здесь работает: сначала завершите сотрудничество.',
  'personalData.against.staff_other':
    'Этот человек здесь работает: сначала завершите сотрудничество.',
  'personalData.against.openDeal_one': '{{count}} сделка ещё не завершена.',
  'personalData.against.openDeal_few': '{{count}} сделки ещё не завершены.',
  'personalData.against.openDeal_many': '{{count}} сделок ещё не завершено.',
  'personalData.against.openDeal_other': '{{count}} сделки ещё не завершены.',
  'personalData.against.futureStay_one': '{{count}} бронирование ещё впереди.',
  'personalData.against.futureStay_few': '{{count}} бронирования ещё впереди.',
  'personalData.against.futureStay_many': '{{count}} бронирований ещё впереди.',
  'personalData.against.futureStay_other': '{{count}} бронирования ещё впереди.',
  'personalData.against.unpaid_one': '{{count}} расход не оплачен.',
  'personalData.against.unpaid_few': '{{count}} расхода не оплачены.',
  'personalData.against.unpaid_many': '{{count}} расходов не оплачено.',
  'personalData.against.unpaid_other': '{{count}} расхода не оплачены.',
  'personalData.keptUntil': 'До {{day}}; затем имена, тексты и документы удаляются автоматически.',
  'personalData.typeName': 'Для подтверждения введите «{{name}}»',
  'personalData.reallyTitle': 'Удалить навсегда?',
  'personalData.really':
    'Всё, что хранится о «{{name}}», исчезнет, и вернуть это не сможет никто. Удалить?',
  'personalData.anyway': 'Удалить, несмотря на это',
  'personalData.erased': 'Персональные данные удалены.',
  'personalData.retained_one':
    '{{count}} документ о платеже или сделке по закону нужно хранить до {{day}}. Он останется на своём месте и на следующий день будет удалён автоматически.',
  'personalData.retained_few':
    '{{count}} документа о платежах или сделках по закону нужно хранить, самое позднее до {{day}}. Они останутся на своём месте, и каждый будет удалён автоматически, когда истечёт его срок.',
  'personalData.retained_many':
    '{{count}} документов о платежах или сделках по закону нужно хранить, самое позднее до {{day}}. Они останутся на своём месте, и каждый будет удалён автоматически, когда истечёт его срок.',
  'personalData.retained_other':
    '{{count}} документа о платежах или сделках по закону нужно хранить, самое позднее до {{day}}. Они останутся на своём месте, и каждый будет удалён автоматически, когда истечёт его срок.',
  'personalData.stillRetained_one': '{{count}} документ о платеже или сделке хранится до {{day}}',
  'personalData.stillRetained_few':
    '{{count}} документа о платежах или сделках хранятся самое позднее до {{day}}',
  'personalData.stillRetained_many':
    '{{count}} документов о платежах или сделках хранятся самое позднее до {{day}}',
  'personalData.stillRetained_other':
    '{{count}} документа о платежах или сделках хранятся самое позднее до {{day}}',
  'personalData.spellings': 'Другие написания имени',
  'personalData.spellingsHint':
    'Эти слова похожи на имя этого человека в другой письменности или форме. Возможно, речь о ком-то другом: отметьте те, которые тоже нужно вычеркнуть.',
}

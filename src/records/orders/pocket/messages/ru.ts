import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'pocket.title': 'Показы без связи',
  'pocket.givenOn': 'По состоянию на {{on}}.',
  'pocket.kept': 'Открывается на этом устройстве и без связи.',
  'pocket.notKept': 'Этот браузер их не хранит: без связи они не откроются.',
  'pocket.nothingHere':
    'На этом устройстве ещё ничего нет. Откройте эту страницу один раз при наличии связи.',
  'pocket.old': 'Это данные за {{day}}. Обновите их там, где есть связь.',
  'pocket.noTemplate':
    'Подписать поручение нельзя: сначала администратор должен утвердить текст поручения на показ.',
  'pocket.agencyNotReady':
    'Подписать поручение нельзя: в Настройках → Агентство нет налогового номера (ΑΦΜ) или номера ΓΕΜΗ агентства.',
  'pocket.today': 'Сегодня',
  'pocket.tomorrow': 'Завтра',
  'pocket.none': 'Сегодня и завтра показов нет',
  'pocket.noneText': 'Здесь появляются назначенные вам показы с людьми, адресами и ключами.',
  'pocket.noClient': 'Без клиента',
  'pocket.call': 'Позвонить',
  'pocket.sign': 'Подписать поручение',
  'pocket.covered': 'Поручение есть',
  'pocket.uncovered': 'Нет поручения',
  'pocket.keyHere': 'Ключ в офисе',
  'pocket.keyOut': 'Ключ у: {{name}}',
  'pocket.order.title': 'Поручение на показ',
  'pocket.order.gone': 'Этого показа нет среди ваших на сегодня и завтра.',
  'pocket.order.back': 'Назад к показам',
  'pocket.order.change': 'Изменить данные',
  'pocket.order.read': 'Прочитать и подписать',
  'pocket.order.somebodyElse': 'Подписывает другой человек',
  'pocket.order.months': 'Срок, месяцев',
  'pocket.order.until': 'до {{until}}',
  'pocket.order.secondLanguage': 'Рядом',
  'pocket.order.withdrawal': 'Клиент может отказаться в течение {{days}} дней.',
  'pocket.party.name': 'Имя',
  'pocket.party.taxNumber': 'Налоговый номер (ΑΦΜ)',
  'pocket.party.identityDocument': 'Документ, удостоверяющий личность',
  'pocket.party.address': 'Адрес',
  'pocket.party.phone': 'Телефон',
  'pocket.party.email': 'E-mail',
  'pocket.required': 'Заполните это поле.',
  'pocket.noObjects': 'Отметьте хотя бы один объект.',
  'pocket.noNumber': 'Такого числа быть не может.',
  'pocket.noFee': 'Укажите вознаграждение: процент или сумму.',
  'pocket.noRoom':
    'На устройстве нет места. Освободите его, прежде чем клиент подпишет: иначе поручение хранится, только пока открыта эта страница.',
  'pocket.entry': 'Поручение на показ: {{name}}',
  'pocket.signed':
    'Подписано и хранится на этом устройстве. Отправится само, как только появится связь, и тогда получит номер.',
  'pocket.arrived': 'Сохранено под номером {{number}}.',
  'pocket.open': 'Открыть поручение',
}

import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'order.answers': 'Ответы по почте',
  'order.answer.hint':
    'Сохраните письмо, в котором клиент подтверждает поручение: сохраните его в почтовой программе как файл (.eml) и перетащите сюда.',
  'order.answer.choose': 'Выбрать письмо',
  'order.answer.limit': '.eml, до {{megabytes}} МБ',
  'order.answer.kept': 'Ответ сохранён вместе с поручением.',
  'order.answer.from': '{{from}}, {{date}}',
  'order.answer.ofParty': '{{party}} ({{from}}), {{date}}',
  'order.answer.stranger': 'Это не адрес стороны этого поручения.',
  'order.answer.file': 'Письмо, как оно пришло (.eml)',
  'order.answer.proven':
    'Доказано: подпись {{domain}} показывает, что письмо отправлено с домена этого адреса и не изменено.',
  'order.answer.partly': 'Доказано частично: подпись {{domain}} охватывает только начало письма.',
  'order.answer.otherDomain':
    'Кто написал, не доказано: подпись поставил {{domain}}, а не домен отправителя.',
  'order.answer.noKey': 'Не доказано: ключа {{domain}} нет в DNS или больше нет.',
  'order.answer.failed':
    'Не доказано: подпись {{domain}} не сходится. Письмо изменено, или файл — не письмо, как оно пришло.',
  'order.answer.unsigned': 'Не доказано: у письма нет подписи его сервера.',
  'order.answer.notCheckable':
    'Проверить нельзя: неделю DNS не выдавал ключ {{domain}}. Письмо хранится в том виде, в каком пришло; его проверит тот, у кого есть этот ключ.',
  'order.answer.unchecked':
    'Проверить не удалось: DNS не выдал ключ {{domain}}. Попытки повторяются неделю.',
}

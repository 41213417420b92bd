import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'timestampSettings.url': 'Адрес службы',
  'timestampSettings.certificates': 'Сертификаты, которым вы доверяете',
  'timestamp.hint':
    'Служба вне агентства может подписывать, когда существовало каждое действие с поручением (метка времени, RFC 3161). Ей отправляется только контрольная сумма, без имён и текстов. Если она не работает, поручения подписываются как обычно, а метки ставятся позже.',
  'timestamp.urlHint':
    'Например, http://timestamp.example.com; его называет ваш поставщик квалифицированных подписей. Пусто: выключено.',
  'timestamp.certificatesHint':
    'В формате PEM, как их публикует служба. С ними метки всех остальных не принимаются.',
  'timestamp.off': 'Выключено: метки времени не ставятся.',
  'timestamp.counts': 'Действий с меткой времени: {{stamped}}; без неё: {{unstamped}}.',
  'timestamp.failed': 'Метку не удалось получить {{date}}; попытки повторяются.',
  'timestamp.saved': 'Служба сохранена.',
  'timestamp.try': 'Проверить сейчас',
  'timestamp.reload': 'Показать сохранённое',
  'timestamp.works':
    'Работает: {{service}} поставила метку {{time}}. Без сертификатов, которым вы доверяете, не проверяется, та ли это служба.',
  'timestamp.worksTrusted':
    'Работает: {{service}}, которой вы доверяете, поставила метку {{time}}.',
  'timestamp.noCertificates': 'Это не сертификат в формате PEM (-----BEGIN CERTIFICATE-----).',
  'timestamp.failure.address': 'Введите адрес, который начинается с http:// или https://.',
  'timestamp.failure.inside': 'Этот адрес находится внутри сети самого сервера.',
  'timestamp.failure.unknownHost': 'Сервера с таким именем нет.',
  'timestamp.failure.unreachable': 'Сервер не отвечает.',
  'timestamp.failure.slow': 'Сервер не ответил за 15 секунд.',
  'timestamp.failure.large': 'Ответ намного больше метки времени.',
  'timestamp.failure.missing': 'По этому адресу ничего нет.',
  'timestamp.failure.denied': 'Служба требует входа от своих пользователей.',
  'timestamp.failure.status': 'Сервер ответил ошибкой.',
  'timestamp.failure.redirects': 'У службы теперь другой адрес. Введите его.',
  'timestamp.failure.refused': 'Служба отказалась поставить метку.',
  'timestamp.failure.unreadable': 'Ответ — не метка времени.',
  'timestamp.failure.otherContent': 'Метка времени относится к чему-то другому.',
  'timestamp.failure.otherRequest': 'Метка времени отвечает на другой запрос.',
  'timestamp.failure.badSignature': 'Подпись метки времени не сходится.',
  'timestamp.failure.untrusted':
    'Метка времени не ведёт ни к одному из сертификатов, которым вы доверяете.',
  'timestamp.failure.otherTime': 'Часы службы и этого сервера расходятся больше чем на час.',
}

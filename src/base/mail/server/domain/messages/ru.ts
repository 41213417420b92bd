import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'mailDomain.title': 'Домен отправителя',
  'mailDomain.hint':
    'Получатели проверяют в DNS, действительно ли письмо пришло от {{domain}}. Неподтверждённые письма попадают в спам или отклоняются.',
  'mailDomain.lookedUp': 'Проверено {{date}}',
  'mailDomain.again': 'Проверить снова',
  'mailDomain.freemail':
    '{{domain}} принадлежит почтовому сервису, он сам задаёт эти записи: здесь ничего делать не нужно. С адресом на собственном домене в письмах видно имя агентства.',
  'mailDomain.freemailElsewhere':
    '{{domain}} принадлежит почтовому сервису, а {{server}} — не его сервер: письма не проходят DMARC, их отклоняют или отправляют в спам. Используйте сервер этого сервиса или адрес на собственном домене агентства.',
  'mailDomain.inside':
    '{{domain}} — не домен интернета: проверять нечего. Укажите отправителя на собственном домене агентства.',
  'mailDomain.state.good': 'В порядке',
  'mailDomain.state.attention': 'Можно лучше',
  'mailDomain.state.bad': 'Нужно исправить',
  'mailDomain.state.unknown': 'Неизвестно',
  'mailDomain.unknown':
    'Проверить не удалось: DNS не ответил. Повторите позже; если не поможет, у сервера, возможно, нет интернета.',
  'mailDomain.found': 'Найдено',
  'mailDomain.add': 'Добавьте эту запись там, где ведётся DNS домена {{domain}}:',
  'mailDomain.replace': 'Поставьте эту запись вместо имеющейся:',
  'mailDomain.name': 'Имя',
  'mailDomain.type': 'Тип',
  'mailDomain.value': 'Значение',
  'mailDomain.whereTo':
    'DNS обычно ведётся там, где куплен домен. У некоторых хостингов имя пишется без {{domain}}, а сам домен — как @. Изменение может стать видно только через день.',
  'mailDomain.spf': 'SPF: какие серверы отправляют',
  'mailDomain.spf.what':
    'Получатели сравнивают сервер, передавший письмо, с этим списком серверов домена.',
  'mailDomain.spf.provider': 'В записи есть провайдер вашего почтового сервера.',
  'mailDomain.spf.allowed': 'В записи есть ваш почтовый сервер, {{server}}.',
  'mailDomain.spf.sameProvider':
    'В записи есть серверы того же провайдера, что и {{server}}: письма должны проходить.',
  'mailDomain.spf.everyone': 'Запись разрешает любой сервер и никого не отсекает.',
  'mailDomain.spf.noServer':
    'Запись читается. Есть ли в ней ваш почтовый сервер, неизвестно: сейчас никакой не используется.',
  'mailDomain.spf.softfail':
    'Вашего почтового сервера, {{server}}, в записи, вероятно, нет. Письма других серверов считаются подозрительными (~all).',
  'mailDomain.spf.notNamed':
    'Вашего почтового сервера, {{server}}, в записи, вероятно, нет, и о других серверах в ней ничего не сказано.',
  'mailDomain.spf.fail':
    'Вашего почтового сервера, {{server}}, в записи, вероятно, нет. Письма других серверов могут отклоняться (-all).',
  'mailDomain.spf.none': 'Записи нет: получатели не могут подтвердить ни один сервер.',
  'mailDomain.spf.two': 'Записей больше одной, поэтому ни одна не действует. Оставьте только одну.',
  'mailDomain.spf.syntax': 'Запись не действует из-за ошибки: {{culprit}}',
  'mailDomain.spf.tooMany':
    'Записи нужно больше десяти запросов, и она может не действовать. Уберите сервисы, которые больше не отправляют за вас.',
  'mailDomain.spf.brokenInclude':
    'Запись не действует: она ссылается на {{culprit}}, где нет пригодной записи. Исправьте или уберите ссылку.',
  'mailDomain.spf.guess':
    'Сервер может отправлять с других адресов, чем тот, на котором принимает почту: сначала узнайте запись SPF у его провайдера.',
  'mailDomain.dkim': 'DKIM: подпись',
  'mailDomain.dkim.what':
    'Сервер подписывает каждое письмо, а получатели проверяют подпись по ключу в DNS. Она действует и при пересылке.',
  'mailDomain.dkim.valid':
    'Есть ключ с селектором «{{selector}}». Письма подписываются им, если в заголовках дошедшего письма стоит dkim=pass и header.d={{domain}}.',
  'mailDomain.dkim.testing':
    'Ключ с селектором «{{selector}}» помечен как пробный. Уберите t=y, когда письма подписываются.',
  'mailDomain.dkim.short':
    'В ключе с селектором «{{selector}}» {{bits}} бит, получателям нужно не меньше 1024. Создайте ключ на 2048.',
  'mailDomain.dkim.broken':
    'Ключ с селектором «{{selector}}» не читается. Скопируйте его ещё раз, целиком.',
  'mailDomain.dkim.revoked': 'Ключ с селектором «{{selector}}» отозван. Создайте новый.',
  'mailDomain.dkim.notFound':
    'Под обычными селекторами ключа нет. Если письма подписываются, вставьте заголовок DKIM-Signature дошедшего письма или введите его селектор (s=…).',
  'mailDomain.dkim.selectorNotFound': 'Ключа с селектором «{{selector}}» нет.',
  'mailDomain.dkim.guide.google':
    'В консоли администратора Google: Apps, Google Workspace, Gmail, «Authenticate email». Там показана запись, которую нужно добавить.',
  'mailDomain.dkim.guide.microsoft':
    'В Microsoft Defender: «Email authentication settings», DKIM. Там показаны две записи CNAME, которые нужно добавить.',
  'mailDomain.dkim.guide.other':
    'Включите DKIM у провайдера почтового сервера: он покажет запись, которую нужно добавить.',
  'mailDomain.dkim.selector': 'Селектор',
  'mailDomain.dkim.lookUp': 'Проверить',
  'mailDomain.noSelector': 'В селекторе бывают только латинские буквы, цифры, точки и дефисы.',
  'mailDomain.dmarc': 'DMARC: что делать с поддельными письмами',
  'mailDomain.dmarc.what':
    'Здесь домен говорит, что делать получателям с письмами, которые не подтвердили ни SPF, ни DKIM.',
  'mailDomain.dmarc.reject': 'Получатели отклоняют такие письма.',
  'mailDomain.dmarc.quarantine': 'Получатели отправляют такие письма в спам.',
  'mailDomain.dmarc.none':
    'Получатели принимают такие письма как обычно и лишь сообщают о них (p=none). Когда отчёты покажут, что ваши письма проходят, потребуйте большего.',
  'mailDomain.dmarc.missing':
    'Записи нет. Крупные почтовые сервисы её требуют, и поддельным письмам ничто не мешает. Начните с p=none: она лишь запрашивает отчёты.',
  'mailDomain.dmarc.two':
    'Записей больше одной, поэтому ни одна не действует. Оставьте только одну.',
  'mailDomain.dmarc.syntax': 'Запись не действует из-за ошибки: {{culprit}}',
  'mailDomain.dmarc.inherited': 'Это запись домена {{domain}}, она действует и здесь.',
  'mailDomain.dmarc.testing': 'Она действует лишь для части писем или в пробном режиме.',
  'mailDomain.dmarc.relaxed': 'SPF и DKIM могут быть и от другого имени того же домена.',
  'mailDomain.dmarc.strictSpf': 'SPF должен быть именно от этого домена.',
  'mailDomain.dmarc.strictDkim': 'DKIM должен быть именно от этого домена.',
  'mailDomain.dmarc.reports': 'Отчёты приходят на {{to}}.',
  'mailDomain.dmarc.noReports': 'Отчёты никто не получает.',
}

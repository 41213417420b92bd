import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'payments.approval.unknown': 'По этой ссылке ничего нет: в ней опечатка, или расход был отозван.',
  'payments.approval.changed':
    'Ссылка больше не действует: расход изменился после того, как мы её отправили. Мы пришлём вам новую.',
  'payments.approval.revoked': 'Агентство отозвало эту ссылку.',
  'payments.approval.paid': 'Расход уже оплачивается: одобрение остаётся в силе.',
  'payments.approval.decidedMeanwhile':
    'С тех пор как вы открыли страницу, что-то изменилось. Пожалуйста, посмотрите ещё раз.',
  'payments.approval.alreadyApproved': 'Клиент уже одобрил этот расход.',
  'payments.approval.noEmail': 'У контакта нет адреса электронной почты.',
  'payments.approval.otherEmail': 'Это не адрес этого контакта.',
  'payments.approval.source': 'Одобрение расхода',
  'payments.approval.told.approve':
    '{{name}}: расход {{number}} на сумму {{amount}} одобрен ({{category}}).',
  'payments.approval.told.revert':
    '{{name}}: одобрение расхода {{number}} на сумму {{amount}} отозвано ({{category}}).',
  'payments.approval.mail.subject': '{{agency}}: расход {{amount}} ждёт вашего одобрения',
  'payments.approval.mail.text':
    'Здравствуйте!\n\nМы собираемся оплатить за вас этот расход и просим его одобрить:',
  'payments.approval.mail.files': 'Приложено: {{names}}',
  'payments.approval.mail.changed':
    'С тех пор как мы вам писали, расход изменился, поэтому прежняя ссылка больше не действует:',
  'payments.approval.mail.amount': 'сумма: {{before}} → {{after}}',
  'payments.approval.mail.added': 'новое: {{names}}',
  'payments.approval.mail.removed': 'больше нет: {{names}}',
  'payments.approval.mail.how': 'Посмотрите и одобрите его здесь, пароль не нужен:',
  'payments.approval.mail.open': 'Посмотреть расход',
  'payments.approval.closed': 'Агентство закрыло этот расход: решать здесь больше нечего.',
  'payments.approval.isPaid': 'Расход уже оплачивается: отклонить его нельзя.',
  'payments.approval.tooManyMessages':
    'Об этом расходе написано уже достаточно. Пожалуйста, позвоните.',
  'payments.approval.nothingAsked': 'Клиент ничего не спросил и не отклонил: отвечать не на что.',
  'payments.approval.isClosed': 'Одобрение этого расхода закрыто. Сначала откройте его снова.',
  'payments.approval.told.decline':
    '{{name}}: расход {{number}} на сумму {{amount}} отклонён ({{category}}): {{text}}',
  'payments.approval.told.ask':
    '{{name}}: вопрос о расходе {{number}} на сумму {{amount}} ({{category}}): {{text}}',
  'payments.approval.toldSubject.decline': '{{name}}: расход отклонён',
  'payments.approval.toldSubject.ask': '{{name}}: вопрос о расходе',
  'payments.approval.answer.subject': '{{agency}}: наш ответ о расходе {{amount}}',
  'payments.approval.answer.text': 'Здравствуйте!\n\nВот наш ответ на то, что вы написали:',
  'payments.approval.answer.asked': 'Вы писали: {{text}}',
  'payments.approval.answer.how':
    'Здесь можно одобрить или отклонить расход или спросить ещё раз, пароль не нужен:',
}

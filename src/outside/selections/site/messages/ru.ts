import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'selection.page.title_one': '{{count}} объект, подобранный для вас',
  'selection.page.title_few': '{{count}} объекта, подобранных для вас',
  'selection.page.title_many': '{{count}} объектов, подобранных для вас',
  'selection.page.title_other': '{{count}} объекта, подобранных для вас',
  'selection.page.from': '{{agency}}: объекты, подобранные для вас, с фотографиями и ценами.',
  'selection.page.how':
    'Отметьте, пожалуйста, что вам нравится, а что нет: так мы быстрее найдём подходящий вариант.',
  'selection.openUntil': 'Страница доступна до {{day}}.',
  'selection.page.gone_one': '{{count}} объект больше не предлагается и убран со страницы.',
  'selection.page.gone_few': '{{count}} объекта больше не предлагаются и убраны со страницы.',
  'selection.page.gone_many': '{{count}} объектов больше не предлагаются и убраны со страницы.',
  'selection.page.gone_other': '{{count}} объекта больше не предлагаются и убраны со страницы.',
  'selection.page.empty':
    'Объекты с этой страницы больше не предлагаются. Мы с удовольствием подберём для вас другие.',
  'selection.page.like': 'Нравится',
  'selection.page.dislike': 'Не подходит',
  'selection.page.pictures_one': 'Все фотографии ({{count}})',
  'selection.page.pictures_few': 'Все фотографии ({{count}})',
  'selection.page.pictures_many': 'Все фотографии ({{count}})',
  'selection.page.pictures_other': 'Все фотографии ({{count}})',
  'selection.page.more': 'Описание и характеристики',
  'selection.page.onSite': 'Этот объект на нашем сайте',
  'selection.page.writeAbout': 'Написать нам об этом объекте',
  'selection.page.answer': 'Напишите нам',
  'selection.page.message': 'Ваше сообщение',
  'selection.page.send': 'Отправить',
  'selection.page.written': 'Вы написали {{day}}:',
  'selection.page.thanks': 'Спасибо, мы получили ваше сообщение и скоро свяжемся с вами.',
  'selection.page.noMessage': 'Сначала напишите что-нибудь.',
  'selection.page.tooLong': 'Сообщение слишком длинное: не больше 2000 знаков.',
  'selection.page.tooMuch':
    'Слишком много за один раз: это не сохранено. Попробуйте ещё раз через четверть часа или позвоните нам.',
  'selection.page.notKept':
    'Сохранить не удалось. Попробуйте ещё раз через несколько минут или позвоните нам.',
  'selection.page.closed': 'Эта страница недоступна',
  'selection.page.closedText':
    'Возможно, срок ссылки истёк или она неполная. Попросите у нас новую: мы с удовольствием её пришлём.',
  'selection.share_one': '{{agency}}: {{count}} объект, подобранный для вас',
  'selection.share_few': '{{agency}}: {{count}} объекта, подобранных для вас',
  'selection.share_many': '{{agency}}: {{count}} объектов, подобранных для вас',
  'selection.share_other': '{{agency}}: {{count}} объекта, подобранных для вас',
  'selection.mailSubject_one': '{{agency}}: {{count}} объект, подобранный для вас',
  'selection.mailSubject_few': '{{agency}}: {{count}} объекта, подобранных для вас',
  'selection.mailSubject_many': '{{agency}}: {{count}} объектов, подобранных для вас',
  'selection.mailSubject_other': '{{agency}}: {{count}} объекта, подобранных для вас',
  'selection.mailText_one':
    'Здравствуйте!\n\nМы подобрали для вас {{count}} объект. Посмотреть его можно здесь:',
  'selection.mailText_few':
    'Здравствуйте!\n\nМы подобрали для вас {{count}} объекта. Посмотреть их можно здесь:',
  'selection.mailText_many':
    'Здравствуйте!\n\nМы подобрали для вас {{count}} объектов. Посмотреть их можно здесь:',
  'selection.mailText_other':
    'Здравствуйте!\n\nМы подобрали для вас {{count}} объекта. Посмотреть их можно здесь:',
  'selection.mailOpen': 'Смотреть фотографии и цены',
  'selection.mailHow':
    'На странице можно отметить, что вам нравится, а что не подходит, и написать нам.',
  'selection.source': 'Ответ клиента',
  'selection.did': '{{name}}, заявка #{{lead}}, о подборке от {{day}}:',
  'selection.did.like': 'нравится #{{number}}',
  'selection.did.dislike': 'не подходит #{{number}}',
  'selection.did.unmark': 'снята отметка с #{{number}}',
  'selection.did.message.one': 'пишет о #{{number}}: {{text}}',
  'selection.did.message.all': 'пишет: {{text}}',
  'selection.didSubject': 'Ответ на подборку: {{name}}',
  'selection.didLead': 'Заявка: {{link}}',
  'selection.dayIsOver': 'Этот день уже прошёл. Выберите более поздний.',
  'selection.objectTwice': 'Объект можно выбрать только один раз.',
  'selection.noEmail': 'У клиента нет адреса электронной почты.',
  'selection.otherEmail': 'Это не адрес клиента.',
  'selection.closedLead':
    'Запрос закрыт: подборка была бы рекламой, а согласия клиента на рассылку нет. Откройте запрос снова, если клиент о ней просил.',
  'selection.isClosed': 'Ссылка отозвана или её срок истёк: сначала откройте её снова.',
}

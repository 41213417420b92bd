import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'firstSteps.title': 'Первые шаги',
  'firstSteps.hint': 'То, что настраивает новое агентство. Каждый шаг сам знает, когда он сделан.',
  'firstSteps.done': 'Сделано {{done}} из {{all}}',
  'firstSteps.all': 'Все шаги',
  'firstSteps.skip': 'Пропустить',
  'firstSteps.skipNamed': 'Пропустить: {{name}}',
  'firstSteps.skipAll': 'Пропустить все',
  'firstSteps.skipAllQuestion': 'Пропустить все оставшиеся шаги?',
  'firstSteps.skipAllText':
    'Они исчезнут с главной страницы и останутся в разделе «Настройки → Первые шаги».',
  'firstSteps.takeUp': 'Вернуть',
  'firstSteps.takeUpNamed': 'Вернуть: {{name}}',
  'firstSteps.state.done': 'Сделано',
  'firstSteps.state.open': 'Не сделано',
  'firstSteps.state.skipped': 'Пропущено',
  'firstSteps.agency': 'Ваше агентство',
  'firstSteps.agency.why':
    'Название, телефон или e-mail и логотип: они стоят на сайте, в письмах и документах.',
  'firstSteps.agency.go': 'Заполнить',
  'firstSteps.languages': 'Языки',
  'firstSteps.languages.why':
    'На каких языках открывается сайт и как агентство называется на каждом из них.',
  'firstSteps.languages.go': 'Выбрать',
  'firstSteps.mail': 'Почта',
  'firstSteps.mail.why':
    'Сервер, через который уходят письма клиентам и сотрудникам. Пока его нет, письма остаются на диске этого сервера.',
  'firstSteps.mail.go': 'Подключить',
  'firstSteps.colleague': 'Сотрудник',
  'firstSteps.colleague.why': 'Получит письмо со ссылкой и сам выберет себе пароль.',
  'firstSteps.colleague.go': 'Пригласить',
  'firstSteps.property': 'Первый объект',
  'firstSteps.property.why':
    'Добавьте его вручную или загрузите людей и объекты из файла другой программы.',
  'firstSteps.property.go': 'Добавить объект',
  'firstSteps.property.import': 'Загрузить файл',
  'firstSteps.publish': 'Сайт',
  'firstSteps.publish.why':
    'Опубликуйте объект: через минуту он появится на вашем сайте на каждом языке.',
  'firstSteps.publish.go': 'Опубликовать',
  'firstSteps.portal': 'Портал',
  'firstSteps.portal.why': 'Файл с опубликованными объектами, который порталы забирают сами.',
  'firstSteps.portal.go': 'Добавить портал',
  'firstSteps.backup': 'Резервные копии',
  'firstSteps.backup.why':
    'Место для них выбирает тот, кто обслуживает сервер (BACKUP_URL). После этого каждое изменение сохраняется за секунды, а каждую ночь проверяется восстановление.',
  'firstSteps.backup.go': 'Состояние',
  'firstSteps.secondFactor': 'Второй шаг входа для вас',
  'firstSteps.secondFactor.why':
    'Ключ доступа или приложение с кодами: с одним украденным паролем никто не войдёт.',
  'firstSteps.secondFactor.go': 'Настроить',
  'firstSteps.demo': 'Хотите сначала увидеть заполненное агентство?',
  'firstSteps.demoText':
    'Тот, кто обслуживает сервер, может запустить рядом демонстрационное агентство со своими данными. Ваши данные не изменятся:',
}

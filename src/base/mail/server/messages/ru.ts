import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'mailSettings.hint': 'Сервер, который отправляет почту агентства, и отправитель писем.',
  'mailSettings.server': 'Почтовый сервер',
  'mailSettings.signIn': 'Вход',
  'mailSettings.signIn.password': 'Пользователь и пароль',
  'mailSettings.signIn.google': 'Google (Gmail, Workspace)',
  'mailSettings.signIn.microsoft': 'Microsoft (Outlook, 365)',
  'mailSettings.host': 'Сервер',
  'mailSettings.port': 'Порт',
  'mailSettings.security': 'Шифрование',
  'mailSettings.security.tls': 'TLS',
  'mailSettings.security.starttls': 'STARTTLS',
  'mailSettings.security.none': 'Нет',
  'mailSettings.unsafe': 'Без шифрования письма и пароль может прочитать любой на пути к серверу.',
  'mailSettings.user': 'Пользователь',
  'mailSettings.mailbox': 'Почтовый ящик (e-mail)',
  'mailSettings.password': 'Пароль',
  'mailSettings.passwordStored': 'Сохранён {{date}}. Оставьте пустым, чтобы не менять.',
  'mailSettings.passwordAgain': 'Введите пароль ещё раз: он был сохранён для другого сервера.',
  'mailSettings.showPassword': 'Показать пароль',
  'mailSettings.sender': 'Отправитель',
  'mailSettings.senderAddress': 'Адрес отправителя',
  'mailSettings.senderName': 'Имя отправителя',
  'mailSettings.clientId': 'Client ID',
  'mailSettings.clientSecret': 'Client secret',
  'mailSettings.tenant': 'Directory (tenant) ID',
  'mailSettings.tenantHint': 'Пусто: любая организация',
  'mailSettings.passwordSetOn': 'Пароль задан',
  'mailSettings.clientSecretSetOn': 'Client secret задан',
  'mailSettings.connectedOn': 'Подключено',
  'mailSettings.consentLostOn': 'Согласие потеряно',
  'mailSettings.noHost': 'Сервер пишется как mail.example.com, без https://.',
  'mailSettings.byOperator': 'Задано тем, кто обслуживает сервер: {{name}}',
  'mailSettings.heldBack':
    'Вся почта записывается в файлы на сервере, её никто не получает: так задал тот, кто обслуживает сервер (MAIL_HELD_BACK).',
  'mailSettings.outbox': 'Сервер ещё не задан: письма записываются в файлы, их никто не получает.',
  'mailSettings.saved': 'Сохранено',
  'mailSettings.reload': 'Показать сохранённое',
  'mailSettings.saveFirst': 'Сначала сохраните.',
  'mailSettings.google.how':
    'В консоли Google Cloud: создайте проект, настройте экран согласия как «Internal» и создайте учётные данные типа «OAuth client ID», «Web application», с этим адресом перенаправления. Скопируйте сюда ID и secret.',
  'mailSettings.microsoft.how':
    'В Microsoft Entra: зарегистрируйте приложение типа «Web» с этим адресом перенаправления, добавьте делегированное разрешение SMTP.Send и создайте client secret. Скопируйте сюда ID и secret. Для ящика должна быть включена «Authenticated SMTP».',
  'mailSettings.redirect': 'Адрес перенаправления',
  'mailSettings.connect': 'Подключить',
  'mailSettings.connectAgain': 'Подключить заново',
  'mailSettings.disconnect': 'Отключить',
  'mailSettings.disconnectQuestion':
    'Почта не будет отправляться, пока ящик не подключат снова. Отключить?',
  'mailSettings.connecting': 'Подключение…',
  'mailSettings.connectedSince': 'Подключено с {{date}}.',
  'mailSettings.notConnected': 'Ещё не подключено: почта не отправляется.',
  'mailSettings.consentIsLost':
    'С {{date}} провайдер больше не принимает согласие: почта не отправляется. Подключите заново.',
  'mailSettings.registrationFirst': 'Сначала введите и сохраните ящик, client ID и secret.',
  'mailSettings.connectFirst': 'Ящик не подключён: сначала нажмите «Подключить».',
  'mailSettings.otherConsent':
    'Этот ответ провайдера относится к другому входу или пришёл слишком поздно. Нажмите «Подключить» ещё раз.',
  'mailSettings.consentRefused': 'Провайдер отказал: {{said}}',
  'mailSettings.noProvider': 'Провайдер недоступен. Повторите через несколько минут.',
  'mailSettings.noRefreshToken':
    'Провайдер не дал постоянного разрешения. Удалите там доступ этого приложения в аккаунте и подключите заново.',
  'mailSettings.lost.source': 'Почта не отправляется',
  'mailSettings.lost':
    'Провайдер больше не принимает согласие {{user}}. Письма ждут: подключите ящик заново в разделе «Настройки», «Почтовый сервер».',
  'mailSettings.trial': 'Отправить пробное письмо',
  'mailSettings.trial.hint': 'С данными выше, сохранёнными или нет.',
  'mailSettings.trial.refused': 'Исправьте отмеченные поля и отправьте ещё раз.',
  'mailSettings.trial.to': 'Кому',
  'mailSettings.trial.send': 'Отправить пробное письмо',
  'mailSettings.trial.subject': 'Пробное письмо из Estia',
  'mailSettings.trial.text':
    'Это пробное письмо из Estia. Если вы его читаете, почтовый сервер работает.',
  'mailSettings.trial.sent': 'Сервер принял письмо. Проверьте ящик, в том числе папку «Спам».',
  'mailSettings.trial.notSent': 'Письмо не отправлено.',
  'mailSettings.trial.skipped': 'Не используется',
  'mailSettings.trial.milliseconds': '{{milliseconds}} мс',
  'mailSettings.trial.certificate': '{{protocol}}, сертификат для {{name}}, до {{date}}',
  'mailSettings.step.lookup': 'Поиск сервера',
  'mailSettings.step.connect': 'Соединение',
  'mailSettings.step.tls': 'Шифрование',
  'mailSettings.step.greeting': 'Приветствие',
  'mailSettings.step.signIn': 'Вход',
  'mailSettings.step.sender': 'Отправитель',
  'mailSettings.step.recipient': 'Получатель',
  'mailSettings.step.message': 'Письмо',
  'mailSettings.failure.slow': 'Сервер отвечает дольше минуты. Повторите позже.',
  'mailSettings.failure.unknownHost': 'Сервера с таким именем нет. Проверьте написание.',
  'mailSettings.failure.noInternet': 'Имена не находятся: у сервера Estia сейчас нет интернета.',
  'mailSettings.failure.inside':
    'Это адрес внутри сети самого сервера. Разрешить его может только тот, кто обслуживает сервер: MAIL_HOSTS_INSIDE.',
  'mailSettings.failure.portClosed':
    'Сервер не принимает соединения на этом порту. Обычно это 465 с TLS и 587 со STARTTLS.',
  'mailSettings.failure.silent':
    'Сервер не отвечает. Проверьте порт и шифрование; порт может закрывать межсетевой экран.',
  'mailSettings.failure.unreachable': 'Сервер недоступен. Проверьте сервер и порт.',
  'mailSettings.failure.otherName':
    'Сертификат выдан на другое имя. Введите имя сервера, которое указывает провайдер.',
  'mailSettings.failure.expired': 'Срок сертификата истёк. Его должен обновить провайдер сервера.',
  'mailSettings.failure.untrusted':
    'Сертификат выдан неизвестным центром. Провайдер сервера должен поставить настоящий.',
  'mailSettings.failure.oldTls':
    'Сервер знает только старый, небезопасный TLS. Провайдер должен разрешить TLS 1.2 или новее.',
  'mailSettings.failure.notTls': 'На этом порту нет TLS. Выберите STARTTLS или порт 465 с TLS.',
  'mailSettings.failure.noStarttls':
    'Сервер не предлагает здесь STARTTLS. Выберите TLS с портом 465.',
  'mailSettings.failure.tls': 'Шифрованное соединение не установлено. Проверьте порт и шифрование.',
  'mailSettings.failure.greeting':
    'Это не почтовый сервер, или он занят. Проверьте сервер, порт и шифрование.',
  'mailSettings.failure.wrongPassword':
    'Неверный пользователь или пароль. Многим серверам нужен полный адрес e-mail как имя пользователя.',
  'mailSettings.failure.basicEnded':
    'Провайдер больше не принимает пароль аккаунта. Выберите выше вход Google или Microsoft либо создайте там пароль приложения.',
  'mailSettings.failure.tokenRefused':
    'Провайдер не принимает согласие для этого ящика. Проверьте ящик и то, что ему разрешена отправка по SMTP, и подключите заново.',
  'mailSettings.failure.noSignIn':
    'Сервер не принимает здесь вход. Проверьте порт и шифрование или оставьте пользователя пустым.',
  'mailSettings.failure.signIn': 'Войти не удалось; ответ сервера стоит выше.',
  'mailSettings.failure.signInFirst': 'Сервер требует входа: введите пользователя и пароль.',
  'mailSettings.failure.senderRefused':
    'Сервер не отправляет от имени этого отправителя. Укажите адрес ящика или разрешите там этот адрес.',
  'mailSettings.failure.noMailbox': 'Такого получателя нет. Проверьте адрес.',
  'mailSettings.failure.noRelay':
    'Сервер не отправляет чужую почту без входа: введите пользователя и пароль.',
  'mailSettings.failure.recipientRefused': 'Сервер не принимает этого получателя.',
  'mailSettings.failure.later': 'Сервер просит повторить позже. Попробуйте через несколько минут.',
  'mailSettings.failure.notGenuine':
    'Сервер не считает письмо подлинным. Проверьте SPF, DKIM и DMARC домена отправителя.',
  'mailSettings.failure.tooLarge': 'Письмо слишком большое для сервера.',
  'mailSettings.failure.messageRefused': 'Сервер не принимает письмо; его ответ стоит выше.',
} as const

import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'invitation.welcome': 'Добро пожаловать',
  'invitation.hello': 'Здравствуйте, {{name}}!',
  'invitation.text': 'Вас приглашает агентство {{agency}}. Ваша роль: {{role}}.',
  'invitation.username': 'Вы будете входить под именем {{username}}.',
  'invitation.how': 'Как вы хотите входить?',
  'invitation.password': 'Пароль',
  'invitation.passkey': 'Ключ доступа',
  'invitation.passkeyText':
    'Ключ доступа (passkey) хранится в вашем телефоне или компьютере, который спрашивает отпечаток пальца, лицо или PIN-код. Пароль запоминать не нужно, и угадать нечего.',
  'invitation.passkeyName': 'Первый ключ доступа',
  'invitation.begin': 'Сохранить пароль и войти',
  'invitation.makePasskey': 'Создать ключ и войти',
  'invitation.overTitle': 'Приглашение больше не действует',
  'invitation.over':
    'Его уже использовали или отозвали, отправили новое или прошла неделя. Попросите у агентства новое.',
  'invitation.overHint': 'Если вы уже выбрали пароль или ключ доступа, войдите с ним.',
  'invitation.other':
    'Здесь выполнен вход под именем {{username}}. Если приглашение для вас, сначала выйдите.',
  'invitation.signOut': 'Выйти и продолжить',
  'invitation.stay': 'Остаться',
}

import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'invite.text':
    'Человек получит по почте ссылку, по которой сам выберет пароль или ключ доступа. Она действует один раз и семь дней.',
  'invite.textByHand':
    'Почтовый сервер не настроен. Вы получите ссылку, которую передадите сами: по ней человек выберет пароль или ключ доступа. Она действует один раз и семь дней.',
  'invite.email': 'E-mail',
  'invite.role': 'Роль',
  'invite.branch': 'Филиал',
  'invite.chooseBranch': 'Выберите филиал',
  'invite.language': 'Язык',
  'invite.do': 'Пригласить',
  'invite.instead': 'Пригласить этот аккаунт',
  'invite.insteadText':
    'С этим e-mail уже есть аккаунт: {{name}}. Он станет аккаунтом сотрудника, всё в нём сохранится.',
  'invite.sentTo': 'Приглашение отправлено на {{email}}.',
  'invite.linkTitle': 'Передайте эту ссылку',
  'invite.linkText':
    'Она только для {{email}}, действует один раз и семь дней и показана только сейчас. Прежняя ссылка больше не действует.',
  'invite.link': 'Ссылка приглашения',
  'invite.another': 'Пригласить ещё',
  'invite.toList': 'К сотрудникам',
  'invite.without': 'Добавить сотрудника без входа',
  'invite.open': 'Приглашены, но ещё не вошли',
  'invite.by': 'Приглашение от {{date}}, автор: {{by}}',
  'invite.until': 'Ссылка действует до {{date}}',
  'invite.state.ended': 'Срок ссылки истёк',
  'invite.state.changed': 'Аккаунт с тех пор изменился: отправьте ссылку ещё раз',
  'invite.mail.byHand': 'Ссылка без письма',
  'invite.mail.waiting': 'Письмо ждёт отправки',
  'invite.mail.sent': 'Письмо отправлено',
  'invite.mail.undelivered': 'Письмо вернулось',
  'invite.again': 'Отправить ещё раз',
  'invite.copy': 'Новая ссылка',
  'invite.withdraw': 'Отозвать',
  'invite.more': 'Действия: {{name}}',
  'invite.withdrawQuestion':
    'Отозвать приглашение ({{name}})? Ссылка перестанет действовать. Аккаунт, созданный только для него, будет удалён; любой другой останется, но без входа.',
  'invite.withdrawn': 'Приглашение отозвано; аккаунт остался без входа.',
  'invite.withdrawnDeleted': 'Приглашение отозвано, его аккаунт удалён.',
}

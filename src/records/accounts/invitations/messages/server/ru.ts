import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'accounts.invite.adminOfBranch':
    'Администратор работает со всеми филиалами. Уберите филиал или выберите другую роль.',
  'accounts.invite.existing': 'Этот e-mail указан в аккаунте {{name}}.',
  'accounts.invite.signsIn':
    'С этим e-mail уже входит {{name}}. Чтобы дать другие права, измените роль в контакте.',
  'accounts.invite.pending':
    'Приглашение для {{name}} уже есть ({{by}}). Оно в списке сотрудников: отправьте его ещё раз оттуда.',
  'accounts.invite.deleted':
    'Аккаунт {{name}} с этим e-mail лежит в корзине. Восстановите его и пригласите.',
  'accounts.invitation.subject': 'Ваш доступ в систему агентства {{agency}}',
  'accounts.invitation.greeting': 'Здравствуйте, {{name}}!',
  'accounts.invitation.text':
    'Вас приглашают работать в программе агентства {{agency}}. Приглашение от: {{by}}. Ваша роль: {{role}}.\n\nОткройте эту ссылку в течение недели и выберите, как вы будете входить. Она сработает один раз.',
  'accounts.invitation.button': 'Выбрать способ входа',
  'accounts.invitation.ending':
    'После этого вы будете входить под именем {{username}}. Если вы не ждали этого письма, просто не обращайте на него внимания.',
}

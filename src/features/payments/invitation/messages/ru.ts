import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'payments.invitation.mailSubject': 'Ваши платежи в агентстве {{agency}}',
  'payments.invitation.mailText':
    'Здравствуйте!\n\nАгентство {{agency}} приглашает Вас следить за Вашими платежами онлайн: что получено и что потрачено для Вас, со всеми счетами, в любое время.\n\nПожалуйста, задайте пароль в течение недели:\n\n{{link}}\n\nПосле этого Вы сможете входить на {{address}} с именем {{username}}.\n\nЕсли Вы не ждали этого письма, просто не обращайте на него внимания.',
}

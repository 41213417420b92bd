import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'payments.invitation.mailSubject': 'Ваши платежи в агентстве {{agency}}',
  'payments.invitation.mailText':
    'Здравствуйте!\n\nАгентство {{agency}} приглашает вас следить за своими платежами онлайн: что получено и что потрачено за вас, со всеми счетами, в любое время.\n\nПожалуйста, задайте пароль в течение недели:\n\n{{link}}\n\nПосле этого вы сможете входить на {{address}} под именем {{username}}.\n\nЕсли Вы не ждали этого письма, просто не обращайте на него внимания.',
}

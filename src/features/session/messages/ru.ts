import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'role.admin': 'Администратор',
  'role.employee': 'Сотрудник',
  'role.clientPayments': 'Клиент (только платежи)',
  'session.incorrect': 'Неверный адрес электронной почты или пароль',
  'session.passwordTooShort': 'Минимальная длина пароля в символах: {{min}}.',
  'session.passwordsShouldMatch': 'Пароли должны совпадать',
  'session.codeNotValid':
    'Эта ссылка больше не действует: она уже использована, устарела или была отправлена новая. Пожалуйста, запросите новую ссылку.',
  'session.unknownEmail': 'Ни у одного контакта нет такого адреса электронной почты.',
  'session.lastAdministrator':
    'Это единственный администратор. Сначала назначьте администратором кого-нибудь другого.',
  'session.resetMailSubject': 'Смена пароля в Estia',
  'session.resetMailText':
    'Здравствуйте!\n\nПоступил запрос на смену пароля пользователя {{username}}. Чтобы задать новый пароль, откройте эту ссылку в течение часа:\n\n{{link}}\n\nЕсли это были не Вы, просто не обращайте внимания на это письмо: пароль останется прежним.\n\nEstia',
}

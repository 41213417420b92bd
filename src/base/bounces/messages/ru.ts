import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'bounce.said': 'Ответ сервера: {{said}}',
  'bounce.permanent': 'Автоматические письма на этот адрес не отправляются.',
  'bounce.temporary': 'Письма на этот адрес всё равно отправляются.',
  'bounce.works': 'Адрес работает',
  'bounce.notices': 'Вернувшиеся письма',
  'bounce.notices.hint':
    'Сохраните уведомления о недоставке из почтового ящика как файлы .eml и перенесите их сюда: адреса будут отмечены везде, где они показаны. Отметка снимается одним нажатием. Такое уведомление может написать кто угодно: из-за него ничего не удаляется.',
  'bounce.notices.choose': 'Выбрать уведомления',
  'bounce.notices.limits': 'До {{most}} файлов по {{megabytes}} МБ',
}

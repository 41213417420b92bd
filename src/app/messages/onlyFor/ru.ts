import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'shell.onlyAdmins': 'Эта страница — для администраторов',
  'shell.onlyAdminsText':
    'Вы вошли как сотрудник. Попросите администратора сделать это или изменить вашу роль.',
  'shell.onlyOffice': 'Эта страница — для сотрудников главного офиса',
  'shell.onlyOfficeText':
    'Ваша учётная запись относится к филиалу. Обратитесь к коллеге из главного офиса.',
  'shell.notYours': 'Эта страница вам недоступна',
  'shell.notYoursText':
    'У вас нет доступа к тому, на что ведёт этот адрес. Спросите того, кто прислал ссылку.',
}

import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'outbox.waits': 'Ещё не отправлено с этого устройства: {{count}}.',
  'outbox.pause.noConnection': 'Нет связи. Будет отправлено, когда она появится.',
  'outbox.pause.signIn': 'Войдите снова, чтобы отправить.',
  'outbox.pause.server': 'Сервер отвечает не как обычно. Следующая попытка через три минуты.',
  'outbox.sending': 'Отправляется…',
  'outbox.sent': 'Сохранено под номером {{text}}: {{title}}',
  'outbox.needsYou': 'Нужен ваш ответ.',
  'outbox.notStored':
    'На устройстве нет места: не закрывайте эту страницу, пока поручение не отправлено, или сохраните его в файл.',
  'outbox.show': 'Показать',
  'outbox.title': 'Ждут отправки',
  'outbox.text':
    'Они отправятся сами. До тех пор сохраните устройство и не удаляйте данные браузера.',
  'outbox.state.waiting': 'Ждёт',
  'outbox.state.sending': 'Отправляется',
  'outbox.state.refused': 'Отклонено',
  'outbox.state.asks': 'Вопрос',
  'outbox.madeOn': 'Составлено {{on}}',
  'outbox.sendNow': 'Отправить сейчас',
  'outbox.sendAllTheSame': 'Да, отправить и это',
  'outbox.saveAll': 'Сохранить все в файл',
  'outbox.remove': 'Убрать',
  'outbox.removeText':
    'Убрать «{{title}}» с устройства? На сервере этого нет: оно пропадёт вместе с подписью.',
  'outbox.signIn': 'Войти',
  'outbox.fileName': 'ne-otpravleno',
  'outbox.signOut':
    'Ещё не отправлено с этого устройства: {{count}}. Если вы выйдете, это пропадёт.',
  'outbox.signOutAnyway': 'Выйти и потерять',
  'outbox.stay': 'Остаться',
}

import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'object.unknownOption': 'Такого варианта нет в списке.',
  'object.otherType': 'Этот вид не относится к выбранному типу.',
  'object.unknownPlace': 'Такого места нет.',
  'object.circleRequired': 'Если точное положение не показывается, нужен круг.',
  'object.notAWebAddress': 'Введите адрес, который начинается с https://.',
  'object.notAPicture': 'Сюда можно добавить только изображения.',
  'object.endsBeforeStart': 'Окончание раньше начала.',
  'object.unknown': 'Такого объекта нет, или он удалён.',
  'object.unknownAccount': 'Такого контакта нет, или он удалён.',
}

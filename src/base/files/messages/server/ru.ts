import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'file.unknown': 'Такого файла нет, или он удалён. Загрузите его заново.',
  'file.hangsElsewhere': 'Файл {{name}} уже относится к другой записи. Загрузите его здесь заново.',
  'file.notOfOneRecord': 'Эти файлы относятся к разным записям.',
  'file.tooManyPixels':
    'В изображении {{name}} {{megapixels}} млн пикселей; принимаются изображения не более {{max}} млн. Сначала уменьшите его.',
  'file.notAccepted':
    'Файлы этого типа не принимаются: {{names}}. Сначала сохраните их как PDF или изображения.',
  'file.empty': 'Файл {{name}} пуст. Выберите другой файл.',
}

import { feature } from '#base/register/feature.ts'
import { el } from './messages/el.ts'
import { en } from './messages/en.ts'
import { ru } from './messages/ru.ts'

export const palette = feature({
  texts: [{ en, el, ru }],
})

import { feature } from '#base/register/feature.ts'
import { el } from './messages/el.ts'
import { en } from './messages/en.ts'
import { ru } from './messages/ru.ts'
import { matchMailRoutes } from './sendMatchesJob.ts'

export const matchMails = feature({
  routes: [matchMailRoutes],
  texts: [{ en, el, ru }],
})

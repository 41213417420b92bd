import { feature } from '#base/register/feature.ts'
import { mailRoutes } from './mail.routes.ts'
import { el } from './messages/el.ts'
import { en } from './messages/en.ts'
import { ru } from './messages/ru.ts'

export const mail = feature({
  routes: [mailRoutes],
  texts: [{ en, el, ru }],
})

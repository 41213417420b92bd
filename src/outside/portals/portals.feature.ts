import { feature } from '#base/register/feature.ts'
import { el } from './messages/el.ts'
import { en } from './messages/en.ts'
import { ru } from './messages/ru.ts'
import { portalRoutes } from './portals.routes.ts'

export const portals = feature({ routes: [portalRoutes], texts: [{ en, el, ru }] })

import { feature } from '#base/register/feature.ts'
import { el } from './messages/el.ts'
import { en } from './messages/en.ts'
import { ru } from './messages/ru.ts'
import { operationsRoutes } from './operations.routes.ts'

export const operations = feature({ routes: [operationsRoutes], texts: [{ en, el, ru }] })

import { feature } from '#base/register/feature.ts'
import { importRoutes } from './import.routes.ts'
import { el } from './messages/el.ts'
import { en } from './messages/en.ts'
import { ru } from './messages/ru.ts'

export const imports = feature({ routes: [importRoutes], texts: [{ en, el, ru }] })

import { feature } from '#base/register/feature.ts'
import { enquiryRoutes } from './enquiries.routes.ts'
import { el as toldEl } from './messages/el.ts'
import { en as toldEn } from './messages/en.ts'
import { ru as toldRu } from './messages/ru.ts'
import { el as trayEl } from './tray/messages/el.ts'
import { en as trayEn } from './tray/messages/en.ts'
import { ru as trayRu } from './tray/messages/ru.ts'

export const enquiries = feature({
  routes: [enquiryRoutes],
  texts: [
    { en: toldEn, el: toldEl, ru: toldRu },
    { en: trayEn, el: trayEl, ru: trayRu },
  ],
})

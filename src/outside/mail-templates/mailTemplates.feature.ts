import { feature } from '#base/register/feature.ts'
import { mailTemplateKind } from './mailTemplate.kind.ts'
import { mailTemplateRecord } from './mailTemplate.record.ts'
import { mailTemplateRoutes } from './mailTemplates.routes.ts'
import { el } from './messages/el.ts'
import { en } from './messages/en.ts'
import { ru } from './messages/ru.ts'
import { el as toldEl } from './messages/server/el.ts'
import { en as toldEn } from './messages/server/en.ts'
import { ru as toldRu } from './messages/server/ru.ts'

export const mailTemplates = feature({
  routes: [mailTemplateRoutes],
  texts: [
    { en, el, ru },
    { en: toldEn, el: toldEl, ru: toldRu },
  ],
  kinds: { MailTemplate: mailTemplateKind },
  records: { MailTemplate: mailTemplateRecord },
})

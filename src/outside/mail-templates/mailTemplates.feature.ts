import { feature } from '#base/register/feature.ts'
import { mailTemplateKind } from './mailTemplate.kind.ts'
import { mailTemplateRecord } from './mailTemplate.record.ts'
import { mailTemplateRoutes } from './mailTemplates.routes.ts'

export const mailTemplates = feature({
  routes: [mailTemplateRoutes],
  kinds: { MailTemplate: mailTemplateKind },
  records: { MailTemplate: mailTemplateRecord },
})

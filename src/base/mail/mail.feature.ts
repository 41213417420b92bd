import { feature } from '#base/register/feature.ts'
import { mailRoutes } from './mail.routes.ts'
import { mailSettingsKind } from './server/mailSettings.kind.ts'
import { mailSettingsRecord } from './server/mailSettings.record.ts'
import { mailSettingsRoutes } from './server/mailSettings.routes.ts'

export const mail = feature({
  routes: [mailRoutes, mailSettingsRoutes],
  kinds: { MailSettings: mailSettingsKind },
  records: { MailSettings: mailSettingsRecord },
})

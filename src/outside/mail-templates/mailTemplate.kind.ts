import { kind } from '#base/register/records.contract.ts'
import type { mailTemplateFields } from './mailTemplates.contract.ts'
import { mailTemplatePaths } from './mailTemplates.paths.ts'

declare module '#base/register/records.contract.ts' {
  interface Kinds {
    MailTemplate: typeof mailTemplateKind
  }
  interface KindFields {
    MailTemplate: typeof mailTemplateFields
  }
}

export const mailTemplateKind = kind({
  entity: 'mailTemplate',
  table: 'mailTemplate',
  log: 24,
  href: () => mailTemplatePaths.mailTemplates,
})

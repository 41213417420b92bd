import { searchParamsOf } from '#kit/http/searchParams.ts'
import type { AddressedKind } from './addressedKinds.contract.ts'

export const mailTemplatePaths = {
  mailTemplates: '/Settings/MailTemplates',
  /** Writes to the people of the records with these comma-separated IDs. */
  writeMail: (of: AddressedKind, ids: string) => `/WriteMail?${searchParamsOf({ of, ids })}`,
} as const

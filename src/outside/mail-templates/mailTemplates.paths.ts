import { searchParamsOf } from '#kit/http/searchParams.ts'
import type { AddressedKind } from './addressedKinds.contract.ts'

export const mailTemplatePaths = {
  mailTemplates: '/Settings/MailTemplates',
  /** Writes to the people of records, whose IDs are separated by commas. */
  writeMail: (of: AddressedKind, ids: string) => `/WriteMail?${searchParamsOf({ of, ids })}`,
} as const

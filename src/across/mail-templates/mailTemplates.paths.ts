import { searchParamsOf } from '#kit/http/searchParams.ts'
import type { AddressedKind } from './addressedKinds.contract.ts'

export const mailTemplatePaths = {
  mailTemplates: '/Settings/MailTemplates',
  /** Writes to the people of these records. */
  writeMail: (of: AddressedKind, ids: readonly number[]) =>
    `/WriteMail?${searchParamsOf({ of, ids: ids.join(',') })}`,
} as const

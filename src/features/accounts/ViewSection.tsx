import type { ReactNode } from 'react'
import { isEmptyValue } from '#kit/fields/format.ts'
import { AccountSection } from './AccountSection.tsx'
import type { accountFields } from './accountFields.contract.ts'
import { accountForm } from './accountForm.ts'
import type { SectionName } from './accountSections.ts'
import type { Account } from './accounts.contract.ts'

const { Value } = accountForm

type Props = {
  account: Account
  name: SectionName
  fields: readonly (keyof typeof accountFields)[]
  children?: ReactNode
}

/** A part with the fields that have values; nothing at all when none has. */
export function ViewSection({ account, name, fields, children }: Props) {
  const filled = fields.filter((field) => !isEmptyValue(account[field]) && account[field] !== false)
  if (filled.length === 0 && !children) return null
  return (
    <AccountSection name={name}>
      {filled.map((field) => (
        <Value key={field} name={field} />
      ))}
      {children}
    </AccountSection>
  )
}

import { isEmptyValue } from '#kit/fields/format.ts'
import { useShowsEmpty } from '#kit/form/showsEmpty.ts'
import { AccountSection } from '../edit/AccountSection.tsx'
import type { accountFields } from '../accountFields.contract.ts'
import { accountForm } from '../edit/accountForm.ts'
import type { SectionName } from './accountSections.ts'
import type { Account } from '../accounts.contract.ts'

const { Value } = accountForm

type Props = {
  account: Account
  name: SectionName
  fields: readonly (keyof typeof accountFields)[]
}

/** A section with the fields that have values, or all while empty ones are shown. */
export function ViewSection({ account, name, fields }: Props) {
  const showsEmpty = useShowsEmpty()
  const shown = fields.filter(
    (field) => showsEmpty || (!isEmptyValue(account[field]) && account[field] !== false),
  )
  if (shown.length === 0) return null
  return (
    <AccountSection name={name}>
      {shown.map((field) => (
        <Value key={field} name={field} />
      ))}
    </AccountSection>
  )
}

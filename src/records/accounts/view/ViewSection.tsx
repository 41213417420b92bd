import type { ReactNode } from 'react'
import { isEmptyValue } from '#kit/fields/format.ts'
import cards from '#kit/ui/look/cards.module.css'
import { AccountSection } from '../edit/AccountSection.tsx'
import type { accountFields } from '../accountFields.contract.ts'
import { accountForm } from '../edit/accountForm.ts'
import classes from '../accounts.module.css'
import type { SectionName } from './accountSections.ts'
import type { Account } from '../accounts.contract.ts'

const { Value } = accountForm

type Props = {
  account: Account
  name: SectionName
  fields: readonly (keyof typeof accountFields)[]
  /** Gives long texts the full width. */
  wide?: boolean
  /** Renders a value; by default as text. */
  render?: (value: string | number | boolean) => ReactNode
}

/** A section with the fields that have values; nothing when none has. */
export function ViewSection({ account, name, fields, wide, render }: Props) {
  const filled = fields.filter((field) => !isEmptyValue(account[field]) && account[field] !== false)
  if (filled.length === 0) return null
  return (
    <AccountSection name={name} columns={1}>
      <div className={`${cards.pairs} ${classes.values} ${wide ? classes.wide : ''}`}>
        {filled.map((field) => (
          <Value key={field} name={field} {...(render && { render })} />
        ))}
      </div>
    </AccountSection>
  )
}

import { useState } from 'react'
import { agencyToday } from '#kit/clock.ts'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { Summary } from '#kit/ui/SummaryBand.tsx'
import { ReachAbout } from '#base/people/ReachAbout.tsx'
import { ReachLinks } from '#base/people/ReachLinks.tsx'
import { hrefOfAccount } from '#base/register/recordPaths.ts'
import { contactsByTime } from './contactsByTime.ts'
import type { ReachableAccount } from './objectAccounts.contract.ts'

/** The first contact of an object, its owner mostly, with the number to call. */
export function ObjectReach({ contacts }: { contacts: readonly ReachableAccount[] }) {
  const t = useText()
  const [today] = useState(agencyToday)
  const [first] = contactsByTime(contacts, today).current
  if (!first) return null
  const { objectId, accountId, account, relationName, phone, email } = first
  return (
    <Summary label={relationName || t('object.section.contacts')}>
      <GoLink href={hrefOfAccount(accountId)}>{account}</GoLink>
      <ReachAbout of={{ entity: 'Object', id: objectId }}>
        <ReachLinks all={phone ?? email ?? ''} accountId={accountId} />
      </ReachAbout>
    </Summary>
  )
}

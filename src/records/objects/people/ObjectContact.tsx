import { Text } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { ReachAbout } from '#base/people/ReachAbout.tsx'
import { ReachLinks } from '#base/people/ReachLinks.tsx'
import { hrefOfAccount } from '#base/register/recordPaths.ts'
import { payDayText, termsOfLink } from './linkText.ts'
import type { ReachableAccount } from './objectAccounts.contract.ts'

/** A contact of an object: the relation, its terms, and phone and e-mail. */
export function ObjectContact({ contact }: { contact: ReachableAccount }) {
  const t = useText()
  const { objectId, accountId, account, relationName } = contact
  const reach = [contact.phone, contact.email].filter(Boolean).join(';')
  const payDay = payDayText(contact, t)
  return (
    <li>
      <GoLink href={hrefOfAccount(accountId)}>{account}</GoLink>
      {relationName && <span className="quiet"> · {relationName}</span>}
      <Text size="sm" c="dimmed">
        {termsOfLink(contact, t)}
      </Text>
      {payDay && (
        <Text size="sm" c="dimmed">
          {payDay}
        </Text>
      )}
      {reach && (
        <ReachAbout of={{ entity: 'Object', id: objectId }}>
          <ReachLinks all={reach} accountId={accountId} />
        </ReachAbout>
      )}
    </li>
  )
}

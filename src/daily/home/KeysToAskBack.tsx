import { formatShortDate } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { RouteLink } from '#kit/ui/GoLink.tsx'
import { accountPaths } from '#records/accounts/accounts.paths.ts'
import { objectKeyPaths } from '#records/object-keys/objectKeys.paths.ts'
import { TakeBack } from '#records/object-keys/handover/TakeBack.tsx'
import { objectPaths } from '#records/objects/objects.paths.ts'
import type { Home } from './home.contract.ts'
import { HomeRow } from './HomeRow.tsx'
import { HomeSection } from './HomeSection.tsx'

/** Keys that are out for too long, the longest first. */
export function KeysToAskBack({ keys: { items, totalRows } }: { keys: Home['keys'] }) {
  const t = useText()
  return (
    <HomeSection title="home.keys" href={objectKeyPaths.overdueKeys} totalRows={totalRows}>
      {items.map((row) => (
        <HomeRow
          key={row.id}
          href={objectPaths.object(row.objectId)}
          name={`#${row.objectReferenceNumber}`}
          detail={
            <>
              {row.accountId && (
                <RouteLink href={accountPaths.account(row.accountId)}>{row.account}</RouteLink>
              )}
              {row.givenAway && ` · ${t('home.since', { date: formatShortDate(row.givenAway) })}`}
            </>
          }
        >
          <TakeBack row={row} />
        </HomeRow>
      ))}
    </HomeSection>
  )
}

import { formatNumber } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { RouteLink } from '#kit/ui/GoLink.tsx'
import rows from '#kit/ui/look/rows.module.css'
import { accountPaths } from '#records/accounts/accounts.paths.ts'
import { activityPaths } from '#base/activities/activities.paths.ts'
import { objectPaths } from '#records/objects/objects.paths.ts'
import type { Home } from './home.contract.ts'

const counted = [
  ['actions', `${activityPaths.actions}?done=false`],
  ['objects', objectPaths.objects],
  ['owners', accountPaths.owners],
  ['clients', accountPaths.clients],
  ['partners', accountPaths.partners],
  ['professionals', accountPaths.professionals],
  ['employes', accountPaths.employes],
  ['sources', accountPaths.sources],
  ['accounts', accountPaths.accounts],
] as const

/** Number of records of each kind, if there are any, in a quiet line of links to their lists. */
export function Counts({ counts }: { counts: Home['counts'] }) {
  const t = useText()
  return (
    <ul className={`wraps ${rows.detail}`} aria-label={t('home.counts')}>
      {counted.map(([kind, href]) => {
        const count = counts[kind]
        return (
          count !== null &&
          count > 0 && (
            <li key={kind}>
              <RouteLink href={href}>
                {t(`home.count.${kind}`)} <b>{formatNumber(count)}</b>
              </RouteLink>
            </li>
          )
        )
      })}
    </ul>
  )
}

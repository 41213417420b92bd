import { formatNumber } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { RouteLink } from '#kit/ui/GoLink.tsx'
import { paths } from '#features/paths.ts'
import type { Home } from './home.contract.ts'
import classes from './home.module.css'

const counted = [
  ['actions', `${paths.actions}?done=false`],
  ['objects', paths.objects],
  ['owners', paths.owners],
  ['clients', paths.clients],
  ['partners', paths.partners],
  ['professionals', paths.professionals],
  ['employes', paths.employes],
  ['sources', paths.sources],
  ['accounts', paths.accounts],
] as const

/** How much there is of each kind; each leads to its list. */
export function Counts({ counts }: { counts: Home['counts'] }) {
  const t = useText()
  return (
    <ul className={classes.counts} aria-label={t('home.counts')}>
      {counted.map(([kind, href]) => {
        const count = counts[kind]
        if (count === null) return null
        return (
          <li key={kind}>
            <RouteLink href={href} className={classes.count}>
              <span className={`${classes.number} numbers`}>{formatNumber(count)}</span>
              <span className="quiet">{t(`home.count.${kind}`)}</span>
            </RouteLink>
          </li>
        )
      })}
    </ul>
  )
}

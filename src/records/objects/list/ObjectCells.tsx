import { formatCurrency } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import type { ObjectRow } from './objectLists.contract.ts'
import { Pill } from '#kit/ui/Pill.tsx'

const colours = {
  published: 'green',
  waiting: 'amber',
  refused: 'red',
  internal: 'neutral',
  inactive: 'neutral',
} as const

export function Status({ row: { status } }: { row: Pick<ObjectRow, 'status'> }) {
  const t = useText()
  return (
    status && (
      <Pill tone={colours[status]} hollow={status === 'inactive'}>
        {t(`object.status.${status}`)}
      </Pill>
    )
  )
}

type Priced = { now: number | null | undefined; per: 'perMonth' | 'perNight' | null }

/** What it costs by its offers, in one line. */
export function Prices({ of }: { of: readonly Priced[] }) {
  const t = useText()
  return of
    .filter(({ now }) => now != null)
    .map(({ now, per }, at) => (
      <span key={per ?? 'sale'}>
        {at > 0 && ' · '}
        {formatCurrency(now!)} {per && <span className="quiet">{t(`object.${per}`)}</span>}
      </span>
    ))
}

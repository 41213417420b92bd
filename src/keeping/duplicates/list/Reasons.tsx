import { Text } from '@mantine/core'
import { formatInstantTime } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import type { DuplicateRow } from '../duplicates.contract.ts'
import { reasonsAgainst } from '../reasons.contract.ts'
import type { ReasonName } from '../reasons.contract.ts'
import classes from './BothRecords.module.css'

const against: readonly ReasonName[] = reasonsAgainst

export function Reasons({ row: { reasons, decidedBy, decidedOn } }: { row: DuplicateRow }) {
  const t = useText()
  return (
    <>
      <ul className={classes.reasons}>
        {reasons.map(({ reason, value }) => (
          <li key={reason} className={against.includes(reason) ? classes.against : undefined}>
            {t(`duplicates.reason.${reason}`, { value })}
          </li>
        ))}
      </ul>
      {decidedOn && (
        <Text size="sm" className="quiet">
          {t('duplicates.decidedBy', { name: decidedBy ?? '', when: formatInstantTime(decidedOn) })}
        </Text>
      )}
    </>
  )
}

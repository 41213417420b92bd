import { List, Text } from '@mantine/core'
import { formatInstantTime } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import type { DuplicateRow } from '../duplicates.contract.ts'
import { reasonsAgainst } from '../reasons.contract.ts'
import type { ReasonName } from '../reasons.contract.ts'

const against: readonly ReasonName[] = reasonsAgainst

export function Reasons({ row: { reasons, decidedBy, decidedOn } }: { row: DuplicateRow }) {
  const t = useText()
  return (
    <>
      <List size="sm">
        {reasons.map(({ reason, value }) => (
          <List.Item key={reason} c={against.includes(reason) ? 'dimmed' : undefined}>
            {t(`duplicates.reason.${reason}`, { value })}
          </List.Item>
        ))}
      </List>
      {decidedOn && (
        <Text size="sm" className="quiet">
          {t('duplicates.decidedBy', { name: decidedBy ?? '', when: formatInstantTime(decidedOn) })}
        </Text>
      )}
    </>
  )
}

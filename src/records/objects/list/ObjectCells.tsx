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

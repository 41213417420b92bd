import { Badge } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import type { ObjectKeyRow } from './objectKeys.contract.ts'

/** State of a key: at the office, out, or overdue. */
export function KeyState({ row }: { row: Pick<ObjectKeyRow, 'isOut' | 'isOverdue'> }) {
  const t = useText()
  if (row.isOverdue) return <Badge color="trouble">{t('objectKey.overdue')}</Badge>
  if (row.isOut) return <Badge color="toDo">{t('objectKey.out')}</Badge>
  return <Badge color="done">{t('objectKey.atOffice')}</Badge>
}

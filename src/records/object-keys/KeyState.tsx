import { useText } from '#kit/i18n/useText.ts'
import type { ObjectKeyRow } from './objectKeys.contract.ts'
import { Pill } from '#kit/ui/Pill.tsx'

/** State of a key: at the office, out, or overdue. */
export function KeyState({ row }: { row: Pick<ObjectKeyRow, 'isOut' | 'isOverdue'> }) {
  const t = useText()
  if (row.isOverdue) return <Pill tone="red">{t('objectKey.overdue')}</Pill>
  if (row.isOut) return <Pill tone="amber">{t('objectKey.out')}</Pill>
  return <Pill tone="green">{t('objectKey.atOffice')}</Pill>
}

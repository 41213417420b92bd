import { Alert, List } from '@mantine/core'
import { IconArrowsExchange } from '@tabler/icons-react'
import { formatMoney } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import type { ExpenseForApproval } from './approval.contract.ts'

type Props = { changed: NonNullable<ExpenseForApproval['changed']>; amount: number }

/** What has changed since the client was last asked. */
export function ChangedSince({ changed, amount }: Props) {
  const t = useText()
  const { amountBefore, attachmentsAdded, attachmentsRemoved } = changed
  return (
    <Alert
      color="toDo"
      icon={<IconArrowsExchange size={18} aria-hidden />}
      title={t('approval.changed')}
    >
      <List size="sm">
        {amountBefore !== null && (
          <List.Item>
            {t('approval.amountChanged', {
              before: formatMoney(amountBefore),
              after: formatMoney(amount),
            })}
          </List.Item>
        )}
        {attachmentsAdded.map((name) => (
          <List.Item key={`+${name}`}>{t('approval.fileAdded', { name })}</List.Item>
        ))}
        {attachmentsRemoved.map((name) => (
          <List.Item key={`-${name}`}>{t('approval.fileRemoved', { name })}</List.Item>
        ))}
      </List>
    </Alert>
  )
}

import { Anchor, Group, Stack, Text } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { formatDate, formatMoney } from '#kit/fields/format.ts'
import { pathOf } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Labelled } from '#kit/ui/Labelled.tsx'
import { transactionsApi } from '../transactions/transactions.contract.ts'
import type { ExpenseForApproval } from './approval.contract.ts'
import { ApprovalTalk } from './ApprovalTalk.tsx'
import { BillPicture } from './BillPicture.tsx'
import { ChangedSince } from './ChangedSince.tsx'
import { Decisions } from './Decisions.tsx'

type Props = { token: string; expense: ExpenseForApproval; onOutdated: () => Promise<unknown> }

export function ExpenseToApprove({ token, expense, onOutdated }: Props) {
  const t = useText()
  const { amount, categoryName, property, transactionDate, attachments, changed } = expense
  const isApproved = expense.confirmedByClientDate !== null
  return (
    <Stack>
      <Text size="sm">{t('approval.from', { agency: expense.agency })}</Text>
      {changed && !isApproved && <ChangedSince changed={changed} amount={amount} />}
      <Labelled label={t('approval.amount')}>
        <Text fz={28} fw={650} lh={1.2}>
          {formatMoney(amount)}
        </Text>
      </Labelled>
      <Group gap="xl" align="start">
        <Labelled label={t('approval.category')}>
          <Text>{categoryName}</Text>
        </Labelled>
        <Labelled label={t('approval.date')}>
          <Text>{formatDate(transactionDate.slice(0, 10))}</Text>
        </Labelled>
      </Group>
      {property !== null && (
        <Labelled label={t('approval.property')}>
          <Text style={{ overflowWrap: 'anywhere' }}>{property}</Text>
        </Labelled>
      )}
      <Labelled label={t('approval.attachments')}>
        {attachments.length === 0 ? (
          <Text size="sm">{t('approval.noAttachments')}</Text>
        ) : (
          <Stack gap={4} component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
            {attachments.map(({ id, name }) => (
              <li key={id}>
                <Anchor
                  href={pathOf(transactionsApi.attachment.path, { id }, { token })}
                  target="_blank"
                  rel="noreferrer"
                  style={{ overflowWrap: 'anywhere' }}
                >
                  <IconPaperclip size={14} aria-hidden /> {name}
                </Anchor>
                <BillPicture token={token} file={{ id, name }} />
              </li>
            ))}
          </Stack>
        )}
      </Labelled>
      <ApprovalTalk messages={expense.messages} reader="client" />
      <Decisions token={token} expense={expense} onOutdated={onOutdated} />
    </Stack>
  )
}

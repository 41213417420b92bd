import { ActionIcon, Button, Group, Text } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { formatMoney } from '#kit/fields/format.ts'
import { date } from '#kit/fields/kinds.ts'
import { percentOf } from '#kit/fields/percentOf.ts'
import type { DraftOf } from '#kit/form/draft/useDraft.ts'
import { FieldInput } from '#kit/form/inputs/FieldInput.tsx'
import { ShareField } from '#kit/form/inputs/ShareField.tsx'
import { FormSection } from '#kit/form/FormSection.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { AccountPicker } from '#base/people/AccountPicker.tsx'
import type { Deal } from '../deals.contract.ts'
import { fixedWhenPaid, leftOf } from './shareRules.ts'

/** A row without an account is dropped when saving. */
type ShareRow = Omit<Deal['shares'][number], 'accountId'> & { accountId: number | null }
const nobody: ShareRow = {
  accountId: null,
  account: '',
  percent: null,
  amount: null,
  comesTo: null,
  paidOn: null,
}

/** Shares of the commission, edited in rows; their amounts and the rest are updated at once. */
export function EditShares({ draft }: { draft: DraftOf<Deal> }) {
  const t = useText()
  const { comission } = draft.values
  const rows: readonly ShareRow[] = draft.values.shares
  const write = (next: readonly ShareRow[]) => draft.set('shares', next as Deal['shares'])
  const change = (at: number, what: Partial<ShareRow>) =>
    write(
      rows.map((row, place) =>
        place === at ? fixedWhenPaid({ ...row, ...what }, comission) : row,
      ),
    )
  const left = leftOf(comission, rows)
  return (
    <FormSection title={t('deal.shares')} anchor="shares" columns={1}>
      {rows.length === 0 && <Text c="dimmed">{t('deal.noShares')}</Text>}
      {rows.map((row, at) => (
        // Rows have no id, and an account may be in several rows.
        <ShareInputs
          key={at}
          name={`shares.${at}`}
          row={row}
          comission={comission}
          onChange={(what) => change(at, what)}
          onRemove={() => write(rows.filter((_, place) => place !== at))}
        />
      ))}
      {rows.length > 0 && left !== null && left !== 0 && (
        <Text size="sm" aria-live="polite">
          {left > 0
            ? t('deal.sharesLeft', { amount: formatMoney(left) })
            : t('deal.sharesOver', { amount: formatMoney(-left) })}
        </Text>
      )}
      {draft.errors['shares'] && (
        <Text c="var(--estia-red)" size="sm" role="alert">
          {draft.errors['shares'].join(' ')}
        </Text>
      )}
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => write([...rows, nobody])}
        >
          {t('deal.addShare')}
        </Button>
      </div>
    </FormSection>
  )
}

type RowProps = {
  name: string
  row: ShareRow
  comission: number | null
  onChange: (what: Partial<ShareRow>) => void
  onRemove: () => void
}

function ShareInputs({ name, row, comission, onChange, onRemove }: RowProps) {
  const t = useText()
  return (
    <Group gap="xs" align="flex-start">
      <div style={{ flex: '2 1 200px', minWidth: 0 }}>
        <AccountPicker
          label={t('deal.shareOf')}
          value={row.accountId}
          text={row.account}
          onChange={(accountId, account) => onChange({ accountId, account })}
        />
      </div>
      <div style={{ flex: '1 1 120px', minWidth: 0 }}>
        <ShareField
          name={name}
          label={t('deal.share')}
          value={{ amount: row.amount, percent: row.percent }}
          whole={comission}
          onChange={({ amount, percent }) =>
            onChange({
              amount,
              percent,
              comesTo: percent === null ? amount : percentOf(comission, percent),
            })
          }
        />
      </div>
      <div style={{ flex: '1 1 140px', minWidth: 0 }}>
        <FieldInput
          field={date}
          label={t('deal.sharePaidOn')}
          value={row.paidOn}
          onChange={(paidOn) => onChange({ paidOn })}
        />
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        mt={25}
        aria-label={t('deal.removeShare', { name: row.account })}
        onClick={onRemove}
      >
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </Group>
  )
}

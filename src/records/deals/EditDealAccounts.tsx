import { ActionIcon, Button, Group, Select, Text } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { textOf } from '#kit/fields/options.ts'
import { FormSection } from '#kit/form/FormSection.tsx'
import type { DraftOf } from '#kit/form/draft/useDraft.ts'
import { useText } from '#kit/i18n/useText.ts'
import { AccountChooser } from '#records/accounts/AccountChooser.tsx'
import { dealRelations } from '#base/settings/knownOptions.contract.ts'
import type { Deal } from './deals.contract.ts'

/** A row without an account is dropped when saving. */
type ParticipantRow = Omit<Deal['accounts'][number], 'accountId'> & { accountId: number | null }
const nobody: ParticipantRow = {
  accountId: null,
  account: '',
  relation: null,
  description: '',
  phone: null,
  email: null,
  trades: [],
}

/** People of the deal, edited in rows. */
export function EditDealAccounts({ draft }: { draft: DraftOf<Deal> }) {
  const t = useText()
  const parts: readonly ParticipantRow[] = draft.values.accounts
  const options = draft.values.dealAccountRelationOptions
  const write = (next: readonly ParticipantRow[]) => draft.set('accounts', next as Deal['accounts'])
  const change = (at: number, what: Partial<ParticipantRow>) =>
    write(parts.map((part, place) => (place === at ? described({ ...part, ...what }) : part)))
  const described = (part: ParticipantRow): ParticipantRow => {
    const role = part.relation === null ? '' : textOf(options, part.relation)
    return { ...part, description: [part.account, role].filter(Boolean).join(': ') }
  }
  return (
    <FormSection title={t('deal.accounts')} anchor="accounts" columns={1}>
      {parts.length === 0 && <Text c="dimmed">{t('deal.noAccounts')}</Text>}
      {parts.map((part, at) => (
        // Rows have no ID, and an account may be in several rows.
        <PartRow
          key={at}
          part={part}
          options={options}
          onChange={(what) => change(at, what)}
          onRemove={() => write(parts.filter((_, place) => place !== at))}
        />
      ))}
      {draft.errors['accounts'] && (
        <Text c="var(--estia-red)" size="sm" role="alert">
          {draft.errors['accounts'].join(' ')}
        </Text>
      )}
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => write([...parts, nobody])}
        >
          {t('deal.addAccount')}
        </Button>
      </div>
    </FormSection>
  )
}

/** Roles that professionals of a trade have. */
const trades = ['lawer', 'notary', 'civilEngeneer'] as const

type RowProps = {
  part: ParticipantRow
  options: Deal['dealAccountRelationOptions']
  onChange: (what: Partial<ParticipantRow>) => void
  onRemove: () => void
}

function PartRow({ part, options, onChange, onRemove }: RowProps) {
  const t = useText()
  const role = part.relation === null ? '' : textOf(options, part.relation)
  const trade = trades.find((one) => dealRelations[one] === part.relation)
  const isOther = trade !== undefined && part.accountId !== null && !part.trades.includes(trade)
  return (
    <Group gap="xs" align="flex-end" wrap="nowrap">
      <div style={{ flex: 2, minWidth: 0 }}>
        <AccountChooser
          label={t('deal.account')}
          value={part.accountId}
          text={part.account}
          trade={trade && { of: trade, label: role, others: t('deal.otherPeople') }}
          description={isOther && t('deal.isThatRight', { name: part.account, role })}
          onChange={(accountId, account, known = []) =>
            onChange({ accountId, account, trades: [...known] })
          }
        />
      </div>
      <Select
        style={{ flex: 1, minWidth: 0 }}
        label={t('deal.relation')}
        data={options.map(({ value, text }) => ({ value: String(value), label: text }))}
        value={part.relation === null ? null : String(part.relation)}
        onChange={(chosen) => onChange({ relation: chosen === null ? null : Number(chosen) })}
        allowDeselect={false}
        comboboxProps={{ shadow: 'md' }}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t('deal.removeAccount', { name: part.account })}
        onClick={onRemove}
      >
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </Group>
  )
}

import { ActionIcon, Button, Group, Paper, SimpleGrid, Text, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { DraftOf } from '#kit/form/draft/useDraft.ts'
import { FormSection } from '#kit/form/FormSection.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { mostParties } from '../orders.contract.ts'
import type { OrderParty } from '../orders.contract.ts'
import { filledIn, nobody } from './parties.ts'
import type { OrderInput } from './orderForm.ts'

/** Details that are written into the order; of a chosen account they are filled in. */
const details = [
  ['name', 250, 'text'],
  ['taxNumber', 40, 'numeric'],
  ['identityDocument', 80, 'text'],
  ['address', 300, 'text'],
  ['phone', 60, 'tel'],
  ['email', 254, 'email'],
] as const

type Change = (what: Partial<OrderParty>) => void
type Props = {
  draft: DraftOf<OrderInput>
  /** Who a party is among the accounts. */
  renderAccount: (party: OrderParty, onChange: Change) => ReactNode
  /** Its errors are about what is missing, so the inputs are marked. */
  marksMissing?: boolean
  /** Beside the button that adds a party. */
  renderMore?: (rows: readonly OrderParty[], write: (next: OrderParty[]) => void) => ReactNode
}

/** Who gives the order. */
export function EditParties({ draft, renderAccount, renderMore, marksMissing }: Props) {
  const t = useText()
  const { parties } = draft.values
  // The first row is open from the beginning.
  const rows = parties.length === 0 ? [nobody] : parties
  const given = filledIn(rows)
  const areNamed = given.length > 0 && given.every(({ name }) => name.trim())
  const lacking = areNamed ? 'taxNumber' : 'name'
  const isMarked = (party: OrderParty) =>
    marksMissing && draft.errors['parties'] && (rows.length === 1 || given.includes(party))
  const write = (next: OrderParty[]) => draft.set('parties', next)
  const change = (at: number, what: Partial<OrderParty>) =>
    write(rows.map((party, place) => (place === at ? { ...party, ...what } : party)))
  return (
    <FormSection title={t('order.parties')} anchor="parties" columns={1} count={parties.length}>
      {rows.map((party, at) => (
        // Rows have no id before they are saved.
        <Party
          key={at}
          party={party}
          lacking={isMarked(party) ? lacking : null}
          account={renderAccount(party, (what) => change(at, what))}
          onChange={(what) => change(at, what)}
          onRemove={() => write(rows.filter((_, place) => place !== at))}
        />
      ))}
      {draft.errors['parties'] && (
        <Text c="var(--estia-red)" size="sm" role="alert">
          {draft.errors['parties'].join(' ')}
        </Text>
      )}
      <Group gap="xs">
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={rows.length >= mostParties}
          onClick={() => write([...rows, nobody])}
        >
          {t('order.addParty')}
        </Button>
        {renderMore?.(rows, write)}
      </Group>
    </FormSection>
  )
}

type PartyProps = {
  party: OrderParty
  /** Which detail an order cannot do without, if it is missing. */
  lacking: 'name' | 'taxNumber' | null
  account: ReactNode
  onChange: Change
  onRemove: () => void
}

function Party({ party, lacking, account, onChange, onRemove }: PartyProps) {
  const t = useText()
  return (
    <Paper withBorder p="sm">
      <Group gap="xs" align="flex-end" wrap="nowrap" mb="xs">
        <div style={{ flex: 1, minWidth: 0 }}>{account}</div>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('order.removeParty', { name: party.name })}
          onClick={onRemove}
        >
          <IconX size={16} aria-hidden />
        </ActionIcon>
      </Group>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="xs">
        {details.map(([name, maxLength, inputMode]) => (
          <TextInput
            key={name}
            label={t(`order.party.${name}`)}
            value={party[name] ?? ''}
            maxLength={maxLength}
            inputMode={inputMode}
            autoComplete="off"
            error={name === lacking && !party[name]?.trim() && t('problem.required')}
            onChange={(event) => onChange({ [name]: event.currentTarget.value })}
          />
        ))}
      </SimpleGrid>
    </Paper>
  )
}

import { ActionIcon, Button, Group, Paper, SimpleGrid, Text, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import type { DraftOf } from '#kit/form/draft/useDraft.ts'
import { FormSection } from '#kit/form/FormSection.tsx'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { AccountChooser } from '#records/accounts/AccountChooser.tsx'
import { ordersApi } from '../orders.contract.ts'
import type { Order, OrderParty } from '../orders.contract.ts'

const nobody: OrderParty = {
  id: null,
  accountId: null,
  name: '',
  taxNumber: null,
  identityDocument: null,
  address: null,
  phone: null,
  email: null,
  signedOn: null,
  linkSentOn: null,
  linkSentTo: null,
  linkOpenedOn: null,
  linkUndeliveredOn: null,
  paperSentOn: null,
  paperSentTo: null,
  paperUndeliveredOn: null,
}

/** Details that are written into the order; of a chosen account they are filled in. */
const details = ['name', 'taxNumber', 'identityDocument', 'address', 'phone', 'email'] as const

/** Who gives the order. */
export function EditParties({ draft }: { draft: DraftOf<Order> }) {
  const t = useText()
  const { parties } = draft.values
  // The first row is open from the beginning.
  const rows = parties.length === 0 ? [nobody] : parties
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
          onChange={(what) => change(at, what)}
          onRemove={() => write(rows.filter((_, place) => place !== at))}
        />
      ))}
      {draft.errors['parties'] && (
        <Text c="var(--estia-red)" size="sm" role="alert">
          {draft.errors['parties'].join(' ')}
        </Text>
      )}
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => write([...rows, nobody])}
        >
          {t('order.addParty')}
        </Button>
      </div>
    </FormSection>
  )
}

type Props = {
  party: OrderParty
  onChange: (what: Partial<OrderParty>) => void
  onRemove: () => void
}

function Party({ party, onChange, onRemove }: Props) {
  const t = useText()
  /** Another account has other details: they are filled in, to be read before anything is saved. */
  const choose = (accountId: number | null, name: string) => {
    onChange({ ...nobody, accountId, name })
    if (accountId === null) return
    const query = { accountId: String(accountId) }
    call(ordersApi.addOrder, { query }, { quiet: true }).then(
      ({ parties: [known] }) => known && onChange(known),
      // The server fills them in when the order is saved.
      () => undefined,
    )
  }
  return (
    <Paper withBorder p="sm">
      <Group gap="xs" align="flex-end" wrap="nowrap" mb="xs">
        <div style={{ flex: 1, minWidth: 0 }}>
          <AccountChooser
            label={t('order.party.account')}
            value={party.accountId}
            text={party.accountId === null ? '' : party.name}
            onChange={choose}
          />
        </div>
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
        {details.map((name) => (
          <TextInput
            key={name}
            label={t(`order.party.${name}`)}
            value={party[name] ?? ''}
            maxLength={limits[name]}
            onChange={(event) => onChange({ [name]: event.currentTarget.value })}
          />
        ))}
      </SimpleGrid>
    </Paper>
  )
}

const limits = {
  name: 250,
  taxNumber: 40,
  identityDocument: 80,
  address: 300,
  phone: 60,
  email: 254,
} as const satisfies Record<(typeof details)[number], number>

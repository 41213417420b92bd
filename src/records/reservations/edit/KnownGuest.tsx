// Suggests the account with the guest's phone or e-mail; one click links it and fills in empty fields.
import { Button, Group } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { call } from '#kit/http/call.ts'
import type { DraftOf } from '#kit/form/draft/useDraft.ts'
import { Wide } from '#kit/form/Section.tsx'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { accountsApi } from '#records/accounts/accounts.contract.ts'
import { similarAccountsApi } from '#records/accounts/similar/similarAccounts.contract.ts'
import type { ReservationValues } from './reservationDraft.ts'

type Props = { draft: DraftOf<ReservationValues> }

const filled = ['lastName', 'firstName', 'phone', 'email', 'taxNumber'] as const
const columnOf = {
  lastName: 'clientLastName',
  firstName: 'clientFirstName',
  phone: 'clientPhone',
  email: 'clientEmail',
  taxNumber: 'clientTaxNumber',
} as const

export function KnownGuest({ draft }: Props) {
  const t = useText()
  const { accountId, clientPhone, clientEmail } = draft.values
  const wanted = {
    ...(clientPhone && { phone: clientPhone }),
    ...(clientEmail && { email: clientEmail }),
  }
  const [asked] = useDebouncedValue(JSON.stringify(wanted), 300)
  const isAsked = accountId === null && asked !== '{}'
  const { data } = useAnswer(
    similarAccountsApi.similarAccounts,
    { query: JSON.parse(asked) as typeof wanted },
    { enabled: isAsked, keep: true },
  )
  const found = isAsked ? (data?.items ?? []) : []
  const link = async (id: number, name: string) => {
    draft.store.set('accountId', id, name)
    const account = await call(accountsApi.viewAccount, { params: { id: String(id) } })
    for (const field of filled) {
      const known = account[field]
      const column = columnOf[field]
      const isEmpty = !(draft.store.snapshot().values as ReservationValues)[column]
      if (known && isEmpty) draft.set(column, known)
    }
  }
  return (
    <Wide>
      {/* Keeps its place while the account with this phone is looked up. */}
      <Group gap="xs" mih="1.9rem" aria-live="polite">
        {found.map(({ id, description }) => (
          <Button
            key={id}
            size="xs"
            variant="light"
            onClick={() => void link(id, description).catch(() => {})}
          >
            {t('reservation.thisIs', { name: description })}
          </Button>
        ))}
      </Group>
    </Wide>
  )
}

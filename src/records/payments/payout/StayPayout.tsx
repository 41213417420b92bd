// On a stay with a payout to the owner: a link to the income in the owner's statement, or a button that adds it.
import { Box, Button, Group, Text } from '@mantine/core'
import { IconReportMoney } from '@tabler/icons-react'
import { useState } from 'react'
import { formatMoney } from '#kit/fields/format.ts'
import { date } from '#kit/fields/kinds.ts'
import { DateField } from '#kit/form/inputs/dateInputs.tsx'
import { Wide } from '#kit/form/Section.tsx'
import { call } from '#kit/http/call.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink, useGo } from '#kit/ui/GoLink.tsx'
import { Labelled } from '#kit/ui/Labelled.tsx'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { admin } from '#base/permissions/permissions.contract.ts'
import { Hint } from '#base/register/hints/Hint.tsx'
import type { Slots } from '#base/register/slots.tsx'
import { useMay } from '#base/session/person/useSession.ts'
import { paymentPaths } from '../payments.paths.ts'
import { payoutApi } from './payout.contract.ts'

type Props = Slots['ReservationPayout']

export function StayPayout({ reservation }: Props) {
  const t = useText()
  const { paymentToOwner: amount } = reservation
  const params = { id: String(reservation.id) }
  const query = useAnswer(payoutApi.stayPayout, { params }, { enabled: Boolean(amount) })
  if (!amount) return null
  return (
    <Wide>
      <Labelled
        label={t('payout.statement')}
        hint={<Hint name="ownersShare" about={t('payout.statement')} />}
      >
        <Loaded query={query} lines={1}>
          {({ transaction, owners, transactionDate }) =>
            transaction ? (
              <Group gap="xs">
                <GoLink href={paymentPaths.viewIncome(transaction.id)}>
                  {t('payout.isThere', {
                    number: transaction.referenceNumber,
                    owner: transaction.account,
                    amount: formatMoney(transaction.amount),
                  })}
                </GoLink>
                {transaction.amount !== amount && (
                  <Text c="var(--estia-red)" inherit>
                    {t('payout.differs', { amount: formatMoney(amount) })}
                  </Text>
                )}
              </Group>
            ) : (
              <PutIn
                key={transactionDate}
                reservationId={reservation.id}
                amount={amount}
                owners={owners}
                transactionDate={transactionDate}
              />
            )
          }
        </Loaded>
      </Labelled>
    </Wide>
  )
}

type PutProps = {
  reservationId: number
  amount: number
  owners: { id: number; name: string }[]
  transactionDate: string
}

function PutIn({ reservationId, amount, owners, transactionDate }: PutProps) {
  const t = useText()
  const may = useMay()
  const go = useGo()
  const [busyId, setBusyId] = useState<number | null>(null)
  const [day, setDay] = useState<string | null>(transactionDate)
  const put = async (accountId: number) => {
    setBusyId(accountId)
    try {
      const params = { id: String(reservationId) }
      const body = { accountId, amount, ...(day && { transactionDate: day }) }
      const { id, isNew } = await call(payoutApi.putPayout, { params, body })
      if (!isNew) go(paymentPaths.viewIncome(id))
    } catch {
      // The error banner has shown it.
    } finally {
      setBusyId(null)
    }
  }
  if (!may(admin)) return <Text c="dimmed">{t('payout.notYet')}</Text>
  if (owners.length === 0) return <Text c="dimmed">{t('payout.noOwner')}</Text>
  return (
    <Group gap="xs" align="flex-end">
      <Box w={150}>
        <DateField field={date} label={t('payout.date')} value={day} onChange={setDay} always />
      </Box>
      {owners.map(({ id, name }) => (
        <Button
          key={id}
          variant="light"
          size="xs"
          loading={busyId === id}
          disabled={busyId !== null}
          leftSection={<IconReportMoney size={16} aria-hidden />}
          onClick={() => void put(id)}
        >
          {owners.length === 1 ? t('payout.put') : t('payout.putOf', { owner: name })}
        </Button>
      ))}
    </Group>
  )
}

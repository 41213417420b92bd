import { Button, Group, Text } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { formatInstantTime } from '#kit/fields/format.ts'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { showNotice } from '#kit/ui/notices.ts'
import { BounceSign } from '#base/bounces/BounceSign.tsx'
import type { OrderParty } from '../orders.contract.ts'
import { orderMailsApi } from './mailing.contract.ts'

/** When the signed paper went to a party by mail, and a button that sends it again. */
export function PaperMail({ id, party }: { id: number; party: OrderParty }) {
  const t = useText()
  const [isBusy, setBusy] = useState(false)
  const { paperSentOn, paperSentTo, paperUndeliveredOn } = party
  const send = async () => {
    setBusy(true)
    try {
      const sent = { params: { id: String(id) }, body: { partyId: party.id! } }
      const { parties } = await call(orderMailsApi.sendOrderPaper, sent)
      const email = parties.find((one) => one.id === party.id)?.paperSentTo ?? ''
      showNotice({ message: t('order.mail.sentNow', { email }) })
    } catch {
      // The error banner shows a failure.
    } finally {
      setBusy(false)
    }
  }
  const text =
    paperSentOn === null
      ? t('order.mail.notSent')
      : t('order.mail.sent', { email: paperSentTo ?? '', date: formatInstantTime(paperSentOn) })
  return (
    <>
      <Text size="sm" component="div">
        {text}{' '}
        {(paperSentTo ?? party.email) && <BounceSign address={paperSentTo ?? party.email!} />}
      </Text>
      {paperUndeliveredOn && (
        <Text size="sm" c="var(--estia-red)">
          {t('order.mail.cameBack')}
        </Text>
      )}
      {(party.email !== null || party.accountId !== null) && (
        <Group>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconSend size={14} aria-hidden />}
            loading={isBusy}
            onClick={() => void send()}
          >
            {t(paperSentOn === null ? 'order.mail.send' : 'order.mail.sendAgain')}
          </Button>
        </Group>
      )}
    </>
  )
}

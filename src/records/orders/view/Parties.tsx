import { Box, Button, Group, Stack, Text } from '@mantine/core'
import { IconCopy, IconSend, IconUserPlus, IconWriting } from '@tabler/icons-react'
import { useState } from 'react'
import { formatInstantTime } from '#kit/fields/format.ts'
import { Section } from '#kit/form/Section.tsx'
import { FileLinks } from '#base/files/FileLinks.tsx'
import { filesApi } from '#base/files/files.contract.ts'
import type { FileLink } from '#base/files/files.contract.ts'
import { useRemoveFile } from '#base/files/useRemoveFile.ts'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { copyWithNotice } from '#kit/ui/copyText.ts'
import { GoLink, RouteLink } from '#kit/ui/GoLink.tsx'
import { lazyPart } from '#kit/ui/loading/lazyPart.tsx'
import { showNotice } from '#kit/ui/notices.ts'
import { AccountChooser } from '#records/accounts/AccountChooser.tsx'
import { accountPaths } from '#records/accounts/accounts.paths.ts'
import { orderLinksApi } from '../links/orderLinks.contract.ts'
import { PaperMail } from '../mailing/PaperMail.tsx'
import { ordersApi } from '../orders.contract.ts'
import { orderPaths } from '../orders.paths.ts'
import type { Order, OrderParty } from '../orders.contract.ts'

// Few people are added this way, so its form is loaded when one is.
const QuickAddAccount = lazyPart(() =>
  import('#records/accounts/edit/QuickAddAccount.tsx').then((all) => all.QuickAddAccount),
)

type Props = { id: number; order: Order }

/** Who gives the order, and how each signs it. */
export function Parties({ id, order }: Props) {
  const t = useText()
  return (
    <Section title={t('order.parties')} columns={1}>
      <Stack gap="md">
        {order.parties.map((party) => (
          <Party key={party.id} {...{ id, order, party }} />
        ))}
      </Stack>
    </Section>
  )
}

function Party({ id, order, party }: Props & { party: OrderParty }) {
  const t = useText()
  const lines = [party.taxNumber && t('order.party.taxNumberOf', { number: party.taxNumber })]
  return (
    <Stack gap={4}>
      {party.accountId === null ? (
        <>
          <Text fw={600}>{party.name}</Text>
          {order.state !== 'draft' && <WhoItIs {...{ id, order, party }} />}
        </>
      ) : (
        <GoLink href={accountPaths.account(party.accountId)}>{party.name}</GoLink>
      )}
      <Text size="sm" className="quiet">
        {[...lines, party.identityDocument, party.phone, party.email].filter(Boolean).join(' · ')}
      </Text>
      <Standing party={party} />
      <Photos photos={order.photos.filter(({ partyId }) => partyId === party.id)} />
      {order.signedOn !== null && <PaperMail id={id} party={party} />}
      {order.state === 'issued' && party.signedOn === null && <WaysToSign id={id} party={party} />}
    </Stack>
  )
}

/** For somebody who signed by name only: an account that is there, or a new one with what the order says. */
function WhoItIs({ id, order, party }: Props & { party: OrderParty }) {
  const t = useText()
  const [isAdding, setAdding] = useState(false)
  const link = (accountId: number | null) => {
    setAdding(false)
    if (accountId === null) return
    const body = { partyId: party.id!, accountId }
    // The error banner shows a failure.
    call(ordersApi.linkParty, { params: { id: String(id) }, body }).catch(() => undefined)
  }
  const { name, phone, email, taxNumber, address } = party
  const kind = order.side === 'mandate' ? { isOwner: true } : { isClient: true }
  return (
    <Group gap="xs" align="flex-end">
      <Box flex={1} miw={240}>
        <AccountChooser label={t('order.party.link')} value={null} text="" onChange={link} />
      </Box>
      <Button
        variant="default"
        leftSection={<IconUserPlus size={16} aria-hidden />}
        onClick={() => setAdding(true)}
      >
        {t('order.party.makeAccount')}
      </Button>
      {isAdding && (
        <QuickAddAccount
          typed={name}
          known={{ phone, email, taxNumber, address, ...kind }}
          onAdded={link}
          onClose={() => setAdding(false)}
        />
      )}
    </Group>
  )
}

function Standing({ party }: { party: OrderParty }) {
  const t = useText()
  const { signedOn, linkSentOn, linkSentTo, linkOpenedOn, linkUndeliveredOn } = party
  const at = (instant: string) => ({ date: formatInstantTime(instant) })
  if (signedOn) return <Text size="sm">{t('order.party.signed', at(signedOn))}</Text>
  if (!linkSentOn) return null
  return (
    <>
      <Text size="sm">{t('order.party.sent', { ...at(linkSentOn), email: linkSentTo ?? '' })}</Text>
      {linkUndeliveredOn && (
        <Text size="sm" c="var(--estia-red)">
          {t('order.party.undelivered')}
        </Text>
      )}
      {linkOpenedOn && <Text size="sm">{t('order.party.opened', at(linkOpenedOn))}</Text>}
    </>
  )
}

/** Of the party's document, until somebody deletes it. */
function Photos({ photos }: { photos: readonly FileLink[] }) {
  const remove = useRemoveFile({
    remove: ({ systemName }) => call(filesApi.deleteFile, { params: { systemName } }),
    restore: ({ systemName }) => call(filesApi.restoreFile, { params: { systemName } }),
  })
  return photos.length > 0 && <FileLinks files={photos} onRemove={remove} />
}

function WaysToSign({ id, party }: { id: number; party: OrderParty }) {
  const t = useText()
  const [isBusy, setBusy] = useState(false)
  const partyId = party.id!
  const sent = { params: { id: String(id) }, body: { partyId } }
  const during = async (work: () => Promise<unknown>) => {
    setBusy(true)
    // The error banner shows a failure.
    await work().catch(() => undefined)
    setBusy(false)
  }
  const send = async () => {
    await call(orderLinksApi.sendOrderLink, sent)
    showNotice({ message: t('order.party.sentNow', { email: party.email ?? '' }) })
  }
  const copy = async () => {
    const { link } = await call(orderLinksApi.copyOrderLink, sent)
    await copyWithNotice(link, {
      copied: t('order.party.copied'),
      notCopied: t('order.party.notCopied', { link }),
    })
  }
  return (
    <Group gap="xs">
      <Button
        size="xs"
        component={RouteLink}
        href={orderPaths.sign(id, partyId)}
        leftSection={<IconWriting size={14} aria-hidden />}
      >
        {t('order.party.sign')}
      </Button>
      {party.email && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconSend size={14} aria-hidden />}
          disabled={isBusy}
          onClick={() => void during(send)}
        >
          {t(party.linkSentOn ? 'order.party.sendAgain' : 'order.party.send')}
        </Button>
      )}
      <Button
        size="xs"
        variant="default"
        leftSection={<IconCopy size={14} aria-hidden />}
        disabled={isBusy}
        onClick={() => void during(copy)}
      >
        {t('order.party.copy')}
      </Button>
    </Group>
  )
}

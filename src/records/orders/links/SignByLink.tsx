// The page where a party, without a sign-in, reads an order and signs or declines it.
import { Alert, Anchor, Box, Button, Group, Stack, Text, Textarea, Title } from '@mantine/core'
import { IconCheck, IconLinkOff } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { formatInstantTime } from '#kit/fields/format.ts'
import { CallFailed, call, pathOf } from '#kit/http/call.ts'
import { callOf, useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { LoadFailed } from '#kit/ui/loading/LoadFailed.tsx'
import { Skeletons } from '#kit/ui/loading/Skeletons.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { useLanguageOfLink } from '#base/session/sign-in/useLanguageOfLink.ts'
import { SignForm } from '../sign/SignForm.tsx'
import { OrderText } from '../sign/OrderText.tsx'
import { orderLinksApi } from './orderLinks.contract.ts'
import type { LinkedOrder } from './orderLinks.contract.ts'

export function SignByLink({ token }: { token: string }) {
  const t = useText()
  const query = useAnswer(
    orderLinksApi.readLinkedOrder,
    { params: { id: token } },
    {
      again: false,
      staleTime: Infinity,
      takes: (_known, change) =>
        (
          callOf(change, orderLinksApi.signLinkedOrder) ??
          callOf(change, orderLinksApi.declineLinkedOrder)
        )?.answer,
    },
  )
  useLanguageOfLink(query.data?.language)
  const end = query.error instanceof CallFailed && query.error.status === 404 ? query.error : null
  const number = query.data?.content.number
  const title = number == null ? t('order.link.title') : t('order.sign.title', { number })
  usePageTitle(title)
  return (
    <Box component="main" maw={760} mx="auto" p="md">
      <Title order={1} mb="md">
        {title}
      </Title>
      {end ? (
        <Alert role="alert" color="toDo" icon={<IconLinkOff size={18} aria-hidden />}>
          {end.message}
        </Alert>
      ) : query.data ? (
        <Linked token={token} order={query.data} />
      ) : query.error ? (
        <LoadFailed failure={query.error} retry={() => void query.refetch()} />
      ) : (
        <Skeletons lines={12} />
      )}
    </Box>
  )
}

type Props = { token: string; order: LinkedOrder }

function Linked({ token, order }: Props) {
  const t = useText()
  const { content, party, state, signedOn } = order
  const params = { id: token }
  useEffect(() => {
    // If it fails, the link works all the same.
    call(orderLinksApi.openLinkedOrder, { params: { id: token } }, { quiet: true }).catch(
      () => undefined,
    )
  }, [token])
  if (state === 'issued' && signedOn === null)
    return (
      <Stack>
        <Text>{t('order.link.hello', { name: party, agency: agencyOf(order) })}</Text>
        <SignForm
          content={content}
          party={party}
          onSign={(body) => call(orderLinksApi.signLinkedOrder, { params, body }, { quiet: true })}
        />
        <Decline token={token} />
      </Stack>
    )
  return (
    <Stack>
      <Standing order={order} />
      {(order.hasPaper || state === 'issued') && (
        <Anchor
          href={pathOf(orderLinksApi.linkedPaper.path, params)}
          target="_blank"
          rel="noopener"
        >
          {t(order.hasPaper ? 'order.paperSigned' : 'order.paperUnsigned')}
        </Anchor>
      )}
      {content.documents.map((document) => (
        <OrderText key={document.language} document={document} />
      ))}
    </Stack>
  )
}

const agencyOf = ({ content, language }: LinkedOrder): string =>
  content.facts.agency.name[language] ?? ''

function Standing({ order: { state, signedOn } }: { order: LinkedOrder }) {
  const t = useText()
  if (signedOn !== null)
    return (
      <Alert color="done" icon={<IconCheck size={18} aria-hidden />}>
        {t('order.link.signed', { date: formatInstantTime(signedOn) })}{' '}
        {state === 'issued' && t('order.link.othersMissing')}
      </Alert>
    )
  return (
    <Alert color="toDo">
      {t(state === 'declined' ? 'order.link.declined' : 'order.link.withdrawn')}
    </Alert>
  )
}

function Decline({ token }: { token: string }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [isBusy, setBusy] = useState(false)
  const decline = async () => {
    setBusy(true)
    // The error banner shows a failure.
    await call(orderLinksApi.declineLinkedOrder, {
      params: { id: token },
      body: { reason },
    }).catch(() => undefined)
    setBusy(false)
  }
  if (!isOpen)
    return (
      <Group>
        <Button variant="subtle" color="gray" onClick={() => setOpen(true)}>
          {t('order.link.decline')}
        </Button>
      </Group>
    )
  return (
    <Stack gap="xs">
      <Textarea
        label={t('order.link.declineReason')}
        value={reason}
        maxLength={500}
        autosize
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Group>
        <Button color="trouble" loading={isBusy} onClick={() => void decline()}>
          {t('order.link.decline')}
        </Button>
        <Button variant="default" onClick={() => setOpen(false)}>
          {t('kit.cancel')}
        </Button>
      </Group>
    </Stack>
  )
}

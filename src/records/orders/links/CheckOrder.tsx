// The public page that says whether an order with a code exists, and what its sums are.
import { Alert, Box, Code, Stack, Text, Title } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { formatInstant, formatInstantTime } from '#kit/fields/format.ts'
import { CallFailed } from '#kit/http/call.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { LoadFailed } from '#kit/ui/loading/LoadFailed.tsx'
import { Skeletons } from '#kit/ui/loading/Skeletons.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { orderLinksApi } from './orderLinks.contract.ts'
import type { CheckedOrder } from './orderLinks.contract.ts'

export function CheckOrder({ code }: { code: string }) {
  const t = useText()
  usePageTitle(t('order.check.title'))
  const query = useAnswer(orderLinksApi.checkOrder, { params: { code } })
  const unknown = query.error instanceof CallFailed && query.error.status === 404
  return (
    <Box component="main" maw={760} mx="auto" p="md">
      <Title order={1} mb="md">
        {t('order.check.title')}
      </Title>
      <Text mb="md">
        {t('order.code')} <Code>{code}</Code>
      </Text>
      {unknown ? (
        <Alert color="trouble" role="alert" icon={<IconX size={18} aria-hidden />}>
          {query.error!.message}
        </Alert>
      ) : query.data ? (
        <Checked order={query.data} />
      ) : query.error ? (
        <LoadFailed failure={query.error} retry={() => void query.refetch()} />
      ) : (
        <Skeletons lines={8} />
      )}
    </Box>
  )
}

function Checked({ order }: { order: CheckedOrder }) {
  const t = useText()
  return (
    <Stack>
      <Alert color="done" icon={<IconCheck size={18} aria-hidden />}>
        {t('order.check.known', { number: order.number, agency: order.agency })}{' '}
        {order.forgottenOn === null
          ? `${t(`order.state.${order.state}`)}.`
          : t('order.check.forgotten', { day: formatInstant(order.forgottenOn) })}
      </Alert>
      <Text size="sm">{t('order.check.how')}</Text>
      {order.acts.map(({ number, act, actedOn, sum, files, publicKey }) => (
        <Box key={number}>
          <Text fw={600}>
            {t(`order.act.${act}`)} · {formatInstantTime(actedOn)}
          </Text>
          <Sum label={t('order.check.sum', { number })} value={sum} />
          {files.map((file) => (
            <Sum key={file.name} label={file.name} value={file.sum} />
          ))}
          <Sum label={t('order.check.key')} value={publicKey} />
        </Box>
      ))}
    </Stack>
  )
}

const Sum = ({ label, value }: { label: string; value: string }) => (
  <Text size="sm">
    {label}: <Code style={{ overflowWrap: 'anywhere' }}>{value}</Code>
  </Text>
)

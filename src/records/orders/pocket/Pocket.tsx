// The employee's viewings of today and tomorrow, which open without a connection too, and from which an order is signed.
import { Alert, Anchor, Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { IconCloudOff, IconHistory, IconKey, IconPhone, IconWriting } from '@tabler/icons-react'
import { agencyDay, agencyToday } from '#kit/clock.ts'
import { formatCurrency, formatDate, formatInstantTime } from '#kit/fields/format.ts'
import { useLanguage, useText } from '#kit/i18n/useText.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { failureText } from '#kit/ui/failureText.ts'
import { RouteLink } from '#kit/ui/GoLink.tsx'
import { Skeletons } from '#kit/ui/loading/Skeletons.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { Pill } from '#kit/ui/Pill.tsx'
import { useSession } from '#base/session/person/useSession.ts'
import { orderPaths } from '../orders.paths.ts'
import type { OwnPocket } from './ownPocket.ts'
import type { PocketState } from './keptPocket.ts'
import type { PocketViewing } from './pocket.contract.ts'
import { useKeptOrders } from './useDoorDraft.ts'
import { usePocket } from './usePocket.ts'

export function Pocket() {
  const t = useText()
  const state = usePocket()
  const title = t('pocket.title')
  usePageTitle(title)
  return (
    <Stack maw={720} gap="md">
      <Title order={1}>{title}</Title>
      <PocketNotice state={state} />
      <Begun />
      {state.pocket ? (
        <Days pocket={state.pocket} />
      ) : (
        state.failure === null && <Skeletons lines={8} />
      )}
    </Stack>
  )
}

/** Orders that were begun here and are not signed, whatever became of their viewings. */
function Begun() {
  const t = useText()
  const kept = useKeptOrders(useSession()?.username)
  return [...(kept ?? [])].map(([viewingId, { values, changedOn }]) => (
    <Alert key={viewingId} color="toDo" icon={<IconHistory size={18} aria-hidden />}>
      <Stack gap="xs" align="flex-start">
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {t('pocket.kept.begun', {
            name: values.parties.map(({ name }) => name).join(', ') || '–',
            on: formatInstantTime(changedOn),
          })}
        </Text>
        <Button component={RouteLink} href={orderPaths.pocketOrder(viewingId)} size="xs">
          {t('pocket.kept.goOn')}
        </Button>
      </Stack>
    </Alert>
  ))
}

/** How old it is, and whether it opens without a connection. */
export function PocketNotice({ state: { pocket, failure, isKept } }: { state: PocketState }) {
  const t = useText()
  if (!pocket)
    return failure ? (
      <Alert color="toDo" icon={<IconCloudOff size={18} aria-hidden />}>
        {t('pocket.nothingHere')} {failureText(failure, t)}
      </Alert>
    ) : null
  const on = formatInstantTime(pocket.givenOn)
  return (
    <>
      <Text size="sm" className="quiet" component="output">
        {t('pocket.givenOn', { on })}{' '}
        {failure
          ? failureText(failure, t)
          : isKept === null
            ? ''
            : t(isKept ? 'pocket.kept' : 'pocket.notKept')}
      </Text>
      {pocket.day !== agencyToday() && (
        <Alert color="toDo">{t('pocket.old', { day: formatDate(pocket.day) })}</Alert>
      )}
      {(!pocket.office.piece.isReady || pocket.templates.length === 0) && (
        <Alert color="toDo">
          {t(pocket.office.piece.isReady ? 'pocket.noTemplate' : 'pocket.agencyNotReady')}
        </Alert>
      )}
    </>
  )
}

function Days({ pocket }: { pocket: OwnPocket }) {
  const t = useText()
  const days = [
    { day: agencyToday(), title: t('pocket.today') },
    { day: agencyDay(1), title: t('pocket.tomorrow') },
  ].map((each) => ({
    ...each,
    viewings: pocket.viewings.filter(({ at }) => at.startsWith(each.day)),
  }))
  if (days.every(({ viewings }) => viewings.length === 0))
    return <EmptyState title={t('pocket.none')} text={t('pocket.noneText')} />
  return days.map(
    ({ day, title, viewings }) =>
      viewings.length > 0 && (
        <Stack key={day} gap="sm">
          <Title order={2} size="h4">
            {title}
          </Title>
          {viewings.map((viewing) => (
            <ViewingCard key={viewing.id} viewing={viewing} pocket={pocket} />
          ))}
        </Stack>
      ),
  )
}

type Props = { viewing: PocketViewing; pocket: OwnPocket }

function ViewingCard({ viewing, pocket }: Props) {
  const t = useText()
  const { client, objects, at, id } = viewing
  const canSign = pocket.office.piece.isReady && pocket.templates.length > 0 && objects.length > 0
  return (
    <Paper withBorder p="md" component="section" aria-label={client?.name ?? at.slice(11, 16)}>
      <Stack gap="sm">
        <Group justify="space-between" align="flex-start" wrap="nowrap">
          <Text fw={650} style={{ overflowWrap: 'anywhere' }}>
            {at.slice(11, 16)} · {client?.name ?? t('pocket.noClient')}
          </Text>
          {client?.phoneLink && (
            <Button
              component="a"
              href={client.phoneLink}
              size="xs"
              style={{ flexShrink: 0 }}
              variant="default"
              leftSection={<IconPhone size={14} aria-hidden />}
            >
              {t('pocket.call')}
            </Button>
          )}
        </Group>
        {client?.phone && <Text size="sm">{client.phone}</Text>}
        {objects.map((object) => (
          <ObjectLines key={object.objectId} object={object} viewing={viewing} pocket={pocket} />
        ))}
        {canSign && (
          <Group>
            <Button
              component={RouteLink}
              href={orderPaths.pocketOrder(id)}
              leftSection={<IconWriting size={16} aria-hidden />}
            >
              {t('pocket.sign')}
            </Button>
          </Group>
        )}
      </Stack>
    </Paper>
  )
}

function ObjectLines({
  object: { objectId, key, isCovered },
  viewing,
  pocket,
}: Props & { object: PocketViewing['objects'][number] }) {
  const t = useText()
  const language = useLanguage()
  const piece = pocket.objects.get(objectId)?.piece
  if (!piece) return null
  const price = viewing.purpose === 'rent' ? piece.rentPrice : piece.salePrice
  const address = [piece.address, piece.place[language]].filter(Boolean).join(', ')
  return (
    <Stack gap={2}>
      <Group gap="xs">
        <Text fw={600} size="sm">
          #{piece.number}
        </Text>
        <Pill tone={isCovered ? 'green' : 'amber'}>
          {t(isCovered ? 'pocket.covered' : 'pocket.uncovered')}
        </Pill>
      </Group>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {[piece.title[language], price === null ? null : formatCurrency(price)]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {address && (
        <Anchor
          size="sm"
          href={`geo:0,0?q=${encodeURIComponent(address)}`}
          style={{ overflowWrap: 'anywhere' }}
        >
          {address}
        </Anchor>
      )}
      {key && (
        <Text size="sm" className="quiet">
          <IconKey size={14} aria-hidden />{' '}
          {key.isOut ? t('pocket.keyOut', { name: key.holder ?? '–' }) : t('pocket.keyHere')}
        </Text>
      )}
    </Stack>
  )
}

// One portal: its settings, address and feed, its properties, and the fetches of its feed.
import { Alert, Button, Group, List, Paper, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { formatInstantTime } from '#kit/fields/format.ts'
import { call } from '#kit/http/call.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { ConfirmButton } from '#kit/ui/confirm/ConfirmButton.tsx'
import { useDelete } from '#kit/ui/confirm/useDelete.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { useLeave } from '#kit/ui/useLeave.ts'
import { PortalAddress } from './PortalAddress.tsx'
import { PortalFetches } from './PortalFetches.tsx'
import { PortalForm } from './PortalForm.tsx'
import { PortalObjects } from './PortalObjects.tsx'
import { PortalBadges } from './Portals.tsx'
import { portalPaths } from './portals.paths.ts'
import { portalsApi } from './portals.contract.ts'
import type { Portal } from './portals.contract.ts'

export function PortalScreen({ id }: { id: number }) {
  const t = useText()
  const query = useAnswer(portalsApi.listPortals, {})
  const portal = query.data?.items.find((one) => one.id === id)
  usePageTitle(portal?.name ?? t('portal.title'))
  const [isEditing, setEditing] = useState(false)
  return (
    <Loaded query={query} lines={12}>
      {({ views }) =>
        portal ? (
          <Stack>
            <Group justify="space-between">
              <Group gap="sm">
                <Title order={1}>{portal.name}</Title>
                <PortalBadges portal={portal} />
              </Group>
              <GoLink href={portalPaths.portals}>{t('portal.title')}</GoLink>
            </Group>
            {portal.refusedFeed && <StayedOut portal={portal} />}
            <Paper component="section" withBorder p="md">
              {isEditing ? (
                <PortalForm portal={portal} views={views} onClose={() => setEditing(false)} />
              ) : (
                <Shown portal={portal} onEdit={() => setEditing(true)} />
              )}
            </Paper>
            <PortalAddress portal={portal} />
            <PortalObjects id={id} below={<PortalFetches id={id} />} />
          </Stack>
        ) : (
          <EmptyState title={t('portal.gone')} />
        )
      }
    </Loaded>
  )
}

function Shown({ portal, onEdit }: { portal: Portal; onEdit: () => void }) {
  const t = useText()
  const remove = useDelete()
  const leave = useLeave()
  const { id, name, feed } = portal
  const params = { id: String(id) }
  const deletePortal = () =>
    remove({
      question: t('portal.delete', { name }),
      remove: () => call(portalsApi.deletePortal, { params }),
      removed: leave,
      text: t('portal.deleted', { name }),
      restore: () => call(portalsApi.restorePortal, { params }),
    })
  return (
    <Stack gap="xs">
      <Text size="sm">
        {[
          t(`portal.formatName.${portal.format}`),
          portal.view ?? t('portal.allPublished'),
          ...(portal.mostObjects ? [t('portal.atMost', { count: portal.mostObjects })] : []),
          ...(portal.mostPictures
            ? [t('portal.atMostPictures', { count: portal.mostPictures })]
            : []),
        ].join(' · ')}
      </Text>
      <Text size="sm" c="dimmed">
        {feed
          ? t('portal.feedMade', { count: feed.count, when: formatInstantTime(feed.madeOn) })
          : t('portal.noFeed')}
      </Text>
      <Group gap="xs">
        <Button variant="light" onClick={onEdit}>
          {t('portal.edit')}
        </Button>
        {portal.isOn && <MakeNow id={id} />}
        <Button
          variant="subtle"
          color="trouble"
          onClick={() => void deletePortal().catch(() => {})}
        >
          {t('portal.deleteShort')}
        </Button>
      </Group>
    </Stack>
  )
}

function MakeNow({ id }: { id: number }) {
  const t = useText()
  const [isBusy, setBusy] = useState(false)
  const [made, setMade] = useState<'switched' | 'same' | 'refused' | 'busy'>()
  const make = async () => {
    setBusy(true)
    try {
      // One that is being made may have missed the latest change, so ours is made after it.
      for (let tries = 60; tries > 0; tries--) {
        const { made } = await call(portalsApi.makePortalFeed, {
          params: { id: String(id) },
          body: { acceptsLoss: false },
        })
        setMade(made ?? 'busy')
        if (made !== null) break
        await new Promise((resolve) => setTimeout(resolve, 1000))
      }
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button variant="light" loading={isBusy} onClick={() => void make().catch(() => {})}>
        {t('portal.make')}
      </Button>
      <Text size="sm" component="output">
        {made && t(`portal.made.${made}`)}
      </Text>
    </>
  )
}

/** The last feed was held back: the reasons, and a button to send it anyway. */
function StayedOut({ portal }: { portal: Portal }) {
  const t = useText()
  const { id, refusedFeed } = portal
  if (!refusedFeed) return null
  const accept = () =>
    call(portalsApi.makePortalFeed, { params: { id: String(id) }, body: { acceptsLoss: true } })
  return (
    <Alert
      color="trouble"
      role="alert"
      title={t('portal.stayedOutSince', { when: formatInstantTime(refusedFeed.madeOn) })}
    >
      <List size="sm" mb="xs">
        {refusedFeed.reasons.map((reason) => (
          <List.Item key={reason}>{reason}</List.Item>
        ))}
      </List>
      {refusedFeed.lost > 0 && (
        <ConfirmButton
          text={t('portal.acceptLossQuestion', { count: refusedFeed.lost })}
          confirmText={t('portal.acceptLoss')}
          onConfirmed={() => accept().catch(() => undefined)}
        >
          {t('portal.acceptLoss')}
        </ConfirmButton>
      )}
    </Alert>
  )
}

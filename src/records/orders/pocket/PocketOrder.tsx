// The page of an order at the door of one viewing: begun anew, or gone on with.
import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useText } from '#kit/i18n/useText.ts'
import { RouteLink } from '#kit/ui/GoLink.tsx'
import { Skeletons } from '#kit/ui/loading/Skeletons.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { useSession } from '#base/session/person/useSession.ts'
import { orderPaths } from '../orders.paths.ts'
import { AtDoor } from './AtDoor.tsx'
import { ownPocket } from './ownPocket.ts'
import type { OwnPocket } from './ownPocket.ts'
import { PocketNotice } from './Pocket.tsx'
import { useKeptOrders } from './useDoorDraft.ts'
import { usePocket } from './usePocket.ts'

export function PocketOrder({ viewingId }: { viewingId: number }) {
  const t = useText()
  const title = t('pocket.order.title')
  usePageTitle(title)
  return (
    <Stack maw={720} gap="md">
      <Title order={1}>{title}</Title>
      <OfPerson key={`${useLastPerson()} ${viewingId}`} viewingId={viewingId} />
      <Group>
        <Button component={RouteLink} href={orderPaths.pocket} variant="default">
          {t('pocket.order.back')}
        </Button>
      </Group>
    </Stack>
  )
}

/** The end of a session takes nothing away; another person finds nothing. */
function useLastPerson(): string | undefined {
  const now = useSession()?.username
  const [last, setLast] = useState(now)
  if (now !== undefined && now !== last) setLast(now)
  return now ?? last
}

function OfPerson({ viewingId }: { viewingId: number }) {
  const t = useText()
  const [who] = useState(useSession()?.username)
  const state = usePocket()
  const kept = useKeptOrders(who)
  const found = kept?.get(viewingId) ?? null
  const [isAnew, setAnew] = useState(false)
  const before = isAnew ? null : found
  // What was taken along when the order was begun: a newer one must not change what is being read.
  const [began, setBegan] = useState<OwnPocket | null>(null)
  const ofBefore = useMemo(() => before && ownPocket(before.pocket, who ?? ''), [before, who])
  const shown = began ?? ofBefore ?? state.pocket
  const viewing = shown?.viewings.find(({ id }) => id === viewingId)
  if (!kept || (!shown && state.failure === null)) return <Skeletons lines={8} />
  if (!shown) return <PocketNotice state={state} />
  if (!viewing) return <Text>{t('pocket.order.gone')}</Text>
  return (
    shown.templates.length > 0 && (
      <AtDoor
        // Begun anew with what was taken along anew, until something is entered.
        key={`${shown.givenOn} ${isAnew}`}
        pocket={shown}
        viewing={viewing}
        kept={before}
        hasBegun={began !== null || before !== null}
        onBegin={() => setBegan(shown)}
        onAnew={() => {
          setBegan(null)
          setAnew(true)
        }}
      />
    )
  )
}

// An order at the door: entered by the agent, read and signed by the client, and kept on the phone until the server has it.
import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconCheck, IconClock } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { noteUnsaved } from '#kit/form/draft/unsaved.ts'
import { useText } from '#kit/i18n/useText.ts'
import { RouteLink } from '#kit/ui/GoLink.tsx'
import { Skeletons } from '#kit/ui/loading/Skeletons.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { useStore } from '#kit/ui/store.ts'
import { SaveAll } from '#kit/outbox/OutboxBar.tsx'
import { hasRoom, outboxState, ownKept, sendNow } from '#kit/outbox/ownOutbox.ts'
import { orderPaths } from '../orders.paths.ts'
import type { Signing } from '../orders.contract.ts'
import { SignForm } from '../sign/SignForm.tsx'
import { DoorForm } from './DoorForm.tsx'
import type { OwnPocket } from './ownPocket.ts'
import { orderFrom, signedOrder, valuesFor } from './orderAtDoor.ts'
import type { DoorOrder, DoorValues } from './orderAtDoor.ts'
import type { PocketViewing } from './pocket.contract.ts'
import { PocketNotice } from './Pocket.tsx'
import { usePocket } from './usePocket.ts'

export function PocketOrder({ viewingId }: { viewingId: number }) {
  const t = useText()
  const state = usePocket()
  const { pocket, failure } = state
  // What was taken along when the order was begun: a newer one must not change what is being read.
  const [began, setBegan] = useState<OwnPocket | null>(null)
  const shown = began ?? pocket
  const viewing = shown?.viewings.find(({ id }) => id === viewingId)
  const title = t('pocket.order.title')
  usePageTitle(title)
  return (
    <Stack maw={720} gap="md">
      <Title order={1}>{title}</Title>
      {!shown && failure === null && <Skeletons lines={8} />}
      {!shown && <PocketNotice state={state} />}
      {shown && !viewing && <Text>{t('pocket.order.gone')}</Text>}
      {shown && viewing && shown.templates.length > 0 && (
        <AtDoor
          // Begun anew with what was taken along anew, until something is entered.
          key={shown.givenOn}
          pocket={shown}
          viewing={viewing}
          hasBegun={began !== null}
          onBegin={() => setBegan(shown)}
        />
      )}
      <Group>
        <Button component={RouteLink} href={orderPaths.pocket} variant="default">
          {t('pocket.order.back')}
        </Button>
      </Group>
    </Stack>
  )
}

type Props = {
  pocket: OwnPocket
  viewing: PocketViewing
  hasBegun: boolean
  onBegin: () => void
}

function AtDoor({ pocket, viewing, hasBegun, onBegin }: Props) {
  const t = useText()
  const [values, setValues] = useState<DoorValues>(() => valuesFor(viewing, pocket))
  const [made, setMade] = useState<DoorOrder | null>(null)
  const [isRoomy, setRoomy] = useState(true)
  const [isSigned, setSigned] = useState(false)
  useEffect(() => (hasBegun && !isSigned ? keepScreen() : undefined), [hasBegun, isSigned])
  const change = (next: DoorValues) => {
    onBegin()
    setValues(next)
  }
  const read = async () => {
    onBegin()
    setRoomy(await hasRoom())
    setMade(orderFrom(values, viewing, pocket))
    window.scrollTo(0, 0)
  }
  const sign = async (order: DoorOrder, signing: Signing) => {
    const own = await ownKept()
    if (!own) throw new Error('Nobody is signed in')
    await own.outbox.add({
      id: order.content.code,
      kind: 'signedOrder',
      title: t('pocket.entry', { name: values.party.name }),
      payload: signedOrder(order, signing),
    })
    setSigned(true)
    window.scrollTo(0, 0)
    void sendNow()
  }
  if (!made) return <DoorForm {...{ values, pocket, viewing }} onChange={change} onRead={read} />
  if (isSigned) return <Signed code={made.content.code} />
  return (
    <>
      {!isRoomy && (
        <Alert color="toDo" role="alert">
          {t('pocket.noRoom')}
        </Alert>
      )}
      <SignForm
        content={made.content}
        party={values.party.name}
        onSign={(signing) => sign(made, signing)}
      />
      <Group>
        <Button variant="default" onClick={() => setMade(null)}>
          {t('pocket.order.change')}
        </Button>
      </Group>
    </>
  )
}

/** While somebody enters or signs: neither the end of a session nor a new release takes the screen away. */
function keepScreen(): () => void {
  const stay = (event: Event) => event.preventDefault()
  const letGo = () => window.removeEventListener('beforeunload', stay)
  // Somebody else signed in: nothing may ask them to stay on this screen.
  const done = noteUnsaved({ abandon: letGo })
  window.addEventListener('beforeunload', stay)
  return () => {
    done()
    letGo()
  }
}

/** What has become of the order since it was signed. */
function Signed({ code }: { code: string }) {
  const t = useText()
  const { entries, sent } = useStore(outboxState)
  const arrived = sent[code]
  const entry = entries.find(({ id }) => id === code)
  if (arrived)
    return (
      <Alert color="done" icon={<IconCheck size={18} aria-hidden />}>
        <Group gap="xs">
          <Text size="sm">{t('pocket.arrived', { number: arrived.text })}</Text>
          <Button component={RouteLink} href={arrived.href} size="xs" variant="default">
            {t('pocket.open')}
          </Button>
        </Group>
      </Alert>
    )
  return (
    <Alert
      color={entry && !entry.isStored ? 'trouble' : 'toDo'}
      icon={<IconClock size={18} aria-hidden />}
    >
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{t('pocket.signed')}</Text>
        {entry && !entry.isStored && <Text size="sm">{t('outbox.notStored')}</Text>}
        {entry?.why && (
          <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
            {entry.why}
          </Text>
        )}
        {entry && (!entry.isStored || entry.state === 'refused') && <SaveAll />}
      </Stack>
    </Alert>
  )
}

// An order at the door: entered by the agent, then read and signed by one party after the other.
import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconCheck, IconClock, IconHistory } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { instantNow } from '#kit/clock.ts'
import { formatInstantTime } from '#kit/fields/format.ts'
import { noteUnsaved } from '#kit/form/draft/unsaved.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useConfirm } from '#kit/ui/confirm/useConfirm.ts'
import { RouteLink } from '#kit/ui/GoLink.tsx'
import { useStore } from '#kit/ui/store.ts'
import { SaveAll } from '#kit/outbox/OutboxBar.tsx'
import { hasRoom, outboxState, ownKept, sendNow } from '#kit/outbox/ownOutbox.ts'
import type { Signing as PartySigning } from '../orders.contract.ts'
import { HandedOver } from '../sign/HandedOver.tsx'
import { SignForm } from '../sign/SignForm.tsx'
import { DoorForm } from './DoorForm.tsx'
import { orderFrom, signedOrder } from './orderAtDoor.ts'
import { base64Of } from './pieceOf.ts'
import type { OwnPocket } from './ownPocket.ts'
import type { PocketViewing } from './pocket.contract.ts'
import { formOf, useDoorDraft } from './useDoorDraft.ts'
import type { KeptOrder, Signing } from './useDoorDraft.ts'

type Props = {
  pocket: OwnPocket
  viewing: PocketViewing
  /** What was typed on an earlier visit. */
  kept: KeptOrder | null
  hasBegun: boolean
  onBegin: () => void
  onAnew: () => void
}

export function AtDoor({ pocket, viewing, kept, hasBegun, onBegin, onAnew }: Props) {
  const t = useText()
  const confirm = useConfirm()
  const [signing, setSigning] = useState<Signing | null>(kept?.signing ?? null)
  const [isRoomy, setRoomy] = useState(true)
  const [isSigned, setSigned] = useState(false)
  const isUnderWay = signing !== null && signing.signed.length > 0
  const { draft, form, isKept } = useDoorDraft(
    { pocket, viewing, kept },
    isUnderWay ? signing : null,
  )
  const { untouched } = draft
  useEffect(() => {
    if (!untouched) onBegin()
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [untouched])
  useEffect(() => (hasBegun && !isSigned ? keepScreen() : undefined), [hasBegun, isSigned])
  const read = async () => {
    onBegin()
    setRoomy(await hasRoom())
    const made = orderFrom(draft.values, viewing, pocket)
    setSigning({ made, signed: [] })
  }
  const sign = async ({ made, signed }: Signing, one: PartySigning, taken: Blob | null) => {
    const photo = taken && base64Of(new Uint8Array(await taken.arrayBuffer()))
    const all = [...signed, { signing: one, signedOn: instantNow(), photo }]
    if (all.length === made.parties.length) await putIntoOutbox(made, all)
    else setSigning({ made, signed: all })
    window.scrollTo(0, 0)
  }
  const putIntoOutbox = async (made: Signing['made'], signed: Signing['signed']) => {
    const own = await ownKept()
    if (!own) throw new Error('Nobody is signed in')
    await form.end()
    const name = made.parties.map(({ party }) => party.name).join(', ')
    await own.outbox.add({
      id: made.content.code,
      kind: 'signedOrder',
      title: t('pocket.entry', { name }),
      payload: signedOrder(made, signed),
      finished: formOf(viewing.id),
    })
    setSigned(true)
    void sendNow()
  }
  const change = async () => {
    const question = { text: t('pocket.order.changeSigned'), danger: true }
    if (!isUnderWay || (await confirm({ ...question, confirmText: t('pocket.order.change') })))
      setSigning(null)
  }
  const beginAnew = async () => {
    const question = { text: t('pocket.kept.forget'), danger: true }
    if (!(await confirm({ ...question, confirmText: t('pocket.kept.anew') }))) return
    await form.forget()
    onAnew()
  }
  if (isSigned) return <Signed code={signing!.made.content.code} />
  return (
    <>
      {hasBegun && !isKept && (
        <Alert color="toDo" role="alert">
          {t('pocket.kept.not')}
        </Alert>
      )}
      {signing === null ? (
        <>
          {kept && (
            <Alert color="toDo" icon={<IconHistory size={18} aria-hidden />}>
              <Stack gap="xs" align="flex-start">
                <Text size="sm">
                  {t('pocket.kept.back', { on: formatInstantTime(kept.changedOn) })}
                </Text>
                <Button size="xs" variant="default" onClick={() => void beginAnew()}>
                  {t('pocket.kept.anew')}
                </Button>
              </Stack>
            </Alert>
          )}
          <DoorForm {...{ draft, pocket, viewing }} onRead={() => void read()} />
        </>
      ) : (
        // The next party begins at the top.
        <HandedOver
          key={signing.signed.length}
          title={t('pocket.order.title')}
          onClose={() => void change()}
        >
          {!isRoomy && (
            <Alert color="toDo" role="alert">
              {t('pocket.noRoom')}
            </Alert>
          )}
          <InTurn signing={signing} onSign={(one, photo) => sign(signing, one, photo)} />
          <Group mt="sm">
            <Button variant="default" onClick={() => void change()}>
              {t('pocket.order.change')}
            </Button>
          </Group>
        </HandedOver>
      )}
    </>
  )
}

/** The party whose turn it is reads, ticks and signs. */
function InTurn({
  signing: { made, signed },
  onSign,
}: {
  signing: Signing
  onSign: (signing: PartySigning, photo: Blob | null) => Promise<void>
}) {
  const t = useText()
  const name = made.parties[signed.length]!.party.name
  const count = made.parties.length
  return (
    <>
      {count > 1 && (
        <Text fw={600} style={{ overflowWrap: 'anywhere' }} aria-live="polite">
          {t('pocket.order.turn', { at: signed.length + 1, of: count, name })}
        </Text>
      )}
      <SignForm content={made.content} party={name} withPhoto onSign={onSign} />
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

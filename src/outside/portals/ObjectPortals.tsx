import { Group, Stack, Switch, Text } from '@mantine/core'
import { useState } from 'react'
import { Section } from '#kit/form/Section.tsx'
import { call } from '#kit/http/call.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import type { Slots } from '#base/register/slots.tsx'
import { StateOfObject } from './PortalObjects.tsx'
import { portalsApi } from './portals.contract.ts'
import type { PortalOfObject } from './portals.contract.ts'
import { Pill } from '#kit/ui/Pill.tsx'

/** A switch for each portal, with the state of the object there. */
export function ObjectPortals({ object: { id } }: Slots['ObjectPortals']) {
  const t = useText()
  const query = useAnswer(portalsApi.portalsOfObject, { params: { id: String(id) } })
  return (
    <Section title={t('portal.title')} anchor="portals" columns={1}>
      <Loaded query={query} lines={4}>
        {({ items }) =>
          items.length === 0 ? (
            <Text c="dimmed">{t('portal.none')}</Text>
          ) : (
            items.map((portal) => (
              <PortalSwitch key={portal.portalId} objectId={id} portal={portal} />
            ))
          )
        }
      </Loaded>
    </Section>
  )
}

function PortalSwitch({ objectId, portal }: { objectId: number; portal: PortalOfObject }) {
  const t = useText()
  // Optimistic value until the server answers.
  const [turned, setTurned] = useState<{ from: boolean; to: boolean } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { portalId, name, isOn, isWanted, unsaid } = portal
  const turn = async (wanted: boolean) => {
    setBusy(true)
    setTurned({ from: isWanted, to: wanted })
    try {
      await call(portalsApi.switchPortal, { body: { portalId, objectId, wanted } })
    } catch (failure) {
      setTurned(null)
      throw failure
    } finally {
      setBusy(false)
    }
  }
  const isTurned = turned !== null && turned.from === isWanted
  return (
    <Stack gap={2}>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Switch
          label={name}
          checked={isTurned ? turned.to : isWanted}
          disabled={isBusy}
          // The error banner shows the reason.
          onChange={(event) => void turn(event.currentTarget.checked).catch(() => undefined)}
        />
        {isOn ? (
          portal.state !== 'off' && <StateOfObject item={portal} />
        ) : (
          <Pill tone="neutral">{t('portal.isOff')}</Pill>
        )}
      </Group>
      {unsaid.length > 0 && (
        <Text size="xs" c="dimmed">
          {t('portal.unsaidHere', { names: unsaid.join(', ') })}
        </Text>
      )}
    </Stack>
  )
}

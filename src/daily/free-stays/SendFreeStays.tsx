import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { call } from '#kit/http/call.ts'
import { newRequestKey } from '#kit/http/requestKey.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useGo } from '#kit/ui/GoLink.tsx'
import { leadPaths } from '#records/leads/leads.paths.ts'
import { LeadPicker } from '#records/leads/LeadPicker.tsx'
import { mostChosen, selectionsApi } from '#outside/selections/selections.contract.ts'

type Props = { objectIds: readonly number[]; demandId: number | null }

/** Creates a selection of the chosen objects for a lead's client, and opens the lead to send it. */
export function SendFreeStays({ objectIds, demandId }: Props) {
  const t = useText()
  const go = useGo()
  const [lead, setLead] = useState({ id: demandId, text: '' })
  const [isBusy, setBusy] = useState(false)
  const make = async (leadId: number) => {
    setBusy(true)
    try {
      const body = { leadId, objects: objectIds.map((objectId) => ({ objectId })) }
      await call(selectionsApi.addSelection, { body }, { requestKey: newRequestKey() })
      go(`${leadPaths.lead(leadId)}#selections`)
    } catch {
      // `call` shows the error itself.
      setBusy(false)
    }
  }
  return (
    <Group gap="sm" align="flex-end" mb="md">
      {demandId === null && (
        <div style={{ flex: '1 1 16rem', maxWidth: '30rem' }}>
          <LeadPicker
            label={t('freeStays.lead')}
            value={lead.id}
            text={lead.text}
            onChange={(id, text) => setLead({ id, text })}
          />
        </div>
      )}
      <Button
        variant="light"
        loading={isBusy}
        disabled={lead.id === null || objectIds.length === 0 || objectIds.length > mostChosen}
        onClick={() => lead.id !== null && void make(lead.id)}
      >
        {t('freeStays.send', { count: objectIds.length })}
      </Button>
    </Group>
  )
}

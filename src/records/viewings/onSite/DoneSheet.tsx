// After a viewing: the result of each object, a note, the lead's stage, and the next step in one sheet. Choosing the next
// step saves all of it.
import { Alert, Button, Chip, Drawer, Group, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { agencyDay } from '#kit/clock.ts'
import { call } from '#kit/http/call.ts'
import { newRequestKey } from '#kit/http/requestKey.ts'
import { refresh } from '#kit/http/queries.ts'
import { savesInLine } from '#kit/http/savesInLine.ts'
import { useText } from '#kit/i18n/useText.ts'
import { failureText } from '#kit/ui/failureText.ts'
import { showNotice } from '#kit/ui/notices.ts'
import { useFocusBack } from '#kit/ui/useFocusBack.ts'
import { activitiesApi } from '#base/activities/activities.contract.ts'
import { leadsApi } from '#records/leads/leads.contract.ts'
import { offerMade } from '#base/settings/knownOptions.contract.ts'
import { OfferInput } from '../offers/OfferInput.tsx'
import { viewingsApi } from '../viewings.contract.ts'
import type { Viewing } from '../viewings.contract.ts'
import type { OnSite } from './onSite.contract.ts'

type Props = { id: number; viewing: Viewing; onSite: OnSite; onClose: () => void }

/** Next steps, and in how many days each is due. */
const steps = { call: 1, callLater: 3, again: 1, more: 0 } as const
type Step = keyof typeof steps

export function DoneSheet({ id, viewing, onSite, onClose }: Props) {
  const t = useText()
  useFocusBack()
  const [results, setResults] = useState(viewing.results)
  const [note, setNote] = useState('')
  const change = (row: Viewing['results'][number], what: Partial<typeof row>) =>
    setResults(results.map((one) => (one === row ? { ...one, ...what } : one)))
  // Invalid offers by object; nothing can be saved while there are any.
  const [unread, setUnread] = useState<Record<number, string | undefined>>({})
  const isUnread = results.some(
    ({ objectId, result }) => result === offerMade && unread[objectId] !== undefined,
  )
  // An offer moves the lead on the server.
  const hasNewOffer = results !== viewing.results && results.some((one) => one.result === offerMade)
  const proposed = hasNewOffer ? null : (onSite.lead?.proposed ?? null)
  const [movesOn, setMovesOn] = useState(true)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<Error | null>(null)
  // A retry after a failure adds nothing twice.
  const [keys] = useState(() => ({ note: newRequestKey(), task: newRequestKey() }))
  const [inLine] = useState(savesInLine)
  const { lead } = onSite

  const save = async (step: Step | null) => {
    setSaving(true)
    setFailure(null)
    try {
      if (results !== viewing.results)
        await inLine('viewing', viewing.version, (version) =>
          call(viewingsApi.saveViewing, { body: { id, version, results } }, { quiet: true }),
        )
      const links = [
        ...(lead ? [{ entity: 'Demand' as const, id: lead.id }] : []),
        { entity: 'Viewing' as const, id },
      ]
      if (note.trim() !== '') {
        const body = { category: 'viewing' as const, description: note.trim(), done: true, links }
        await call(activitiesApi.saveActivity, { body }, { quiet: true, requestKey: keys.note })
      }
      if (lead && movesOn && proposed)
        await inLine('lead', lead.version, (version) => {
          const body = { id: lead.id, version, stage: proposed.value }
          return call(leadsApi.saveLead, { body }, { quiet: true })
        })
      if (step !== null) {
        const [link] = links
        const body = {
          entityType: link!.entity,
          id: link!.id,
          description: t(`viewing.step.${step}.task`, { client: onSite.client?.name ?? '' }).trim(),
          date: `${agencyDay(steps[step])}T00:00:00`,
        }
        await call(activitiesApi.addOwnTask, { body }, { quiet: true, requestKey: keys.task })
      }
      showNotice({ message: t('viewing.doneSaved') })
      onClose()
    } catch (error) {
      setFailure(error as Error)
      // A conflict: the values of the other user are behind the sheet, and saving again replaces them.
      void refresh('viewing', 'lead')
      setSaving(false)
    }
  }
  return (
    <Drawer
      opened
      onClose={onClose}
      position="bottom"
      size="auto"
      title={t('viewing.doneNext')}
      closeButtonProps={{ 'aria-label': t('kit.close') }}
    >
      <Stack gap="md" maw={720} mx="auto">
        {results.map((row) => (
          <fieldset key={row.objectId} style={{ border: 0, margin: 0, padding: 0 }}>
            <Text component="legend" size="sm" fw={600} mb={6}>
              #{row.objectReferenceNumber} {row.objectTitle}
            </Text>
            <Group gap="xs">
              {viewing.resultOptions.map(({ value, text }) => (
                <Chip
                  key={value}
                  size="sm"
                  checked={row.result === value}
                  onChange={(checked) =>
                    change(row, { result: checked ? value : null, offer: null })
                  }
                >
                  {text}
                </Chip>
              ))}
            </Group>
            {row.result === offerMade && (
              <OfferInput
                row={row}
                onChange={(offer) => change(row, { offer })}
                unread={unread[row.objectId]}
                onUnread={(text) => setUnread({ ...unread, [row.objectId]: text ?? undefined })}
              />
            )}
          </fieldset>
        ))}
        <Textarea
          label={t('viewing.note')}
          autosize
          minRows={1}
          maxRows={6}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        {proposed && (
          <Chip size="sm" checked={movesOn} onChange={setMovesOn}>
            {t('viewing.leadTo', { stage: proposed.text })}
          </Chip>
        )}
        {failure && <Alert color="trouble">{failureText(failure, t)}</Alert>}
        <Stack gap="xs">
          <Text size="sm" fw={600}>
            {t('viewing.nextStep')}
          </Text>
          <Group gap="xs">
            {(Object.keys(steps) as Step[]).map((step) => (
              <Button
                key={step}
                variant="light"
                loading={isSaving}
                disabled={isUnread}
                onClick={() => void save(step)}
              >
                {t(`viewing.step.${step}`)}
              </Button>
            ))}
            <Button
              variant="default"
              loading={isSaving}
              disabled={isUnread}
              onClick={() => void save(null)}
            >
              {t('viewing.step.none')}
            </Button>
          </Group>
        </Stack>
      </Stack>
    </Drawer>
  )
}

// Shows the proposed mail to each client of the ticked leads, and sends the mails.
import { Alert, Button, Group, Modal, Text } from '@mantine/core'
import { useState } from 'react'
import { useAnswer } from '#kit/http/queries.ts'
import { newRequestKey } from '#kit/http/requestKey.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { useFocusBack } from '#kit/ui/useFocusBack.ts'
import type { Slots } from '#base/register/slots.tsx'
import { RunProgress } from '../bulk/RunProgress.tsx'
import { useSets } from '../bulk/useSets.ts'
import { fittingLeadsApi } from './fittingLeads.contract.ts'
import type { LeadToSend, Proposal } from './fittingLeads.contract.ts'
import classes from './fittingLeads.module.css'
import { sendInSets } from './leadSets.ts'
import { isLeftOut, ProposalCard } from './ProposalCard.tsx'
import type { ProposalEdit } from './ProposalCard.tsx'
import { SentLeads } from './SentLeads.tsx'

type Props = Omit<Slots['TickedLeads'], 'onStop'> & {
  /** `isDone`: at least one mail was sent. */
  onClose: (isDone: boolean) => void
}

export function SendDialog({ object, ids, onClose }: Props) {
  const t = useText()
  useFocusBack()
  const [leadIds] = useState(() => [...ids])
  // Idempotency key, so that a retry after a failure sends nothing twice.
  const [requestKey] = useState(newRequestKey)
  const { run, start, stop, goOn } = useSets(sendInSets, fittingLeadsApi.sendSelections.changes)
  // Do not refetch: the proposals must not change while somebody edits them.
  const query = useAnswer(
    fittingLeadsApi.proposeSelections,
    { body: { objectId: object.id, leadIds } },
    { again: false, staleTime: Infinity, gcTime: 0, enabled: run === null },
  )
  const isRunning = run?.state === 'running'
  const close = () => !isRunning && onClose(run !== null)
  return (
    <Modal
      opened
      onClose={close}
      size="lg"
      title={t('fittingLeads.send.title', { number: object.referenceNumber })}
      closeOnClickOutside={false}
      withCloseButton={!isRunning}
      closeButtonProps={{ 'aria-label': t('kit.close') }}
    >
      <Loaded query={query} lines={8}>
        {({ items }) =>
          !run ? (
            <Proposals
              proposals={items}
              missing={leadIds.length - items.length}
              onSend={(leads) => void start({ objectId: object.id, requestKey }, leads)}
              onCancel={close}
            />
          ) : isRunning ? (
            <RunProgress done={run.outcomes.length} total={run.items.length} onStop={stop} />
          ) : (
            <SentLeads run={run} proposals={items} onGoOn={goOn} onClose={close} />
          )
        }
      </Loaded>
    </Modal>
  )
}

type ProposalsProps = {
  proposals: readonly Proposal[]
  /** Ticked leads without a proposal. */
  missing: number
  onSend: (leads: LeadToSend[]) => void
  onCancel: () => void
}

function Proposals({ proposals, missing, onSend, onCancel }: ProposalsProps) {
  const t = useText()
  const [edits, setEdits] = useState<Record<number, ProposalEdit>>({})
  const going = proposals.filter((one) => !isLeftOut(one, edits[one.leadId]))
  const send = () =>
    onSend(
      going.map(({ leadId, language, emails, note }) => {
        const edit = edits[leadId] ?? {}
        const text = (edit.note ?? note).trim()
        return { leadId, language, note: text || null, email: edit.email ?? emails[0] ?? null }
      }),
    )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (going.length > 0) send()
      }}
    >
      {missing > 0 && (
        <Alert color="toDo" mb="md">
          {t('fittingLeads.send.missing', { count: missing })}
        </Alert>
      )}
      {proposals.length === 0 && <Text>{t('fittingLeads.send.nobody')}</Text>}
      <ul className="stacked ruled">
        {proposals.map((proposal) => (
          <li key={proposal.leadId}>
            <ProposalCard
              proposal={proposal}
              edit={edits[proposal.leadId] ?? {}}
              onEdit={(edit) => setEdits((all) => ({ ...all, [proposal.leadId]: edit }))}
            />
          </li>
        ))}
      </ul>
      <Group justify="flex-end" className={classes.foot!}>
        <Button variant="default" onClick={onCancel}>
          {t('kit.cancel')}
        </Button>
        <Button type="submit" disabled={going.length === 0}>
          {t('fittingLeads.send.do', { count: going.length })}
        </Button>
      </Group>
    </form>
  )
}

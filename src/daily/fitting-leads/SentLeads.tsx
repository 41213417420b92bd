// Result of sending: the mails, the pages whose links are sent by hand, and the refused leads.
import { Box, Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { LoadFailed } from '#kit/ui/loading/LoadFailed.tsx'
import { leadPaths } from '#records/leads/leads.paths.ts'
import type { SetsRun } from '../bulk/useSets.ts'
import type { Messenger, Selection } from '#outside/selections/selections.contract.ts'
import { useSelectionActions } from '#outside/selections/useSelectionActions.ts'
import { WaysToClient } from '#outside/selections/WaysToClient.tsx'
import type { ClientReach } from '#outside/selections/WaysToClient.tsx'
import type { LeadToSend, Proposal, SentLead } from './fittingLeads.contract.ts'
import classes from './fittingLeads.module.css'
import type { SendRequest } from './leadSets.ts'
import { RefusedLeads } from './RefusedLeads.tsx'

type Props = {
  run: SetsRun<SendRequest, LeadToSend, SentLead>
  proposals: readonly Proposal[]
  onGoOn: () => void
  onClose: () => void
}

export function SentLeads({ run, proposals, onGoOn, onClose }: Props) {
  const t = useText()
  const { items, outcomes, failure } = run
  const made = outcomes.flatMap(({ leadId, selection }) => {
    const client = proposals.find((one) => one.leadId === leadId)
    return selection && client ? [{ selection, client }] : []
  })
  const mailed = made.filter(({ selection }) => selection.sentOn !== null)
  const byHand = made.filter(({ selection }) => selection.sentOn === null)
  const left = items.length - outcomes.length
  return (
    <>
      {failure && <LoadFailed failure={failure} retry={onGoOn} />}
      <output style={{ display: 'block' }}>
        {mailed.length > 0 && <Text>{t('fittingLeads.sent.mails', { count: mailed.length })}</Text>}
        {left > 0 && <Text c="dimmed">{t('bulk.notBegun', { count: left })}</Text>}
        {byHand.length > 0 && (
          <Text>{t('fittingLeads.sent.byHand', { count: byHand.length })}</Text>
        )}
      </output>
      <RefusedLeads outcomes={outcomes} />
      <Box component="ul" mt="md" className="stacked ruled">
        {byHand.map(({ selection, client }) => (
          <li key={selection.id}>
            <ByHand selection={selection} client={client} name={nameOf(client)} />
          </li>
        ))}
        {mailed.map(({ selection, client }) => (
          <li key={selection.id}>
            <Group gap="xs">
              <GoLink href={leadPaths.lead(selection.leadId)}>{nameOf(client)}</GoLink>
              <Text size="sm">{t('fittingLeads.sent.to', { email: selection.sentTo! })}</Text>
            </Group>
          </li>
        ))}
      </Box>
      {made.length > 0 && (
        <Text size="sm" c="dimmed" mt="md">
          {t('fittingLeads.sent.where')}
        </Text>
      )}
      <Group justify="flex-end" className={classes.foot!}>
        <Button onClick={onClose} data-autofocus>
          {t('kit.close')}
        </Button>
      </Group>
    </>
  )
}

const nameOf = ({ client, leadId }: Proposal) => client || `#${leadId}`

type ByHandProps = { selection: Selection; client: ClientReach; name: string }

/** A page whose link the agent sends by hand. */
function ByHand({ selection, client, name }: ByHandProps) {
  const t = useText()
  const actions = useSelectionActions(selection)
  const [opened, setOpened] = useState<Messenger | null>(null)
  const noteSent = (by: Messenger, phone: string | null) => {
    setOpened(by)
    return actions.noteSent(by, phone)
  }
  return (
    <>
      <Group gap="xs">
        <GoLink href={leadPaths.lead(selection.leadId)}>{name}</GoLink>
        {opened && <Text size="sm">{t('fittingLeads.sent.opened', { by: opened })}</Text>}
      </Group>
      <Group gap="xs" mt={6}>
        <WaysToClient selection={selection} client={client} actions={{ ...actions, noteSent }} />
      </Group>
    </>
  )
}

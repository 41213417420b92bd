// Proposed mail to one client, editable before it is sent.
import { Checkbox, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { formatInstant } from '#kit/fields/format.ts'
import { GrowingText } from '#kit/form/inputs/GrowingText.tsx'
import { languageNames } from '#kit/i18n/languages.ts'
import { useText } from '#kit/i18n/useText.ts'
import { BounceNotes } from '#base/bounces/BounceNotes.tsx'
import { selectionFields } from '#outside/selections/selectionFields.contract.ts'
import type { Proposal } from './fittingLeads.contract.ts'
import { Pill } from '#kit/ui/Pill.tsx'

/** The agent's changes; missing values are as proposed. */
export type ProposalEdit = { isLeftOut?: boolean; note?: string; email?: string }

type Props = { proposal: Proposal; edit: ProposalEdit; onEdit: (edit: ProposalEdit) => void }

/** A property that the client has already been sent is left out by default. */
export const isLeftOut = ({ sentOn }: Proposal, edit: ProposalEdit = {}): boolean =>
  edit.isLeftOut ?? sentOn !== null

export function ProposalCard({ proposal, edit, onEdit }: Props) {
  const t = useText()
  const { leadId, client, language, emails, phones, subject, sentOn } = proposal
  const out = isLeftOut(proposal, edit)
  const name = client || `#${leadId}`
  const email = edit.email ?? emails[0]
  return (
    <Stack gap="xs" component="section" aria-label={name}>
      <Group gap="xs" justify="space-between">
        <Checkbox
          label={<b>{name}</b>}
          checked={!out}
          onChange={({ currentTarget }) => onEdit({ ...edit, isLeftOut: !currentTarget.checked })}
        />
        <Pill bare>{languageNames[language]}</Pill>
      </Group>
      {sentOn && (
        <Text size="sm" c="var(--estia-amber)">
          {t('fittingLeads.send.before', { day: formatInstant(sentOn) })}
        </Text>
      )}
      {!out && (
        <>
          {emails.length > 1 ? (
            <NativeSelect
              label={t('fittingLeads.send.address')}
              value={email ?? ''}
              onChange={(event) => onEdit({ ...edit, email: event.currentTarget.value })}
              data={emails}
            />
          ) : (
            <Text size="sm">
              {email
                ? t('fittingLeads.send.mail', { email })
                : phones[0]
                  ? t('fittingLeads.send.phone', { phone: phones[0] })
                  : t('fittingLeads.send.none')}
            </Text>
          )}
          {email && <BounceNotes addresses={[email]} />}
          <GrowingText
            label={t('fittingLeads.send.note')}
            description={
              email ? t('fittingLeads.send.mailHint', { subject }) : t('fittingLeads.send.pageHint')
            }
            lang={language}
            minRows={2}
            maxRows={8}
            maxLength={selectionFields.note.maxLength}
            value={edit.note ?? proposal.note}
            onChange={(event) => onEdit({ ...edit, note: event.currentTarget.value })}
          />
        </>
      )}
    </Stack>
  )
}

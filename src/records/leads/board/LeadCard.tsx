import { Text } from '@mantine/core'
import { formatCurrency, formatDate, formatRange } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { leadPaths } from '../leads.paths.ts'
import type { LeadRow, NextStep } from '../list/leadLists.contract.ts'
import { LeadMarks } from '../list/LeadMarks.tsx'

export function LeadCard({ lead }: { lead: LeadRow }) {
  const t = useText()
  const budget = formatRange(lead.budgetRangeMin, lead.budgetRangeMax, formatCurrency)
  const { nextStep } = lead
  const textOf = ({ kind, description }: NextStep) =>
    kind === 'viewing'
      ? t('lead.nextViewing', { objects: description ?? '' }).trim()
      : (description ?? t('lead.nextStepWithoutText'))
  return (
    <>
      <GoLink href={leadPaths.lead(lead.id)}>{lead.name || `#${lead.id}`}</GoLink>
      <Text size="sm">
        {lead.type}
        {budget && ` · ${budget}`}
        {lead.priorityName && <span className="quiet"> · {lead.priorityName}</span>}
      </Text>
      {nextStep && (
        <Text size="xs" lineClamp={2}>
          {t('lead.nextStep', { text: textOf(nextStep) })}
          {nextStep.date && ` · ${formatDate(nextStep.date)}`}
        </Text>
      )}
      <LeadMarks of={lead} />
    </>
  )
}

import { useDraggable } from '@dnd-kit/react'
import { ActionIcon, Menu, Text } from '@mantine/core'
import { IconArrowsMove, IconGripVertical } from '@tabler/icons-react'
import { formatCurrency, formatDate, formatRange } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { paths } from '#features/paths.ts'
import classes from '../leads.module.css'
import type { BoardColumn, LeadRow } from '../list/leadLists.contract.ts'
import { LeadMarks } from '../list/LeadMarks.tsx'

type Props = { lead: LeadRow; stages: readonly BoardColumn[]; onMove: (stage: number) => void }

/** One lead, to drag by its handle or to move by its menu. */
export function LeadCard({ lead, stages, onMove }: Props) {
  const t = useText()
  const { ref, handleRef, isDragging } = useDraggable({ id: lead.id })
  const name = lead.name || `#${lead.id}`
  const budget = formatRange(lead.budgetRangeMin, lead.budgetRangeMax, formatCurrency)
  const { nextStep } = lead
  return (
    <li ref={ref} className={classes.card} data-dragging={isDragging}>
      <GoLink href={paths.lead(lead.id)}>{name}</GoLink>
      <div className={classes.cardTools}>
        <Menu position="bottom-end" shadow="md">
          <Menu.Target>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="sm"
              aria-label={t('leads.board.moveTo', { name })}
            >
              <IconArrowsMove size={15} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {stages.map(({ stage, text }) => (
              <Menu.Item key={stage} onClick={() => onMove(stage)}>
                {text}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
        <ActionIcon
          ref={handleRef}
          variant="subtle"
          color="gray"
          size="sm"
          aria-label={t('leads.board.drag', { name })}
        >
          <IconGripVertical size={15} aria-hidden />
        </ActionIcon>
      </div>
      <Text size="sm" className={classes.cardWide}>
        {lead.type}
        {budget && <span className="numbers"> · {budget}</span>}
        {lead.priorityName && <span className="quiet"> · {lead.priorityName}</span>}
      </Text>
      {nextStep && (
        <Text size="xs" className={classes.cardWide} lineClamp={2}>
          {t('lead.nextStep', { text: nextStep.description ?? t('lead.nextStepWithoutText') })}
          {nextStep.date && <span className="numbers"> · {formatDate(nextStep.date)}</span>}
        </Text>
      )}
      <div className={classes.cardWide}>
        <LeadMarks of={lead} />
      </div>
    </li>
  )
}

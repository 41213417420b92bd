// Follow-up steps of a won or lost deal, with their states. Nothing happens until the user clicks.
import { Button } from '@mantine/core'
import { Section } from '#kit/form/Section.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { FollowUpRow } from './FollowUpRow.tsx'
import { doneAlone } from './followUps.contract.ts'
import type { FollowUp } from './followUps.contract.ts'
import { useFollowUps } from './useFollowUps.ts'

type Props = { dealId: number; isOver: boolean }

export function FollowUps({ dealId, isOver }: Props) {
  const { query, ...doing } = useFollowUps(dealId)
  if (!isOver && !query.data?.steps.length) return null
  return (
    <Loaded query={query} lines={4}>
      {({ steps }) => <Steps steps={steps} {...doing} />}
    </Loaded>
  )
}

type StepsProps = Omit<ReturnType<typeof useFollowUps>, 'query'> & { steps: readonly FollowUp[] }

function Steps({ steps, busy, doSteps, undoSteps }: StepsProps) {
  const t = useText()
  if (steps.length === 0) return null
  const toDo = steps
    .filter(({ step, mayDo }) => mayDo && !doneAlone.includes(step))
    .map(({ step }) => step)
  const all = toDo.length > 1 && (
    <Button size="xs" disabled={busy !== null} onClick={() => void doSteps(toDo)}>
      {t('deal.followUps.doAll')}
    </Button>
  )
  return (
    <Section title={t('deal.followUps')} anchor="followUps" columns={1} actions={all}>
      <ul>
        {steps.map((one) => (
          <FollowUpRow
            key={one.step}
            of={one}
            busy={busy}
            onDo={() => void doSteps([one.step])}
            onUndo={() => void undoSteps([one.step])}
          />
        ))}
      </ul>
    </Section>
  )
}

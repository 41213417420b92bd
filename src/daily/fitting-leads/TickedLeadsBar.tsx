// Bar below the leads that an object fits, with the actions on ticked ones.
import { Button, CloseButton } from '@mantine/core'
import { useState } from 'react'
import { useText } from '#kit/i18n/useText.ts'
import type { Slots } from '#base/register/slots.tsx'
import { BulkDialog } from '../bulk/BulkDialog.tsx'
import { TickedBar } from '../bulk/TickedBar.tsx'
import { mostTicked } from '../matching/matching.contract.ts'
import { SendDialog } from './SendDialog.tsx'
import { TasksDialog } from './TasksDialog.tsx'

type Action = 'assign' | 'tasks' | 'send'
const actions = ['send', 'tasks', 'assign'] as const

export function TickedLeadsBar({ object, ids, onStop }: Slots['TickedLeads']) {
  const t = useText()
  const [action, setAction] = useState<Action | null>(null)
  const count = ids.length
  const close = (isDone: boolean) => {
    setAction(null)
    if (isDone) onStop()
  }
  const ticked = t('fittingLeads.ticked', { count })
  const most = count === mostTicked ? ` · ${t('fittingLeads.most', { count })}` : ''
  const dialogs = (
    <>
      {action === 'assign' && (
        <BulkDialog
          action="assign"
          kind="Demand"
          ids={ids}
          title={t('matching.leads')}
          onClose={close}
        />
      )}
      {action === 'tasks' && <TasksDialog object={object} ids={ids} onClose={close} />}
      {action === 'send' && <SendDialog object={object} ids={ids} onClose={close} />}
    </>
  )
  return (
    <TickedBar label={t('fittingLeads.bar')} status={ticked + most} dialogs={dialogs}>
      {actions.map((each) => (
        <Button
          key={each}
          size="xs"
          variant={each === 'send' ? 'filled' : 'default'}
          onClick={() => setAction(each)}
        >
          {t(`fittingLeads.${each}`, { count })}
        </Button>
      ))}
      <CloseButton ml="auto" aria-label={t('fittingLeads.clear')} onClick={onStop} />
    </TickedBar>
  )
}

// Activities section of a record: a box to enter the next one, then what is planned and what
// happened, of all kinds or one. For activities alone it is the list with its filter.
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Section } from '#kit/form/Section.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { ActivityEditor } from '#base/activities/edit/ActivityEditor.tsx'
import { ActivityList } from '#base/activities/ActivityList.tsx'
import { QuickTask } from '#base/activities/quick/QuickTask.tsx'
import { useActivityEditing } from '#base/activities/edit/useActivityEditing.ts'
import { KindFilter } from './KindFilter.tsx'
import type { TimelineParent } from '#base/register/records.contract.ts'
import { Timeline } from './Timeline.tsx'
import { useShownKind } from './useShownKind.ts'

// Both are on the same screens, and one file more is one request more.
export { NextStep } from './NextStep.tsx'

type Props = {
  parent: TimelineParent
  parentId: number
  /** For people who may open the record but not change it. */
  readOnly?: boolean
}

export function RecordActivities({ parent, parentId, readOnly = false }: Props) {
  const t = useText()
  const [kind, show] = useShownKind()
  const editing = useActivityEditing()
  const { blank, editedId } = editing
  const record = { entity: parent, id: parentId }
  const key = `${parent}/${parentId}`
  return (
    <Section
      title={t('activity.title')}
      anchor="activities"
      columns={1}
      actions={
        !readOnly && (
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={blank !== null || editedId !== null}
            onClick={() => void editing.start(parent, parentId)}
          >
            {t('activity.add')}
          </Button>
        )
      }
    >
      {!readOnly && <QuickTask key={key} of={record} />}
      <KindFilter of={parent} kind={kind} onChange={show} />
      {blank && <ActivityEditor activity={blank} onClose={editing.close} />}
      {kind === 'activity' ? (
        <ActivityList {...{ parent, parentId, readOnly, editing }} />
      ) : (
        <Timeline key={`${key} ${kind ?? ''}`} {...{ record, kind, readOnly, editing }} />
      )}
    </Section>
  )
}

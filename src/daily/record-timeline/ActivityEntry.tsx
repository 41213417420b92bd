import { ActionIcon, Center, Text } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import { ActivityEditor } from '#base/activities/edit/ActivityEditor.tsx'
import { ActivityState } from '#base/activities/ActivityState.tsx'
import { CompleteButton } from '#base/activities/CompleteButton.tsx'
import { LinkText } from '#base/activities/edit/LinkText.tsx'
import { isOverdue } from '#base/activities/planned.ts'
import { FileLinks } from '#base/files/FileLinks.tsx'
import { Folded } from '#kit/ui/Folded.tsx'
import { Moment } from './Moment.tsx'
import classes from './timeline.module.css'
import type { TimelineEntry } from './recordTimeline.contract.ts'
import type { TimelineOf } from './timelineOf.ts'
import { Pill } from '#kit/ui/Pill.tsx'

type Props = { entry: Extract<TimelineEntry, { kind: 'activity' }>; of: TimelineOf }

/** An activity: tasks can be ticked off on the left, and each activity can be edited in place. */
export function ActivityEntry({ entry, of: { record, readOnly, editing } }: Props) {
  const t = useText()
  const { activity } = entry
  const { id, category, description, done, canEdit, assignedTo, createdBy, files } = activity
  const mayEdit = canEdit && !readOnly
  const text = (description ?? '').slice(0, 60)
  const others = activity.links.filter(
    (link) => link.entity !== record.entity || link.id !== record.id,
  )
  return (
    <li className={classes.entry} data-kind="activity" data-late={isOverdue(activity) || undefined}>
      {done === false && mayEdit ? (
        <CompleteButton id={id} text={text} />
      ) : (
        <Center component="span" w={28} pt={3} c="dimmed">
          <ActivityState done={done} />
        </Center>
      )}
      <div className={classes.body}>
        <Folded>
          {category !== 'undefined' && <Pill bare>{t(`activity.category.${category}`)}</Pill>}{' '}
          {description ?? t('activity.withoutText')}
        </Folded>
        <FileLinks files={files} />
        <Text size="sm" c="dimmed" component="div">
          {[
            createdBy && t('recordTimeline.by', { name: createdBy }),
            assignedTo.length > 0 &&
              t('recordTimeline.forWhom', {
                names: assignedTo.map((person) => person.description).join(', '),
              }),
          ]
            .filter(Boolean)
            .join(' · ')}
          {others.map((link) => (
            <span key={`${link.entity}/${link.id}`}>
              {' · '}
              <LinkText link={link} />
            </span>
          ))}
        </Text>
      </div>
      <Moment of={entry} />
      {mayEdit && editing.editedId === null && editing.blank === null && (
        <ActionIcon
          variant="subtle"
          aria-label={t('activity.editOne', { text })}
          onClick={() => editing.edit(id)}
        >
          <IconPencil size={16} aria-hidden />
        </ActionIcon>
      )}
      {editing.editedId === id && (
        <div className={classes.editor}>
          <ActivityEditor
            activity={activity}
            onClose={editing.close}
            onDelete={() => void editing.remove(id)}
          />
        </div>
      )}
    </li>
  )
}

import { ActionIcon, Text } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import { CompleteButton } from '#base/activities/CompleteButton.tsx'
import { LinkText } from '#base/activities/edit/LinkText.tsx'
import { formatPlanned } from '#base/activities/planned.ts'
import { PutOff } from '#base/activities/PutOff.tsx'
import type { ParentKind, RecordRef } from '#base/register/records.contract.ts'
import { reached } from '#base/people/reached.ts'
import classes from '#kit/ui/look/rows.module.css'
import home from './home.module.css'
import type { DueActivity as Due } from './home.contract.ts'

type Props = {
  activity: Due
  late: boolean
  /** In the diary: the time is shown before it instead of the date. */
  hour?: string
}

/** An open activity with its person and time, and buttons to complete or postpone it. */
export function DueActivity({ activity, late, hour }: Props) {
  const t = useText()
  const text = activity.description ?? t('activity.withoutText')
  return (
    <li>
      {hour !== undefined && <span className={home.hour}>{hour}</span>}
      <span style={{ visibility: activity.canEdit ? 'visible' : 'hidden' }}>
        <CompleteButton id={activity.id} text={text} />
      </span>
      <div className={classes.grow}>
        <Text size="sm" lineClamp={2}>
          {activity.category !== 'undefined' && `${t(`activity.category.${activity.category}`)}: `}
          {text}
        </Text>
        <Text size="sm" component="div">
          {activity.date && hour === undefined && (
            <Text span inherit mr="xs" className="numbers" c={late ? 'var(--estia-red)' : 'dimmed'}>
              {formatPlanned(activity.date)}
            </Text>
          )}
          {activity.links.map((link, index) => (
            <span key={`${link.entity}/${link.id}`}>
              {index > 0 && ', '}
              <LinkText link={link} />
            </span>
          ))}
        </Text>
      </div>
      {activity.phone && activity.phoneLink && (
        <ActionIcon
          component="a"
          variant="subtle"
          href={activity.phoneLink}
          aria-label={t('home.call', { phone: activity.phone })}
          title={activity.phone}
          onClick={() =>
            reached({ by: 'call', phone: activity.phone!, records: calledAt(activity) })
          }
        >
          <IconPhone size={18} aria-hidden />
        </ActionIcon>
      )}
      {activity.canEdit && <PutOff activity={activity} text={text.slice(0, 60)} />}
    </li>
  )
}

/** The owner of the phone, and the other records that the activity is about. */
function calledAt({ links, phoneOfId }: Due): RecordRef<ParentKind>[] {
  const about = links.filter(({ entity }) => entity !== 'Account' && entity !== 'Activity')
  return [
    ...about.map(({ entity, id }) => ({ entity, id })).slice(0, 4),
    ...(phoneOfId === null ? [] : [{ entity: 'Account' as const, id: phoneOfId }]),
  ]
}

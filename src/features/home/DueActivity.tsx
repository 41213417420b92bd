import { ActionIcon, Text } from '@mantine/core'
import { IconCircle } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import type { Activity } from '#features/activities/activities.contract.ts'
import { LinkText } from '#features/activities/LinkText.tsx'
import { formatPlanned } from '#features/activities/planned.ts'
import classes from '#kit/ui/rows.module.css'
import { PutOff } from './PutOff.tsx'
import { useCompleteActivity } from './useCompleteActivity.ts'

/** One thing to do: for whom, when, a button to tick it off, and another day for it. */
export function DueActivity({ activity, late }: { activity: Activity; late: boolean }) {
  const t = useText()
  const complete = useCompleteActivity()
  const text = activity.description ?? t('home.withoutText')
  return (
    <li>
      <ActionIcon
        variant="subtle"
        color="gray"
        style={{ visibility: activity.canEdit ? 'visible' : 'hidden' }}
        aria-label={t('home.complete', { text: text.slice(0, 60) })}
        onClick={() => void complete(activity)}
      >
        <IconCircle size={18} aria-hidden />
      </ActionIcon>
      <div className={classes.grow}>
        <Text size="sm" lineClamp={2}>
          {activity.category !== 'undefined' && `${t(`activity.category.${activity.category}`)}: `}
          {text}
        </Text>
        <Text size="sm" component="div">
          {activity.links.map((link, index) => (
            <span key={`${link.entity}/${link.id}`}>
              {index > 0 && ', '}
              <LinkText link={link} />
            </span>
          ))}
        </Text>
      </div>
      {activity.date && (
        <Text size="sm" className="numbers" c={late ? 'var(--estia-trouble)' : 'dimmed'}>
          {formatPlanned(activity.date)}
        </Text>
      )}
      {activity.canEdit && <PutOff activity={activity} text={text.slice(0, 60)} />}
    </li>
  )
}

import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '#kit/i18n/useText.ts'
import { CompleteButton } from '#base/activities/CompleteButton.tsx'
import { LinkTexts } from '#base/activities/edit/LinkText.tsx'
import { formatPlanned, isOverdue } from '#base/activities/planned.ts'
import { PutOff } from '#base/activities/PutOff.tsx'
import type { ParentKind, RecordRef } from '#base/register/records.contract.ts'
import { CallLink } from './CallLink.tsx'
import type { DueActivity as Due } from './home.contract.ts'
import rows from '#kit/ui/look/rows.module.css'
import { HomeRow } from './HomeRow.tsx'
import { Late } from './Late.tsx'

type Props = {
  activity: Due
  /** In the diary: its time and icon, instead of the date. */
  mark?: ReactNode
  isNow?: boolean
}

/** An open activity with its person and time, and buttons to call, complete or postpone it. */
export function DueActivity({ activity, mark, isNow = false }: Props) {
  const t = useText()
  const { id, category, date, links, canEdit, phone, phoneLink } = activity
  const text = activity.description ?? t('activity.withoutText')
  const complete = canEdit && <CompleteButton id={id} text={text} />
  return (
    <HomeRow
      isNow={isNow}
      mark={mark ?? complete}
      name={
        <Text component="div" inherit lineClamp={2} className={mark ? rows.name : ''}>
          {category !== 'undefined' && `${t(`activity.category.${category}`)}: `}
          {text}
        </Text>
      }
      detail={
        <Text component="div" inherit truncate>
          {date && !mark && <Late is={isOverdue(activity)}>{formatPlanned(date)} </Late>}
          <LinkTexts links={links} />
        </Text>
      }
    >
      <CallLink {...{ phone, phoneLink }} records={calledAt(activity)} />
      {mark && complete}
      {canEdit && <PutOff activity={activity} text={text.slice(0, 60)} />}
    </HomeRow>
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

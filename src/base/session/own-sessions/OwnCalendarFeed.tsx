// The person's calendar feed as a row in the list of sessions; renders nothing if there is none.
import { formatInstantTime } from '#kit/fields/format.ts'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { showNotice } from '#kit/ui/notices.ts'
import { calendarFeedApi } from './calendarFeed.contract.ts'
import type { CalendarFeed } from './calendarFeed.contract.ts'
import { SignedInRow } from './SignedInRow.tsx'

export function OwnCalendarFeed({ feed: { createdOn, lastUsedOn } }: { feed: CalendarFeed }) {
  const t = useText()
  if (createdOn === null) return null
  const end = async () => {
    await call(calendarFeedApi.revokeCalendarFeed, {})
    showNotice({ message: t('session.feedEnded') })
  }
  const used = lastUsedOn ? formatInstantTime(lastUsedOn) : t('session.neverUsed')
  return (
    <SignedInRow
      name={t('session.calendarFeed')}
      facts={[
        [t('session.lastUsed'), used],
        [t('session.made'), formatInstantTime(createdOn)],
      ]}
      hint={t('session.calendarFeedHint')}
      endText={t('session.endFeedText')}
      endLabel={t('session.endFeedLabel')}
      onEnd={end}
    />
  )
}

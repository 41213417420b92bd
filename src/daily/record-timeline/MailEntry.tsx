import { Text } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { hrefOfRecord } from '#base/register/recordPaths.ts'
import { Folded } from '#kit/ui/Folded.tsx'
import type { TimelineEntry } from './recordTimeline.contract.ts'

type Mail = Extract<TimelineEntry, { kind: 'mail' }>

/** An enquiry from the public site, or a selection sent to a client. */
export function MailEntry({ entry: { incoming, who, text, record } }: { entry: Mail }) {
  const t = useText()
  return (
    <>
      <Text size="sm" c="dimmed">
        {t(incoming ? 'recordTimeline.mailFrom' : 'recordTimeline.mailTo', { who })}
        {' · '}
        <GoLink href={hrefOfRecord(record) ?? '#'}>{record.title}</GoLink>
      </Text>
      <Folded>{text}</Folded>
    </>
  )
}

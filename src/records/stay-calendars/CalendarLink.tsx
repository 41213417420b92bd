import { Section } from '#kit/form/Section.tsx'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { SecretAddress } from '#kit/ui/SecretAddress.tsx'
import { calendarsApi } from './calendars.contract.ts'

type Props = { objectId: number; since: string | null }

/** The link through which portals read when the object is taken. */
export function CalendarLink({ objectId, since }: Props) {
  const t = useText()
  const params = { id: String(objectId) }
  return (
    <Section title={t('occupancy.link')} anchor="link" columns={1}>
      <SecretAddress
        texts="occupancy.link"
        since={since}
        make={async () => (await call(calendarsApi.makeCalendarLink, { params })).link}
        revoke={() => call(calendarsApi.revokeCalendarLink, { params })}
      />
    </Section>
  )
}

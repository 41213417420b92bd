import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { paths } from '#features/paths.ts'
import { admin } from '#features/session/permissions.contract.ts'
import { useMay } from '#features/session/useSession.ts'
import { records } from './records.contract.ts'
import type { RecordRef } from './records.contract.ts'

/** To what was done to a record, by whom and when; for administrators. */
export function HistoryLink({ of: { entity, id } }: { of: RecordRef }) {
  const t = useText()
  const may = useMay()
  if (!may(admin)) return null
  return <GoLink href={paths.actionLogOf(records[entity].log, id)}>{t('record.history')}</GoLink>
}

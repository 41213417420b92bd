import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { actionLogPaths } from './actionLog.paths.ts'
import { admin } from '#base/permissions/permissions.contract.ts'
import { useMay } from '#base/session/person/useSession.ts'
import { records } from '#base/register/records.contract.ts'
import type { RecordRef } from '#base/register/records.contract.ts'

/** Links to the record's entries in the action log; for administrators only. */
export function HistoryLink({ of: { entity, id } }: { of: RecordRef }) {
  const t = useText()
  const may = useMay()
  if (!may(admin)) return null
  return (
    <GoLink href={actionLogPaths.actionLogOf(records[entity].log, id)}>
      {t('record.history')}
    </GoLink>
  )
}

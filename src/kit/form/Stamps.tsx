import { Text } from '@mantine/core'
import { formatInstantTime } from '../fields/format.ts'
import { useText } from '../i18n/useText.ts'

type Stamped = {
  createdOn?: string | null
  createdBy?: string | null
  modifiedOn?: string | null
  modifiedBy?: string | null
}

/** When and by whom a record was created and last changed. */
export function Stamps({ of }: { of: Stamped }) {
  const t = useText()
  const stamp = (label: string, on?: string | null, by?: string | null) =>
    on && (
      <Text size="sm" c="dimmed">
        {label}: {formatInstantTime(on)}
        {by ? ` · ${by}` : ''}
      </Text>
    )
  return (
    <div>
      {stamp(t('kit.modified'), of.modifiedOn, of.modifiedBy)}
      {stamp(t('kit.created'), of.createdOn, of.createdBy)}
    </div>
  )
}

// The records of a row as they will be.
import { Text } from '@mantine/core'
import { formatDate, formatNumber } from '#kit/fields/format.ts'
import type { MessageKey } from '#kit/i18n/useText.ts'
import { useText } from '#kit/i18n/useText.ts'
import { RecordLink } from '../RecordLink.tsx'
import type { RecordKind } from '#base/register/records.contract.ts'
import type { ImportedRow } from '../../import.contract.ts'
import { byTarget, useTargetLabel } from './useTargetLabel.ts'

type Part = ImportedRow['parts'][number]

export function RowParts({ row: { parts } }: { row: ImportedRow }) {
  return parts.map((part) => <PartShown key={part.part} part={part} />)
}

function PartShown({ part }: { part: Part }) {
  const t = useText()
  const labelOf = useTargetLabel()
  const { action, entity, entityId, title, values, previous, photos } = part
  // What follows from other fields, such as since when somebody is a client, is not shown.
  const fields = Object.keys(values).sort(byTarget(part.part))
  const said = fields.flatMap((field) => {
    const value = values[field]
    const label = labelOf(part.part, field)
    return label === null || value === null || value === false ? [] : [{ field, label, value }]
  })
  return (
    <div>
      <Text size="sm" fw={600} component="span">
        {t(`import.part.${part.part}` as MessageKey)}: {t(`import.action.${action}`)}
      </Text>
      {entityId !== null && title && (
        <>
          {' '}
          <RecordLink entity={entity as RecordKind} id={entityId} title={title} />
        </>
      )}
      {said.map(({ field, label, value }) => (
        <Text key={field} size="sm">
          <span className="quiet">{label}</span>{' '}
          {action === 'change' && previous[field] != null && (
            <s className="quiet">{shownValue(part, field, previous[field], t)} </s>
          )}
          {shownValue(part, field, value, t)}
        </Text>
      ))}
      {photos > 0 && <Text size="sm">{t('import.photos.count', { count: photos })}</Text>}
    </div>
  )
}

function shownValue(
  { called }: Part,
  field: string,
  value: unknown,
  t: ReturnType<typeof useText>,
): string {
  const name = called[`${field}=${String(value)}`]
  if (name !== undefined) return name
  if (value === true) return t('kit.yes')
  if (typeof value === 'number') return formatNumber(value)
  if (typeof value !== 'string') return ''
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDate(value)
  return value.replaceAll(';', ', ')
}

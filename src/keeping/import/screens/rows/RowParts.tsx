// The records of a row in their planned state.
import { Text } from '@mantine/core'
import { formatValue } from '#kit/fields/format.ts'
import type { MessageKey } from '#kit/i18n/useText.ts'
import { useText } from '#kit/i18n/useText.ts'
import { RecordLink } from '../RecordLink.tsx'
import type { RecordKind } from '#base/register/records.contract.ts'
import { importKindNames } from '../../import.contract.ts'
import type { ImportedRow } from '../../import.contract.ts'
import { targetsOf } from '../../targets.contract.ts'
import type { Target } from '../../targets.contract.ts'

type Part = ImportedRow['parts'][number]

export function RowParts({ row: { parts } }: { row: ImportedRow }) {
  return parts.map((part) => <PartShown key={part.part} part={part} />)
}

function PartShown({ part }: { part: Part }) {
  const t = useText()
  const { action, entity, entityId, title, values, previous, photos } = part
  // Derived fields, such as since when somebody is a client, are not shown.
  const fields = Object.keys(values).sort(byTarget(part.part))
  const said = fields.flatMap((field) => {
    const value = values[field]
    const target = targetOf(part.part, field)
    return !target || value === null || value === false ? [] : [{ ...target, value }]
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
      {said.map(({ field, label, of, value }) => (
        <Text key={field} size="sm">
          <span className="quiet">{t(label as MessageKey)}</span>{' '}
          {action === 'change' && previous[field] != null && (
            <s className="quiet">{shownValue(previous[field], { part, field, of, t })} </s>
          )}
          {shownValue(value, { part, field, of, t })}
        </Text>
      ))}
      {photos > 0 && <Text size="sm">{t('import.photos.count', { count: photos })}</Text>}
    </div>
  )
}

type Shown = { part: Part; field: string; of: Target['of']; t: ReturnType<typeof useText> }

function shownValue(value: unknown, { part, field, of, t }: Shown): string {
  const name = part.called[`${field}=${String(value)}`]
  if (name !== undefined) return name
  if (typeof of !== 'string') return formatValue(of, value, { t })
  if (value === true) return t('kit.yes')
  return typeof value === 'string' ? value : ''
}

/** The target for a field of a part; undefined for a field that columns cannot be mapped to. */
function targetOf(part: string, field: string): Target | undefined {
  const name = `${part}.${field}`
  return importKindNames.map((kind) => targetsOf(kind).get(name)).find(Boolean)
}

/** Sorted like the targets of a part, which follow its forms. */
const byTarget =
  (part: string) =>
  (a: string, b: string): number =>
    placeOf(part, a) - placeOf(part, b)

function placeOf(part: string, field: string): number {
  for (const kind of importKindNames) {
    const at = [...targetsOf(kind).keys()].indexOf(`${part}.${field}`)
    if (at >= 0) return at
  }
  return -1
}

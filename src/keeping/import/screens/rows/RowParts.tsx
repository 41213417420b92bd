// The records of a row in their planned state.
import { Text } from '@mantine/core'
import type { MessageKey } from '#kit/i18n/useText.ts'
import { useText } from '#kit/i18n/useText.ts'
import { RecordLink } from '../RecordLink.tsx'
import type { RecordKind } from '#base/register/records.contract.ts'
import type { ImportedRow } from '../../import.contract.ts'
import { partFacts } from './partFacts.ts'
import type { PlannedPart } from './partFacts.ts'

export function RowParts({ row: { parts } }: { row: ImportedRow }) {
  return parts.map((part) => <PartShown key={part.part} part={part} />)
}

/** Which record it is, and what happens to it. */
export function PartHead({ part: { part, action, entity, entityId, title } }: PartProps) {
  const t = useText()
  return (
    <>
      <Text size="sm" fw={600} component="span">
        {t(`import.part.${part}` as MessageKey)}: {t(`import.action.${action}`)}
      </Text>
      {entityId !== null && title && (
        <>
          {' '}
          <RecordLink entity={entity as RecordKind} id={entityId} title={title} />
        </>
      )}
    </>
  )
}

type PartProps = { part: PlannedPart }

function PartShown({ part }: PartProps) {
  const t = useText()
  const { photos } = part
  return (
    <div>
      <PartHead part={part} />
      {partFacts(part, t).map(({ field, label, text, before }) => (
        <Text key={field} size="sm" style={{ whiteSpace: 'pre-line' }}>
          <span className="quiet">{label}</span>{' '}
          {before !== null && <s className="quiet">{before} </s>}
          {text}
        </Text>
      ))}
      {photos > 0 && <Text size="sm">{t('import.photos.count', { count: photos })}</Text>}
    </div>
  )
}

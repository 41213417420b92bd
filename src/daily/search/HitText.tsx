import { useText } from '#kit/i18n/useText.ts'
import type { SearchHit } from '#base/register/find.contract.ts'

/** Title of a hit, the detail that distinguishes it, and why it was found. */
export function HitText({ hit, kind }: { hit: SearchHit; kind: string }) {
  const by = useFinding()
  return <RecordText record={hit} kind={kind} more={by(hit)} />
}

type TitledRecord = { id: number; description: string; detail: string }

/** Title of a record, and below it the detail that distinguishes it from records with the same title. */
export function RecordText({
  record,
  kind,
  more,
}: {
  record: TitledRecord
  kind: string
  more?: string
}) {
  const details = [kind, record.detail, more].filter(Boolean)
  return (
    <span style={{ overflowWrap: 'anywhere' }}>
      {record.description || `#${record.id}`}
      <span className="quiet" style={{ display: 'block', fontSize: 'var(--mantine-font-size-xs)' }}>
        {details.join(' · ')}
      </span>
    </span>
  )
}

/** Why a hit was found, as text; empty if the title shows it. */
function useFinding(): (hit: SearchHit) => string {
  const t = useText()
  return ({ by, found, id }) => {
    if (by === null) return ''
    if (by === 'number') return t('search.by.number', { number: id })
    if (by === 'everyday' && !found) return t('search.by.everydayName')
    if (by === 'otherTitle' && !found) return t('search.by.otherTitles')
    return t(`search.by.${by}`, { found: found ?? '' })
  }
}

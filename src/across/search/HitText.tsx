import { useText } from '#kit/i18n/useText.ts'
import type { SearchHit } from '#base/register/find.contract.ts'

/** What a hit is called, what tells it from others of that name, and why it was found. */
export function HitText({ hit, kind }: { hit: SearchHit; kind: string }) {
  const by = useFinding()
  return <RecordText record={hit} kind={kind} more={by(hit)} />
}

type Known = { id: number; description: string; detail: string }

/** What a record is called, and under it what tells it from others of that name. */
export function RecordText({ record, kind, more }: { record: Known; kind: string; more?: string }) {
  const said = [kind, record.detail, more].filter(Boolean)
  return (
    <span style={{ overflowWrap: 'anywhere' }}>
      {record.description || `#${record.id}`}
      <span className="quiet" style={{ display: 'block', fontSize: 'var(--mantine-font-size-xs)' }}>
        {said.join(' · ')}
      </span>
    </span>
  )
}

/** Why something was found, in words; nothing where its name says so. */
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

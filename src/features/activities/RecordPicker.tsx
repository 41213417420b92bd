import { SearchSelect } from '#kit/form/SearchSelect.tsx'
import { call } from '#kit/http/call.ts'
import { useLabel, useText } from '#kit/i18n/useText.ts'
import { searchApi } from '#features/search/search.contract.ts'
import type { HitEntity } from '#features/search/search.contract.ts'
import type { ActivityLink } from './activities.contract.ts'
import { kindOf, recordKinds } from './entityKinds.contract.ts'

// Leads and objects are linked as what they are, everything else as the account that it is.
const linkKindOf = (entity: HitEntity) =>
  entity === 'Lead' || entity === 'Object' ? kindOf(entity) : 'Account'

type Props = { error: string | undefined; onChoose: (link: ActivityLink) => void }

/** Finds any record that an activity can be linked to. */
export function RecordPicker({ error, onChoose }: Props) {
  const t = useText()
  const label = useLabel()
  const find = async (searchStr: string, signal: AbortSignal) => {
    const { items } = await call(
      searchApi.search,
      { query: { searchStr } },
      { signal, quiet: true },
    )
    return items.flatMap(({ entity: hit, id, description }) => {
      const entity = recordKinds.find((kind) => kind === linkKindOf(hit))
      const group = label(`shell.kind.${hit}`)
      return entity
        ? [{ key: `${hit} ${id}`, text: description, group, link: { entity, id, description } }]
        : []
    })
  }
  return (
    <SearchSelect
      label={t('activity.links')}
      placeholder={t('activity.addLink')}
      text=""
      what={[searchApi.search.path, 'links']}
      find={find}
      error={error}
      onChoose={(chosen) => chosen && onChoose(chosen.link)}
    />
  )
}

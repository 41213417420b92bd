import { SearchSelect } from '#kit/form/inputs/SearchSelect.tsx'
import type { AnswerOf } from '#kit/http/endpoint.ts'
import { useLabel, useText } from '#kit/i18n/useText.ts'
import { kindOfHit, parentKinds } from '#base/register/records.contract.ts'
import { findApi } from '#base/register/find.contract.ts'
import type { ActivityLink } from '../activities.contract.ts'

type Props = { error: string | undefined; onChoose: (link: ActivityLink) => void }

/** Searches all records that an activity can be linked to. */
export function RecordPicker({ error, onChoose }: Props) {
  const t = useText()
  const label = useLabel()
  const foundIn = ({ items }: AnswerOf<typeof findApi.search>) =>
    items.flatMap(({ entity: hit, id, description, detail }) => {
      const entity = parentKinds().find((kind) => kind === kindOfHit(hit))
      const group = label(`activity.kind.${hit}`)
      return entity
        ? [
            {
              key: `${hit} ${id}`,
              text: description,
              group,
              detail,
              link: { entity, id, description },
            },
          ]
        : []
    })
  return (
    <SearchSelect
      label={t('activity.links')}
      placeholder={t('activity.addLink')}
      text=""
      endpoint={findApi.search}
      sentFor={(searchStr) => ({ query: { searchStr } })}
      foundIn={foundIn}
      error={error}
      onChoose={(chosen) => chosen && onChoose(chosen.link)}
    />
  )
}

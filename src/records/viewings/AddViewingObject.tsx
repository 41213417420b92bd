import { useState } from 'react'
import { SearchSelect } from '#kit/form/inputs/SearchSelect.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { objectListsApi } from '#records/objects/list/objectLists.contract.ts'
import type { Viewing } from './viewings.contract.ts'

type Results = Viewing['results']
type Props = { results: Results; error?: string | undefined; onChange: (results: Results) => void }

/** Adds an object to the viewing, searched by reference number or title. */
export function AddViewingObject({ results, error, onChange }: Props) {
  const t = useText()
  const [refused, setRefused] = useState('')
  const add = ({
    id,
    referenceNumber,
    title,
  }: {
    id: number
    referenceNumber: string
    title: string | null
  }) => {
    const isThere = results.some(({ objectId }) => objectId === id)
    setRefused(isThere ? t('viewing.objectTwice') : '')
    if (isThere) return
    const named = { objectId: id, objectReferenceNumber: referenceNumber, objectTitle: title }
    const unseen = { result: null, offer: null, offeredOn: null }
    onChange([...results, { ...named, ...unseen, description: `#${referenceNumber}` }])
  }
  return (
    <SearchSelect
      label={t('viewing.addObject')}
      placeholder={t('viewing.addObjectHint')}
      endpoint={objectListsApi.findObjects}
      sentFor={(searchStr) => ({ query: { searchStr } })}
      foundIn={({ items }) =>
        items.map((object) => ({ key: String(object.id), text: object.description, object }))
      }
      text=""
      error={refused || error}
      onChoose={(chosen) => chosen && add(chosen.object)}
    />
  )
}

import { useState } from 'react'
import { SearchSelect } from '#kit/form/inputs/SearchSelect.tsx'
import { call, CallFailed } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { objectListsApi } from '#records/objects/list/objectLists.contract.ts'
import { leadsApi } from '../leads.contract.ts'
import type { Lead } from '../leads.contract.ts'

/** Finds an object by its reference number or title and adds it to the lead. */
export function AddLeadObject({ lead }: { lead: Lead }) {
  const t = useText()
  const [failure, setFailure] = useState('')

  const add = async (objectId: number) => {
    setFailure('')
    if (lead.objects.some((object) => object.objectId === objectId))
      return setFailure(t('lead.objectTwice'))
    const body = { leadId: lead.id, objectId }
    try {
      await call(leadsApi.addLeadObject, { body }, { quiet: true })
    } catch (error) {
      // The error of the field is more specific than the message of the response.
      const fieldErrors =
        error instanceof CallFailed ? error.problem.errors?.['objects'] : undefined
      setFailure(fieldErrors?.join(' ') ?? (error as Error).message)
    }
  }
  return (
    <SearchSelect
      label={t('lead.addObject')}
      placeholder={t('lead.addObjectHint')}
      endpoint={objectListsApi.findObjects}
      sentFor={(searchStr) => ({ query: { searchStr } })}
      foundIn={({ items }) =>
        items.map(({ id, description }) => ({ key: String(id), text: description, id }))
      }
      text=""
      error={failure}
      onChoose={(chosen) => chosen && void add(chosen.id)}
    />
  )
}

import { useParams, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useGo } from '#kit/ui/GoLink.tsx'
import { numberOf } from '#base/register/address.ts'

/** The component of an address under which other programmes and old letters name a record: leads to where it stands now. */
export function leadTo(hrefOf: (id: number) => string) {
  return function NamedLink() {
    const params: { id?: string } = useParams({ strict: false })
    const search: { id?: unknown } = useSearch({ strict: false })
    const href = hrefOf(numberOf(params.id ?? search.id))
    const go = useGo()
    useEffect(() => go(href, { replace: true }), [go, href])
    return null
  }
}

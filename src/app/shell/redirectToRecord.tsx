import { useParams, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useGo } from '#kit/ui/GoLink.tsx'
import { numberOf, readAddress } from '#base/register/address.ts'
import { NothingHere } from '#base/register/NothingHere.tsx'

/** The component of an address that other programs and old mails use for a record: redirects to its current address. */
export function redirectToRecord(hrefOf: (id: number) => string) {
  return function NamedLink() {
    const params: { id?: string } = useParams({ strict: false })
    const search: { id?: unknown } = useSearch({ strict: false })
    const href = readAddress(() => hrefOf(numberOf(params.id ?? search.id)))?.value
    const go = useGo()
    useEffect(() => {
      if (href) go(href, { replace: true })
    }, [go, href])
    return href ? null : <NothingHere />
  }
}

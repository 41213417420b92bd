// Addresses under which other programmes and old letters name a record: each leads to where it stands now.
import { useParams, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useGo } from '#kit/ui/GoLink.tsx'
import { paths } from '#features/paths.ts'
import { numberOf } from './screen.tsx'

/** By the number behind the question mark, or in the path where no screen has that address. */
export const namedLinks = {
  '/Accounts/View': (id) => paths.account(id),
  '/Leads/View': (id) => paths.lead(id),
  '/Deals/Edit': (id) => paths.deal(id, 'edit'),
  '/Reservations/Edit': (id) => paths.reservation(id, 'edit'),
  '/Viewing/Edit': (id) => paths.viewing(id, 'edit'),
  '/contact/edit': (id) => paths.account(id, 1),
} as const satisfies Record<string, (id: number) => string>

/** The component of such an address. */
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

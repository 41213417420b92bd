import { useState } from 'react'
import { readCookie, writeCookie } from '#kit/ui/cookies.ts'

export type LeadView = 'list' | 'board'

const cookie = 'LeadList.view'

/** How leads are looked at, as the person chose last. */
export function useLeadView(): [LeadView, (view: LeadView) => void] {
  const [view, setView] = useState<LeadView>(readCookie(cookie) === 'board' ? 'board' : 'list')
  return [
    view,
    (next) => {
      writeCookie(cookie, next)
      setView(next)
    },
  ]
}

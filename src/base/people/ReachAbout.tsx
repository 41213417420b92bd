import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'
import type { ParentKind, RecordRef } from '#base/register/records.contract.ts'

const About = createContext<RecordRef<ParentKind> | null>(null)

/** Calls and messages that begin inside are recorded on this record too. */
export const ReachAbout = ({
  of,
  children,
}: {
  of: RecordRef<ParentKind>
  children: ReactNode
}) => <About value={of}>{children}</About>

/** The record of the screen, then the account that the phone belongs to. */
export function useReachedRecords(accountId?: number): RecordRef<ParentKind>[] {
  const about = useContext(About)
  const account = accountId === undefined ? [] : [{ entity: 'Account' as const, id: accountId }]
  return about ? [about, ...account] : account
}

import type { ReactNode } from 'react'
import { useText } from '#kit/i18n/useText.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'

/** What an empty list of accounts says; `action` is the way to the first one. */
export function EmptyAccounts({ action }: { action?: ReactNode }) {
  const t = useText()
  return <EmptyState title={t('accounts.none')} text={t('accounts.noneText')} action={action} />
}

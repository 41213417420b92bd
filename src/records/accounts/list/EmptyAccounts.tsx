import type { ReactNode } from 'react'
import { useText } from '#kit/i18n/useText.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'

/** The empty state of a list of accounts; `action` adds the first one. */
export function EmptyAccounts({ action }: { action?: ReactNode }) {
  const t = useText()
  return <EmptyState title={t('accounts.none')} text={t('accounts.noneText')} action={action} />
}

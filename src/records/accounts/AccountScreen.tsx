// One account, to read, to edit, or to edit with every field; below: assignments, files, activities.
import { useEffect } from 'react'
import type { ViewMode } from '#kit/form/EditBar.tsx'
import { Section } from '#kit/form/Section.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { useGo } from '#kit/ui/GoLink.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { RecordActivities } from '#base/register/recordSlots.tsx'
import { AssignmentList } from '#base/assignments/AssignmentList.tsx'
import { FilesOf } from '#base/files/FilesOf.tsx'
import { accountPaths } from './accounts.paths.ts'
import { AccountEdit } from './edit/AccountEdit.tsx'
import { AccountView } from './view/AccountView.tsx'
import type { Account } from './accounts.contract.ts'
import { useAccount } from './useAccount.ts'
import { useIsAdmin } from './useIsAdmin.ts'

type Props = { id: number; mode?: ViewMode }

export function AccountScreen({ id, mode = 0 }: Props) {
  const query = useAccount(id)
  const go = useGo()
  const loadedId = query.data?.id
  // The endpoint returns the account into which this one was merged: show that account's address.
  useEffect(() => {
    if (loadedId !== undefined && loadedId !== id)
      go(accountPaths.account(loadedId, mode), { replace: true })
  }, [loadedId, id, mode, go])
  return <Loaded query={query}>{(account) => <OneAccount account={account} mode={mode} />}</Loaded>
}

function OneAccount({ account, mode }: { account: Account; mode: ViewMode }) {
  const t = useText()
  const go = useGo()
  usePageTitle(account.name)
  const isAdmin = useIsAdmin()
  const mayEdit = isAdmin || !account.isEmploye
  const onMode = (next: ViewMode) => go(accountPaths.account(account.id, next), { replace: true })
  const part = { account, mode, onMode, mayEdit }
  if (mode === 0 || !mayEdit) return <AccountView key={account.id} {...part} />
  return (
    <>
      <AccountEdit key={account.id} {...part} />
      <AssignmentList parent="Account" parentId={account.id} />
      <Section title={t('account.section.files')} anchor="files" columns={1}>
        <FilesOf entityType="Account" id={account.id} files={account.files} />
      </Section>
      <RecordActivities parent="Account" parentId={account.id} />
    </>
  )
}

// An account being changed. What is typed saves itself; more or fewer fields are one form, so that
// unfolding loses nothing.
import { useQueryClient } from '@tanstack/react-query'
import { call } from '#kit/http/call.ts'
import { ConflictPanel } from '#kit/form/ConflictPanel.tsx'
import { EditBar } from '#kit/form/EditBar.tsx'
import { useAutoSave } from '#kit/form/useAutoSave.ts'
import { useDraft } from '#kit/form/useDraft.ts'
import { useLanguage } from '#kit/i18n/useText.ts'
import { useOptions } from '#features/settings/useOptions.ts'
import type { AccountPartProps } from '../AccountScreen.tsx'
import { accountForm, accountLists } from './accountForm.ts'
import { AccountTitle } from '../view/AccountTitle.tsx'
import { accountsApi } from '../accounts.contract.ts'
import { DeleteAccountItem } from '../DeleteAccountItem.tsx'
import { DraftFailure } from '#kit/form/DraftFailure.tsx'
import { EditAll } from './EditAll.tsx'
import { EditEssentials } from './EditEssentials.tsx'
import { SimilarAccounts } from './SimilarAccounts.tsx'
import { accountAnswered } from '../useAccount.ts'

const { Form } = accountForm

export function AccountEdit({ account, mode, onMode }: AccountPartProps) {
  const queryClient = useQueryClient()
  const language = useLanguage()
  const optionsOf = useOptions(accountLists)
  const draft = useDraft({
    entity: 'account',
    key: account.id,
    saved: account,
    save: (body, options) => call(accountsApi.saveAccount, { body }, options),
    onSaved: (saved) => accountAnswered(queryClient, saved, language),
  })
  useAutoSave(draft)
  const Fields = mode === 2 ? EditAll : EditEssentials
  return (
    <Form draft={draft} optionsOf={optionsOf} onSubmit={() => void draft.flush()}>
      <EditBar
        title={<AccountTitle account={account} />}
        mode={mode}
        onMode={onMode}
        draft={draft}
        menu={<DeleteAccountItem account={account} />}
      />
      <DraftFailure failure={draft.failure} />
      <ConflictPanel draft={draft} />
      <Fields values={draft.values} account={account} />
      <SimilarAccounts to={draft.values} exceptId={account.id} />
    </Form>
  )
}

import { DeleteRecordItem } from '#kit/ui/confirm/DeleteRecordItem.tsx'
import { accountsApi } from './accounts.contract.ts'
import type { Account } from './accounts.contract.ts'

export const DeleteAccountItem = ({ account: { id, name } }: { account: Account }) => (
  <DeleteRecordItem
    id={id}
    label="account.delete"
    remove={accountsApi.deleteAccount}
    restore={accountsApi.restoreAccount}
    question="account.deleteQuestion"
    text="account.deleted"
    params={{ name }}
  />
)

import { serve } from '#kit/http/serve.ts'
import { mustOpen } from '#base/register/records.store.ts'
import type { Backend } from '#base/backend/backend.ts'
import { accountField } from './edit/accountField.ts'
import { accountListsApi } from './list/accountLists.contract.ts'
import {
  listAccounts,
  listEmployes,
  listOwners,
  listProfessionals,
  listSources,
  searchClients,
  searchPartners,
} from './list/accountLists.store.ts'
import { accountsApi } from './accounts.contract.ts'
import {
  addAccount,
  deleteAccount,
  restoreAccount,
  saveAccount,
  viewAccount,
} from './accounts.store.ts'
import { listMerged } from './merge/accountMerges.store.ts'
import { lookAtMerge } from './merge/mergeLook.store.ts'
import { mergeAccounts } from './merge/mergeAccounts.ts'
import { unmergeAccounts } from './merge/unmergeAccounts.ts'
import { similarAccountsApi } from './similar/similarAccounts.contract.ts'
import { similarAccounts } from './similar/similarAccounts.store.ts'
import { serviceList } from './list/serviceList.ts'

export function accountRoutes({ http, db, translate }: Backend): void {
  serve(http, accountsApi, {
    addAccount: ({ body, actor }) => addAccount(db, body, actor),
    editAccount: async ({ params, actor }) => ({ dto: await viewAccount(db, params.id, actor) }),
    viewAccount: ({ params, actor }) => viewAccount(db, params.id, actor),
    saveAccount: ({ body, actor }) => saveAccount(db, body, actor),
    patchAccount: ({ params, body, actor }) => accountField.patch(db, params.id, body, actor),
    accountFieldChoices: ({ query, actor }) => accountField.choices(db, query, actor),
    mergeAccounts: ({ body, actor }) => mergeAccounts({ db, translate }, body, actor),
    lookAtMerge: ({ query, actor }) => lookAtMerge(db, query, actor),
    listMerged: async ({ params, actor }) => {
      await mustOpen(db, { entity: 'Account', id: params.id }, actor)
      return listMerged(db, params.id)
    },
    unmergeAccounts: ({ params, actor }) => unmergeAccounts(db, params.id, actor),
    deleteAccount: ({ params, actor }) => deleteAccount(db, params.id, actor),
    restoreAccount: ({ params, actor }) => restoreAccount(db, params.id, actor),
  })
  serve(http, similarAccountsApi, {
    similarAccounts: async ({ query, actor }) => ({
      items: await similarAccounts(db, query, actor),
    }),
  })
  serve(http, accountListsApi, {
    listAccounts: ({ query, actor }) => listAccounts(db, query, actor),
    listOwners: ({ query, actor }) => listOwners(db, query, actor),
    searchClients: async ({ body, language, actor }) => {
      const { sourceList, ...clients } = await searchClients(db, body, language, actor)
      return {
        ...clients,
        filterLists: { sourceList, serviceList: serviceList(translate, language) },
      }
    },
    listProfessionals: ({ query, actor }) => listProfessionals(db, query, actor),
    searchPartners: ({ body, actor }) => searchPartners(db, body, actor),
    listSources: ({ query, language, actor }) => listSources(db, query, language, actor),
    listEmployes: ({ query, actor }) => listEmployes(db, query, actor),
  })
}

// Select lists, and the branches.
import { z } from 'zod'
import { textUpTo } from '#kit/fields/kinds.ts'
import { id, inputOf, stamps, updateOf } from '#kit/fields/schema.ts'
import { option } from '#kit/fields/oneField.ts'
import { byId, del, get, nothing, post } from '#kit/http/endpoint.ts'
import { listQueryOf, pageOf } from '#kit/http/paging.ts'
import { admin, signedIn, staff } from '#base/permissions/permissions.contract.ts'

const branchName = textUpTo(60)
export const branchFields = { nameEn: branchName, nameEl: branchName, nameRu: branchName } as const

export const branch = z.object({
  id,
  nameEn: z.string(),
  nameEl: z.string(),
  nameRu: z.string(),
  ...stamps,
})
export type Branch = z.output<typeof branch>

// A name is required in each language.
const name = z.string().trim().min(1).max(branchName.maxLength)
const names = { nameEn: name, nameEl: name, nameRu: name }
const branchUpdate = updateOf(branchFields, branch, {
  nameEn: name.optional(),
  nameEl: name.optional(),
  nameRu: name.optional(),
})
export type BranchInput = { nameEn: string; nameEl: string; nameRu: string }
export type BranchUpdate = z.output<typeof branchUpdate>

const branchQuery = listQueryOf(['nameEn', 'nameEl', 'nameRu', 'modifiedOn'])
export type BranchQuery = z.output<typeof branchQuery>

export const settingsApi = {
  /** `names` is comma-separated: countries, sources (staff only), branches, lead stages and so on. */
  selectLists: get('/api/SelectLists', {
    may: signedIn,
    shows: ['branch', 'selectOption'],
    query: z.strictObject({ names: z.string().min(1).max(1000) }),
    answer: z.object({ lists: z.record(z.string(), z.array(option)) }),
  }),
  listBranches: get('/api/branch', {
    may: staff,
    shows: ['branch'],
    query: branchQuery,
    answer: pageOf(branch),
  }),
  addBranch: post('/api/branch/add', {
    may: admin,
    changes: ['branch'],
    body: inputOf(branchFields).extend(names),
    answer: branch,
  }),
  saveBranch: post('/api/branch/update', {
    may: admin,
    changes: ['branch'],
    body: branchUpdate,
    answer: branch,
  }),
  deleteBranch: del('/api/branch/{id}', {
    may: admin,
    changes: ['branch'],
    params: byId,
    answer: nothing,
  }),
  restoreBranch: post('/api/branch/restore/{id}', {
    may: admin,
    changes: ['branch'],
    params: byId,
    answer: nothing,
  }),
}

// The accounts API: the account itself and its endpoints. The lists are in list/accountLists.contract.ts.
import { z } from 'zod'
import { fieldChoices, fieldName, patchTypes, replaceOne } from '#kit/fields/oneField.ts'
import { id, inputOf, instant, schemaOf, stamps, updateOf } from '#kit/fields/schema.ts'
import { byId, del, get, nothing, patch, post } from '#kit/http/endpoint.ts'
import { fileLink } from '#base/files/files.contract.ts'
import { objectAccountFields } from '#records/objects/people/objectAccounts.contract.ts'
import { staff } from '#base/permissions/permissions.contract.ts'
import { accountFields } from './accountFields.contract.ts'

const referenceNumbers = z.string().nullable()

/** An account, as the view and edit endpoints return it. */
export const account = schemaOf(accountFields).extend({
  id,
  name: z.string(),
  role: z.string().nullable(),
  /** The branch's name in the caller's language. */
  branch: z.string().nullable(),
  numberOfSoldObjects: z.int(),
  isClientDate: z.string().nullable(),
  isOwnerDate: z.string().nullable(),
  files: z.array(fileLink),
  ownedObjectsReferenceNumbers: referenceNumbers,
  boughtObjectsReferenceNumbers: referenceNumbers,
  rentedObjectsReferenceNumbers: referenceNumbers,
  leads: z.array(z.object({ id, descr: z.string() })),
  createdById: id.nullable(),
  modifiedById: id.nullable(),
  ...stamps,
})
export type Account = z.output<typeof account>

/** Comma-joined system names of uploaded files to attach. */
const filesNew = { filesNew: z.string().max(20_000).nullish() }

/** A role in the body is ignored: administrators set it with another endpoint. */
export const accountInput = inputOf(accountFields)
  .extend({
    ...filesNew,
    firstName: z.string().trim().min(1).max(accountFields.firstName.maxLength),
    lastName: z.string().trim().min(1).max(accountFields.lastName.maxLength),
    role: z.unknown().optional(),
  })
  .transform(({ role: _role, ...input }) => input)
export const accountUpdate = updateOf(accountFields, account, filesNew)
export type AccountInput = z.output<typeof accountInput>
export type AccountUpdate = z.output<typeof accountUpdate>

/** If the requested account was merged into another, `id` differs from the requested one. */
const accountAnswer = z.object({ dto: account })

const mergedAccount = z.object({
  id,
  name: z.string(),
  mergedOn: instant,
  mergedBy: z.string().nullable(),
})
export type MergedAccount = z.output<typeof mergedAccount>

/** Everything that shows the name of an account, also as author: a merge changes that name. */
const showsAccountNames = [
  'account',
  'activity',
  'agency',
  'mailSettings',
  'rule',
  'knownClient',
  'order',
  'orderTemplate',
  'timestampSettings',
  'alert',
  'assignment',
  'branch',
  'deal',
  'document',
  'doubtfulEnquiry',
  'archive',
  'invitation',
  'import',
  'file',
  'lead',
  'leadRule',
  'listView',
  'merged',
  'object',
  'objectKey',
  'occupancy',
  'portal',
  'season',
  'opened',
  'order',
  'orderTemplate',
  'timestampSettings',
  'ownReminders',
  'reservation',
  'selection',
  'transaction',
  'viewing',
]

const linkTerms = schemaOf(objectAccountFields)
  .omit({ relation: true })
  .extend({ id, relationName: z.string().nullable() })
const mergeLook = z.object({
  /** Objects that both accounts are linked to, where the duplicate's link has terms that the kept one lacks or contradicts. */
  links: z.array(
    z.object({
      objectId: id,
      referenceNumber: z.string(),
      /** Whether one link can hold the terms of both; otherwise the duplicate's terms go into the notes. */
      joins: z.boolean(),
      kept: linkTerms,
      gone: linkTerms,
    }),
  ),
  /** The duplicate has a sign-in that the merge will end. */
  endsSignIn: z.boolean(),
})
export type MergeLook = z.output<typeof mergeLook>

export const accountsApi = {
  addAccount: post('/api/account/add', {
    may: staff,
    changes: ['account'],
    body: accountInput,
    answer: z.object({ id }),
  }),
  editAccount: get('/api/account/edit/{id}', {
    may: staff,
    shows: ['account', 'branch', 'lead', 'deal', 'file', 'object'],
    params: byId,
    answer: accountAnswer,
  }),
  viewAccount: get('/api/account/view/{id}', {
    may: staff,
    shows: ['account', 'branch', 'lead', 'deal', 'file', 'object'],
    params: byId,
    answer: account,
  }),
  saveAccount: post('/api/account/update', {
    may: staff,
    changes: ['account'],
    beginsAhead: true,
    body: accountUpdate,
    answer: account,
  }),
  patchAccount: patch('/api/account/patch/{id}', {
    may: staff,
    changes: ['account'],
    beginsAhead: true,
    params: byId,
    body: replaceOne,
    answer: account,
    consumes: patchTypes,
  }),
  accountFieldChoices: get('/api/account/editRequestSelectList', {
    may: staff,
    shows: ['branch', 'account', 'deal', 'file', 'lead', 'object'],
    query: z.strictObject({ id: byId.shape.id, fieldName }),
    answer: fieldChoices,
  }),
  mergeAccounts: post('/api/account/merge', {
    may: staff,
    changes: showsAccountNames,
    body: z.strictObject({ account: accountUpdate, duplicateId: id }),
    answer: account,
  }),
  /** Previews the merge of `duplicateId` into `id`: links to the same objects, and sign-ins. */
  lookAtMerge: get('/api/account/mergeLook', {
    may: staff,
    shows: ['account', 'object', 'deal', 'lead', 'invitation'],
    query: z.strictObject({ id: byId.shape.id, duplicateId: byId.shape.id }),
    answer: mergeLook,
  }),
  /** The accounts that were merged into this one, and can be unmerged. */
  listMerged: get('/api/account/merged/{id}', {
    may: staff,
    shows: ['merged'],
    params: byId,
    answer: z.object({ items: z.array(mergedAccount) }),
  }),
  /** `id` is the merged account's own; the account is available under it again. */
  unmergeAccounts: post('/api/account/unmerge/{id}', {
    may: staff,
    changes: showsAccountNames,
    params: byId,
    answer: account,
  }),
  deleteAccount: del('/api/account/{id}', {
    may: staff,
    changes: ['account'],
    params: byId,
    answer: nothing,
  }),
  restoreAccount: post('/api/account/restore/{id}', {
    may: staff,
    changes: ['account'],
    params: byId,
    answer: account,
  }),
}

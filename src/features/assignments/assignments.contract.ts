// Who looks after an account, a lead, an object or a viewing.
import { z } from 'zod'
import { id } from '#kit/fields/schema.ts'
import { byId, del, get, nothing, post } from '#kit/http/endpoint.ts'
import { staff } from '#features/session/permissions.contract.ts'

/** What people can be assigned to, in the order that gives each its number. */
export const assignmentParents = ['object', 'account', 'lead', 'viewing'] as const
export type AssignmentParent = (typeof assignmentParents)[number]

/** What an added assignment calls the number of its parent. */
export const parentIdNames = {
  object: 'objectId',
  account: 'accountId',
  lead: 'demandId',
  viewing: 'viewingId',
} as const satisfies Record<AssignmentParent, string>

export const assignment = z.object({ accountId: id, account: z.string() })
export type Assignment = z.output<typeof assignment>

export const assignmentInput = z.strictObject({
  assignedTo: id,
  demandId: id.optional(),
  accountId: id.optional(),
  objectId: id.optional(),
  viewingId: id.optional(),
})
export type AssignmentInput = z.output<typeof assignmentInput>

// By name or by number; what is none of them is told apart from a field that does not fit.
const parent = z.string().max(40)

export const assignmentsApi = {
  listAssignments: get('/api/assignment/{parent}/{parentId}', {
    may: staff,
    params: z.object({ parent, parentId: byId.shape.id }),
    answer: z.object({ canEdit: z.boolean(), items: z.array(assignment) }),
  }),
  addAssignment: post('/api/assignment/{parent}/add', {
    may: staff,
    params: z.object({ parent }),
    body: assignmentInput,
    answer: assignment,
  }),
  deleteAssignment: del('/api/assignment/{parent}/{parentId}/{accountId}', {
    may: staff,
    params: z.object({ parent, parentId: byId.shape.id, accountId: byId.shape.id }),
    answer: nothing,
  }),
}

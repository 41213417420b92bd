// People assigned to an account, a lead or an object.
import { z } from 'zod'
import { id } from '#kit/fields/schema.ts'
import { byId, del, get, nothing, post } from '#kit/http/endpoint.ts'
import { assignmentKinds, records } from '#base/register/records.contract.ts'
import type { AssignmentKind } from '#base/register/records.contract.ts'
import { staff } from '#base/permissions/permissions.contract.ts'

export const assignment = z.object({ accountId: id, account: z.string() })
export type Assignment = z.output<typeof assignment>

type IdName = (typeof records)[AssignmentKind]['assignment']['idName']
const parentIds = () =>
  Object.fromEntries(
    assignmentKinds().map((kind) => [records[kind].assignment.idName, id.optional()]),
  ) as Record<IdName, z.ZodOptional<typeof id>>

/** The parent's ID comes in the field that its kind names. */
export const assignmentInput = z.lazy(() => z.strictObject({ assignedTo: id, ...parentIds() }))
export type AssignmentInput = z.output<typeof assignmentInput>

// The parent's name or number. Unknown parents have an error of their own, so the schema accepts any text.
const parent = z.string().max(40)

export const assignmentsApi = {
  listAssignments: get('/api/assignment/{parent}/{parentId}', {
    may: staff,
    shows: ['assignment'],
    params: z.object({ parent, parentId: byId.shape.id }),
    answer: z.object({ canEdit: z.boolean(), items: z.array(assignment) }),
  }),
  addAssignment: post('/api/assignment/{parent}/add', {
    may: staff,
    changes: ['assignment'],
    params: z.object({ parent }),
    body: assignmentInput,
    answer: assignment,
  }),
  deleteAssignment: del('/api/assignment/{parent}/{parentId}/{accountId}', {
    may: staff,
    changes: ['assignment'],
    params: z.object({ parent, parentId: byId.shape.id, accountId: byId.shape.id }),
    answer: nothing,
  }),
}

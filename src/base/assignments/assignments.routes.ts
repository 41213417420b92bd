import { serve } from '#kit/http/serve.ts'
import type { Backend } from '#base/backend/backend.ts'
import { assignmentsApi } from './assignments.contract.ts'
import { addAssignment, deleteAssignment, listAssignments } from './assignments.store.ts'

export function assignmentRoutes({ http, db }: Backend): void {
  serve(http, assignmentsApi, {
    listAssignments: ({ params, actor }) => listAssignments(db, params, actor),
    addAssignment: ({ params, body, actor }) => addAssignment(db, params.parent, body, actor),
    deleteAssignment: ({ params, actor }) => deleteAssignment(db, params, actor),
  })
}

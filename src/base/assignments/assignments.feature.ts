import { feature } from '#base/register/feature.ts'
import { mergePart } from '#base/register/mergePart.ts'
import { assignmentRoutes } from './assignments.routes.ts'
import {
  assignmentsToMove,
  moveAssignmentsOfAccount,
  returnAssignments,
} from './moveAssignments.store.ts'
import type { MovedAssignment } from './movedAssignment.ts'

export const assignments = feature({
  routes: [assignmentRoutes],
  merges: mergePart<MovedAssignment[]>({
    name: 'assignments',
    note: assignmentsToMove,
    move: moveAssignmentsOfAccount,
    giveBack: (tx, moved, { keptId, duplicateId }) =>
      returnAssignments(tx, moved ?? [], keptId, duplicateId),
  }),
})

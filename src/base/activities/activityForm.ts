import { formFor } from '#kit/form/formFor.tsx'
import { activityFields } from './activityFields.contract.ts'

export const activityForm = formFor('activity', activityFields)

// Activities: calls, meetings, viewings, notes and tasks, with the records that they are linked to and the people they
// are assigned to.
import { z } from 'zod'
import {
  alwaysFilter,
  dayFilter,
  filterInput,
  personFilter,
  placesOf,
  searched,
} from '#kit/fields/filters.ts'
import {
  day,
  id,
  localDateTime,
  schemaOf,
  stamps,
  updateOf,
  valueSchema,
} from '#kit/fields/schema.ts'
import { byId, del, get, nothing, post } from '#kit/http/endpoint.ts'
import { listInputOf, pageOf, yesNo } from '#kit/http/paging.ts'
import { activityParent, parentKindName } from '#base/register/records.contract.ts'
import { fileLink } from '#base/files/files.contract.ts'
import { staff } from '#base/permissions/permissions.contract.ts'
import { activityCategories, activityFields } from './activityFields.contract.ts'

const category = z.enum(activityCategories)
const person = z.object({ id, description: z.string() })
const link = z.object({ entity: parentKindName, id, description: z.string() })

export const activity = schemaOf(activityFields).extend({
  id,
  category,
  assignedTo: z.array(person),
  /** The first link is the record for which the activity was created. */
  links: z.array(link),
  files: z.array(fileLink),
  createdById: id.nullable(),
  /** Whether the user may change it, which requires changing all records that it is linked to. */
  canEdit: z.boolean(),
  ...stamps,
})
export type Activity = z.output<typeof activity>
export type ActivityLink = z.output<typeof link>

/** A preset activity, not stored until it is saved for the first time. */
export const blankActivity = activity.extend({ id: z.null() })
export type BlankActivity = z.output<typeof blankActivity>

/** A day or a local date-time; a day is stored as its midnight. */
const planned = z.union([localDateTime, day.transform((given) => `${given}T00:00:00`)]).nullable()

/** Without `id`, adds a new activity. Omitted lists stay unchanged. */
export const activityUpdate = updateOf(activityFields, activity, {
  category: category.optional(),
  date: planned.optional(),
  id: id.nullish(),
  version: z.int().nullish(),
  assignedTo: z.array(z.object({ id })).max(50).optional(),
  links: z
    .array(z.object({ entity: activityParent, id }))
    .max(100)
    .optional(),
  /** Comma-separated system names of uploaded files to attach. */
  addedFiles: z.string().max(20_000).nullish(),
})
export type ActivityUpdate = z.output<typeof activityUpdate>

/** A task for the user who adds it. */
const ownTask = z.strictObject({
  entityType: activityParent,
  id,
  description: valueSchema(activityFields.description).refine((text) => text !== null, {
    params: { text: 'problem.required' },
  }),
  date: planned.optional(),
})
export type OwnTask = z.output<typeof ownTask>

/** The date that a date range filters by; a request gives its index. */
export const dateFilterTypes = ['createdOn', 'doneDate', 'date'] as const
/** How the filtered employee is involved; a request gives the index. */
export const employeeFilterTypes = ['created', 'assigned'] as const

const upTo = (most: number) => z.coerce.number<string | number>().int().min(0).max(most)
export const activityFilters = {
  /** Searches its text, and the accounts and objects that it is linked to. */
  ...searched,
  /** Activities assigned to the user, or created by the user and assigned to nobody. */
  mine: alwaysFilter(
    'activity.filter.whose',
    [
      [true, 'activity.filter.whose.mine'],
      [false, 'activity.filter.whose.all'],
    ],
    false,
    yesNo.optional(),
  ),
  /** null: all, false: to do, true: completed. */
  done: alwaysFilter(
    'activity.done',
    [
      [null as boolean | null, 'activity.filter.done.all'],
      [false, 'activity.filter.done.toDo'],
      [true, 'activity.filter.done.completed'],
    ],
    null,
    yesNo.nullish(),
  ),
  dateFilterType: alwaysFilter(
    'activity.filter.date',
    placesOf(dateFilterTypes, 'activity.filter.dateType'),
    0,
    upTo(dateFilterTypes.length - 1).optional(),
  ),
  startDate: dayFilter('activity.filter.from'),
  endDate: dayFilter('activity.filter.till'),
  employeeFilterType: alwaysFilter(
    'activity.filter.person',
    placesOf(employeeFilterTypes, 'activity.filter.employeeType'),
    0,
    upTo(employeeFilterTypes.length - 1).optional(),
  ),
  employee: personFilter('activity.filter.employee', {
    among: 2,
    schema: z.coerce.number<string | number>().int().min(1).max(2_147_483_647).nullish(),
  }),
}
const sorts = [
  'id',
  'createdOn',
  'createdBy',
  'date',
  'doneDate',
  'modifiedOn',
  'description',
  'done',
  'category',
] as const
export const activityFilter = z.strictObject({
  ...listInputOf(sorts),
  ...filterInput(activityFilters),
})
export type ActivityFilter = z.output<typeof activityFilter>

const choices = z.array(
  z.object({ value: z.union([z.number(), z.boolean()]).nullable(), text: z.string() }),
)

export const activitiesApi = {
  listActivities: get('/api/activity', {
    may: staff,
    shows: ['activity'],
    query: activityFilter.extend({ parent: activityParent, parentId: byId.shape.id }),
    answer: pageOf(activity),
  }),
  searchActions: post('/api/activity/actions', {
    may: staff,
    shows: ['activity'],
    body: activityFilter,
    answer: pageOf(activity).extend({
      options: z.object({ dateFilterType: choices, employeeFilterType: choices, done: choices }),
    }),
  }),
  getActivity: get('/api/activity/{id}', {
    may: staff,
    shows: ['activity'],
    params: byId,
    answer: activity,
  }),
  addActivity: post('/api/activity/add', {
    may: staff,
    changes: [],
    body: z.strictObject({ entityType: activityParent, id }),
    answer: blankActivity,
  }),
  saveActivity: post('/api/activity/update', {
    may: staff,
    changes: ['activity'],
    body: activityUpdate,
    answer: activity,
  }),
  /** Adds a task at a record for the user; sends no notifications. */
  addOwnTask: post('/api/activity/ownTask', {
    may: staff,
    changes: ['activity'],
    body: ownTask,
    answer: activity,
  }),
  deleteActivity: del('/api/activity/{id}', {
    may: staff,
    changes: ['activity'],
    params: byId,
    answer: nothing,
  }),
  restoreActivity: post('/api/activity/restore/{id}', {
    may: staff,
    changes: ['activity'],
    params: byId,
    answer: activity,
  }),
}

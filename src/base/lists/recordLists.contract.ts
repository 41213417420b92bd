// The lists of records: who may see them, and their default columns. The first column links to the record and is always
// shown.
import type { Permission } from '#kit/http/endpoint.ts'
import { admin, office, staff } from '#base/permissions/permissions.contract.ts'

const contact = ['phone', 'email'] as const
const stamps = ['createdOn', 'createdBy', 'modifiedOn', 'modifiedBy'] as const

export const recordLists = {
  AccountList: { may: staff, columns: ['name', ...contact, ...stamps] },
  OwnerList: { may: staff, columns: ['name', ...contact, 'objectReferenceNumbers', ...stamps] },
  ClientList: {
    may: staff,
    columns: ['name', ...contact, 'purchaseBudgetRangeMax', 'objectReferenceNumbers', ...stamps],
  },
  ProfessionalList: {
    may: staff,
    columns: ['name', ...contact, 'speciality', 'numberOfSoldObjects'],
  },
  PartnerList: { may: staff, columns: ['name', ...contact, 'category', ...stamps] },
  SourceList: { may: staff, columns: ['name', ...contact, 'companyType'] },
  EmployeList: { may: office, columns: ['name', ...contact, 'role'] },
  ObjectList: {
    may: staff,
    columns: [
      'referenceNumber',
      'picture',
      'type',
      'location',
      'price',
      'area',
      'bedrooms',
      'status',
      'owner',
      'ownerPhone',
      ...stamps,
    ],
  },
  ObjectKeyList: {
    may: staff,
    columns: [
      'objectReferenceNumber',
      'account',
      'received',
      'givenAway',
      'state',
      'description',
      'edit',
    ],
  },
  LeadList: {
    may: staff,
    columns: [
      'name',
      'type',
      'budgetRangeMax',
      'stageName',
      'assigned',
      'priorityName',
      'sourceName',
      'startDate',
      'createdOn',
      'createdBy',
      'modifiedOn',
    ],
  },
  ViewingList: {
    may: staff,
    columns: [
      'id',
      'appointmentCreated',
      'dateOfViewing',
      'lead',
      'assigned',
      'objects',
      'result',
      'edit',
    ],
  },
  DealList: {
    may: staff,
    columns: [
      'id',
      'dealType',
      'dealStage',
      'objectReferenceNumber',
      'seller',
      'buyer',
      'price',
      'comission',
      'deposit',
      'dateOfDeposit',
      'endDate',
      'lawer',
      'notary',
      'civilEngeneer',
      'assigned',
    ],
  },
  ReservationList: {
    may: office,
    columns: [
      'reservationNumber',
      'objectTitle',
      'objectWebsiteCode',
      'clientDisplayName',
      'checkIn',
      'duration',
      'checkOut',
      'stage',
      'sourceDisplayName',
      'bookingDate',
      'total',
      'paymentToOwner',
      'finalComission',
    ],
  },
  PaymentList: { may: office, columns: ['name', 'transactionModifiedOn', 'balance'] },
  DocumentList: { may: staff, columns: ['name', 'description', 'modifiedOn', 'edit'] },
  ActionList: {
    may: staff,
    columns: [
      'done',
      'createdOn',
      'createdBy',
      'assignedTo',
      'links',
      'date',
      'doneDate',
      'description',
      'edit',
    ],
  },
  AlertList: { may: office, columns: ['date', 'source', 'about', 'readedOn', 'readedBy', 'mark'] },
  TrashList: { may: staff, columns: ['title', 'entity', 'deletedOn', 'deletedBy', 'restore'] },
  ActionLog: {
    may: admin,
    columns: ['date', 'actionBy', 'action', 'entity', 'actionOver', 'message', 'data'],
  },
} as const satisfies Record<string, { may: Permission; columns: readonly string[] }>

export type ListName = keyof typeof recordLists
export type ColumnOf<L extends ListName> = (typeof recordLists)[L]['columns'][number]
export const listNames = Object.keys(recordLists) as [ListName, ...ListName[]]

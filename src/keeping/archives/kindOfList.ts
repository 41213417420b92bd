// The record kind of each list's rows. Lists that are not named here cannot be archived.
import type { ListName } from '#base/lists/recordLists.contract.ts'
import type { RecordKind } from '#base/register/records.contract.ts'

const kinds: Partial<Record<ListName, RecordKind>> = {
  AccountList: 'Account',
  OwnerList: 'Account',
  ClientList: 'Account',
  ProfessionalList: 'Account',
  PartnerList: 'Account',
  SourceList: 'Account',
  EmployeList: 'Account',
  ObjectList: 'Object',
  LeadList: 'Demand',
  ViewingList: 'Viewing',
  DealList: 'Deal',
  ReservationList: 'Reservation',
  DocumentList: 'Document',
}

export const kindOfList = (list: string): RecordKind | undefined =>
  Object.hasOwn(kinds, list) ? kinds[list as ListName] : undefined

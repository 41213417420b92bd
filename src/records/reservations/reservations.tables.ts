import type { ColumnType, Generated } from 'kysely'
import type { ColumnsOf, StampColumns } from '#kit/db/columns.ts'
import type { StayTaskKind } from './care/stayCare.contract.ts'
import type { reservationFields } from './reservationFields.contract.ts'

/** Maintained by the database from other columns and rows; never written. */
type Computed<T> = ColumnType<T, never, never>
type Required = 'objectId' | 'checkIn' | 'duration' | 'clientLastName' | 'reservationStage'

export type ReservationTables = {
  reservation: Omit<ColumnsOf<typeof reservationFields>, Required> &
    StampColumns & {
      reservationNumber: Generated<number>
      reservationStage: Generated<number>
      objectId: number
      checkIn: string
      duration: number
      clientLastName: string
      checkOut: Computed<string>
      objectTitle: Computed<string | null>
      objectWebsiteCode: Computed<string | null>
      clientDisplayName: Computed<string>
      searchClient: Computed<string>
    }
  staySeason: StampColumns & {
    objectId: number
    from: string
    till: string
    price: number
    minNights: number | null
  }
  stayCare: StampColumns & {
    objectId: number
    handedOverById: number | null
    cleanedById: number | null
  }
  stayTask: {
    reservationId: number
    kind: StayTaskKind
    activityId: number | null
    date: string | null
    personId: number | null
    objectId: number
    withdrawn: Generated<boolean>
  }
}

declare module '#base/backend/tables.ts' {
  interface Tables extends ReservationTables {}
}

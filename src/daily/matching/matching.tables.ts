import type { Generated } from 'kysely'

/** 1 purchase, 2 rent, 3 short rent. */
type Service = number

export type MatchingTables = {
  /** Maintained by triggers, see keepWishes.sql. */
  leadWish: { leadId: number; service: Service }
  /** Maintained by triggers except `tellOn`, see keepOffers.sql. */
  objectOffer: { objectId: number; service: Service; price: number; tellOn: string | null }
  objectTold: { objectId: number; service: Service; price: number; toldOn: Generated<string> }
}

declare module '#base/backend/tables.ts' {
  interface Tables extends MatchingTables {}
}

import { sql } from 'kysely'
import { today } from '#kit/db/days.ts'
import type { Db } from '#base/backend/backend.ts'
import type { CalendarPerson } from './calendar.contract.ts'

/** Current staff by name, without the account `but`. */
export async function calendarPeople(db: Db, but: number): Promise<CalendarPerson[]> {
  const { rows } = await sql<CalendarPerson>`
    SELECT "id", "name" FROM "account"
    WHERE "id" <> ${but} AND "isEmploye" AND "deletedOn" IS NULL AND ("endDate" IS NULL OR "endDate" >= ${today})
    ORDER BY "name", "id" LIMIT 500
  `.execute(db)
  return rows
}

// Reads selections as staff see them.
import { sql } from 'kysely'
import { agencyDay } from '#kit/clock.ts'
import { today } from '#kit/db/days.ts'
import { splitTexts } from '#kit/fields/kinds.ts'
import { objectTitle } from '#records/objects/objectTitle.store.ts'
import { languageOfClient } from '#base/session/person/languageOfOffice.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { stampColumns, stampJoins } from '#base/backend/stamps.ts'
import { usualDays } from './selections.contract.ts'
import type { Selection, SelectionsOfLead } from './selections.contract.ts'

/** As stored, with the token instead of the link and text made from it. */
export type StoredSelection = Omit<Selection, 'link' | 'text'> & { token: string }

type SelectionKey = { id: number } | { leadId: number }

/** Newest first. Object titles are in `language`. */
export async function readSelections(
  db: Db,
  which: SelectionKey,
  language: string,
): Promise<StoredSelection[]> {
  const condition = 'id' in which ? sql`s."id" = ${which.id}` : sql`s."leadId" = ${which.leadId}`
  const { rows } = await sql<StoredSelection>`
    SELECT s."id", s."version", s."leadId", s."token", s."language", s."note", s."expiresOn", s."revokedOn",
      s."sentOn", s."sentTo", s."undeliveredOn", s."openings", s."openedOn", ${stampColumns('s')},
      CASE WHEN s."revokedOn" IS NOT NULL THEN 'revoked' WHEN s."expiresOn" < ${today} THEN 'expired' ELSE 'open' END AS "state",
      coalesce((
        SELECT json_agg(json_build_object('objectId', o."id", 'objectReferenceNumber', o."referenceNumber",
          'title', ${objectTitle('o', language)}, 'mark', "of"."mark", 'markedOn', "of"."markedOn")
          ORDER BY "of"."position", o."id")
        FROM "selectionObject" "of" JOIN "object" o ON o."id" = "of"."objectId" AND o."deletedOn" IS NULL
        WHERE "of"."selectionId" = s."id"
      ), '[]'::json) AS "objects",
      coalesce((
        SELECT json_agg(json_build_object('id', m."id", 'text', m."text", 'writtenOn', m."writtenOn",
          'objectReferenceNumber', o."referenceNumber") ORDER BY m."id")
        FROM "selectionMessage" m LEFT JOIN "object" o ON o."id" = m."objectId" AND o."deletedOn" IS NULL
        WHERE m."selectionId" = s."id"
      ), '[]'::json) AS "messages"
    FROM "selection" s ${stampJoins('s')}
    WHERE ${condition} AND s."deletedOn" IS NULL
    ORDER BY s."id" DESC
  `.execute(db)
  return rows
}

type Client = {
  language: string | null
  name: string | null
  email: string | null
  phone: string | null
  accountId: number
}

/** The defaults of a new selection for a lead, and the addresses of its client, with those that mail can be sent to. */
export async function clientOfLead(
  db: Db,
  leadId: number,
): Promise<Pick<SelectionsOfLead, 'proposed' | 'emails' | 'phones' | 'accountId'>> {
  const { rows } = await sql<Client>`
    SELECT a."id" AS "accountId", a."language", a."name", a."email", a."phone" FROM "lead" l
    JOIN "account" a ON a."id" = l."accountId" AND a."deletedOn" IS NULL WHERE l."id" = ${leadId}
  `.execute(db)
  const client = rows[0]
  return {
    proposed: {
      language: await languageOfClient(db, client ?? { language: null, name: null, phone: null }),
      expiresOn: agencyDay(usualDays),
    },
    emails: splitTexts(client?.email ?? null),
    phones: splitTexts(client?.phone ?? null),
    accountId: client?.accountId ?? null,
  }
}

// The effects of a merge on links to the same objects and on sign-ins: for its preview, and for the notes.
import type { MessageParams } from '#kit/i18n/messages.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Translate } from '#kit/i18n/translator.ts'
import { languageOfOffice } from '#base/session/person/languageOfOffice.store.ts'
import { addsTerms, linksOfBoth } from '#records/objects/moveObjects.store.ts'
import { linkText } from '#records/objects/people/linkText.ts'
import { signInWillEnd } from '#base/session/roles/moveSignIn.store.ts'
import type { Db } from '#base/backend/backend.ts'
import type { MergeLook } from '../accounts.contract.ts'
import { readAccount } from '../view/accountView.store.ts'
import { mayMerge } from './mayMerge.ts'

/** 404 when one of the two is deleted, 403 when `actor` may not merge them. */
export async function lookAtMerge(
  db: Db,
  { id, duplicateId }: { id: number; duplicateId: number },
  actor: Actor,
): Promise<MergeLook> {
  for (const each of [id, duplicateId])
    await mayMerge(db, await readAccount(db, each, actor.language), actor)
  const links = await linksOfBoth(db, duplicateId, id, actor.language)
  return {
    links: links.filter(addsTerms),
    endsSignIn: await signInWillEnd(db, duplicateId, id),
  }
}

type MergePair = { kept: { id: number }; duplicate: { id: number; name: string } }

/** A line for the notes for each link of the duplicate whose terms the kept link contradicts, in the office's language. */
export async function linesOfLinks(
  tx: Db,
  { kept, duplicate }: MergePair,
  translate: Translate,
): Promise<string[]> {
  const language = await languageOfOffice(tx)
  const t = (key: string, params: MessageParams = {}) => translate(language, [key, params])
  const links = await linksOfBoth(tx, duplicate.id, kept.id, language)
  return links
    .filter(({ joins }) => !joins)
    .map(({ referenceNumber, gone }) =>
      t('accounts.merge.linkInNotes', {
        number: referenceNumber,
        name: duplicate.name || `#${duplicate.id}`,
        link: linkText(gone, t),
      }),
    )
}

// What a merge will do to what hangs on both accounts, asked before it and told after it.
import type { MessageParams } from '#kit/http/problem.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Translate } from '#kit/i18n/translator.ts'
import { languageOfOffice } from '#base/session/person/languageOfOffice.store.ts'
import { linksOfBoth, saysMore } from '#records/objects/moveObjects.store.ts'
import { linkText } from '#records/objects/people/linkText.ts'
import { signInWillEnd } from '#base/session/roles/moveSignIn.store.ts'
import type { Db } from '#base/backend/backend.ts'
import type { MergeLook } from '../accounts.contract.ts'
import { readAccount } from '../view/accountView.store.ts'
import { mayMerge } from './mayMerge.ts'

/** 404 when one of the two is gone, 403 for whom may not merge them. */
export async function lookAtMerge(
  db: Db,
  { id, duplicateId }: { id: number; duplicateId: number },
  actor: Actor,
): Promise<MergeLook> {
  for (const each of [id, duplicateId])
    await mayMerge(db, await readAccount(db, each, actor.language), actor)
  const links = await linksOfBoth(db, duplicateId, id, actor.language)
  return {
    links: links.filter(saysMore),
    endsSignIn: await signInWillEnd(db, duplicateId, id),
  }
}

type Two = { kept: { id: number }; duplicate: { id: number; name: string } }

/** What the links that end have said and the kept ones deny, a line each: for the notes, which the whole office reads. */
export async function saidOfLinks(
  tx: Db,
  { kept, duplicate }: Two,
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

// Keeps a server's texts as they were changed, by whichever server: whoever asks afterwards gets the new ones.
import type { FollowedTexts, Texts } from '#kit/i18n/translator.ts'
import type { Db } from '#base/backend/backend.ts'
import { readOwnTexts, readRevision } from '#base/backend/ownTexts.store.ts'
import { shownTexts } from './shownTexts.ts'

export function followTexts(db: Db, texts: Texts): FollowedTexts {
  let shown = -1 // none yet
  let looking: Promise<void> | undefined
  const read = async (revision: number) => {
    if (revision <= shown) return
    // What is read is as new as the number, or newer: then it is read once more, and nothing is lost.
    texts.show(shownTexts(texts.bundled, await readOwnTexts(db)))
    shown = revision
  }
  const look = async () => read(await readRevision(db))
  return {
    ...texts,
    async follow(revision) {
      if (revision !== undefined) return read(revision)
      // Many at once share one look. Without a database they are as they were.
      looking ??= look()
        .catch(() => {})
        .finally(() => (looking = undefined))
      return looking
    },
  }
}

// Keeps this server's texts up to date with changes made on any server.
import type { FollowedTexts, Texts } from '#kit/i18n/translator.ts'
import type { Db } from '#base/backend/backend.ts'
import { readOwnTexts, readRevision } from '#base/backend/ownTexts.store.ts'
import { shownTexts } from './shownTexts.ts'

export function followTexts(db: Db, texts: Texts): FollowedTexts {
  let shownRevision = -1
  let pendingRead: Promise<void> | undefined
  const read = async (revision: number) => {
    if (revision <= shownRevision) return
    // The texts are at least as new as `revision`. If they are newer, they are read once more later, and nothing is
    // lost.
    texts.show(shownTexts(texts.bundled, await readOwnTexts(db)))
    shownRevision = revision
  }
  const readLatest = async () => read(await readRevision(db))
  return {
    ...texts,
    async follow(revision) {
      if (revision !== undefined) return read(revision)
      // Concurrent calls share one read. If the database fails, the texts stay as they are.
      pendingRead ??= readLatest()
        .catch(() => {})
        .finally(() => (pendingRead = undefined))
      return pendingRead
    },
  }
}

// Stores a draft in the browser while it is unsaved, and offers input stored by earlier pages.
import { useEffect, useState } from 'react'
import type { Draft } from './draft.ts'
import type { Clash, Values } from './draftSnapshot.ts'
import type { StoredDraft, Vault } from './keptDrafts.ts'
import { openVault } from './openVault.ts'
import { sameStored } from './sameValue.ts'

export type KeptOffer = {
  /** Stored values that differ from the record's current ones. */
  rows: Clash[]
  /** `mine` restores the stored value, `theirs` drops it. */
  resolve: (name: string, side: 'mine' | 'theirs') => void
  resolveAll: (side: 'mine' | 'theirs') => void
}

/** The stored values that differ from the record. */
export const differencesFrom = (
  { values, unread }: Pick<StoredDraft, 'values' | 'unread'>,
  now: Values,
): string[] => {
  const changed = Object.keys(values).filter((name) => !sameStored(values[name], now[name]))
  return [...new Set([...changed, ...Object.keys(unread)])]
}

const keep = (vault: Vault, record: string, draft: Draft) => {
  const values = draft.unsaved()
  const { unread } = draft.snapshot()
  return vault.keep(record, { values, called: draft.called.among(values), unread })
}

/** Restores one field; an invalid text returns to its input. */
function takeUp(draft: Draft, { values, unread }: StoredDraft, name: string): void {
  const text = unread[name]
  if (text === undefined) draft.set(name, values[name])
  else draft.setUnread(name, text)
}

/** `record` identifies the record: 'account/5'. Returns null while there is nothing to offer. */
export function useKeptDraft(draft: Draft, record: string): KeptOffer | null {
  const [found, setFound] = useState<{ vault: Vault; kept: StoredDraft } | null>(null)
  const [decided, setDecided] = useState<readonly string[]>([])

  useEffect(() => {
    let left = false
    void openVault().then(async (vault) => {
      if (!vault) return
      const write = () => void keep(vault, record, draft)
      // Continues while other screens are shown, as saving does.
      draft.subscribe(write)
      if (draft.dirty) write()
      const kept = await vault.find(record)
      if (!kept || left) return
      if (differencesFrom(kept, draft.snapshot().values).length === 0) vault.drop(kept.names)
      else {
        for (const [name, called] of Object.entries(kept.called))
          draft.called.remember(name, kept.values[name], called)
        setFound({ vault, kept })
      }
    })
    return () => {
      left = true
      setFound(null)
      setDecided([])
    }
  }, [draft, record])

  if (!found) return null
  const { vault, kept } = found
  const { values } = draft.snapshot()
  const open = differencesFrom(kept, values).filter((name) => !decided.includes(name))
  if (open.length === 0) return null
  const decide = (names: readonly string[], side: 'mine' | 'theirs') => {
    if (side === 'mine') for (const name of names) takeUp(draft, kept, name)
    setDecided([...decided, ...names])
    if (open.every((name) => names.includes(name))) vault.drop(kept.names)
  }
  return {
    rows: open.map((name) => ({
      name,
      mine: kept.values[name],
      theirs: values[name],
      unread: kept.unread[name],
    })),
    resolve: (name, side) => decide([name], side),
    resolveAll: (side) => decide(open, side),
  }
}

import { useState } from 'react'
import { call } from '#kit/http/call.ts'
import { refreshed } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { showUndo } from '#kit/ui/confirm/showUndo.tsx'
import { objectKeysApi } from '../objectKeys.contract.ts'
import type { ObjectKeyRow } from '../objectKeys.contract.ts'

type KeyPlace = Pick<ObjectKeyRow, 'accountId' | 'received' | 'givenAway'>

/** Saves where the key is, with a message that offers to undo it. */
export function useMove({ objectId, version, accountId, received, givenAway }: ObjectKeyRow) {
  const t = useText()
  const [busy, setBusy] = useState(false)
  const save = async (place: Partial<KeyPlace>, version: number) => {
    const saved = await call(objectKeysApi.saveObjectKey, {
      body: { objectId, version, ...place },
    })
    await refreshed()
    return saved
  }
  const move = async (place: Partial<KeyPlace>, text: string) => {
    setBusy(true)
    try {
      const saved = await save(place, version)
      const undo = () => save({ accountId, received, givenAway }, saved.version)
      showUndo({ text, undoText: t('kit.undo'), undo })
    } finally {
      setBusy(false)
    }
  }
  return { busy, move }
}

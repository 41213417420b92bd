import { useState } from 'react'
import { call } from '#kit/http/call.ts'
import { refreshed } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { showUndo } from '#kit/ui/confirm/showUndo.tsx'
import { objectKeysApi } from '../objectKeys.contract.ts'
import type { ObjectKeyRow } from '../objectKeys.contract.ts'

type Where = Pick<ObjectKeyRow, 'accountId' | 'received' | 'givenAway'>

/** Saves where the key is, says so, and offers to put it back to where it was. */
export function useMove({ objectId, version, accountId, received, givenAway }: ObjectKeyRow) {
  const t = useText()
  const [busy, setBusy] = useState(false)
  const save = async (where: Partial<Where>, of: number) => {
    const saved = await call(objectKeysApi.saveObjectKey, {
      body: { objectId, version: of, ...where },
    })
    await refreshed()
    return saved
  }
  const move = async (where: Partial<Where>, text: string) => {
    setBusy(true)
    try {
      const saved = await save(where, version)
      const undo = () => save({ accountId, received, givenAway }, saved.version)
      showUndo({ text, undoText: t('kit.undo'), undo })
    } finally {
      setBusy(false)
    }
  }
  return { busy, move }
}

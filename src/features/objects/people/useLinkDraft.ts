// One link between an object and a person while it is typed: nothing is sent before it is asked for.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallFailed, call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { showUndo } from '#kit/ui/showUndo.tsx'
import { objectAccountsApi } from './objectAccounts.contract.ts'
import type { ObjectAccount } from './objectAccounts.contract.ts'
import { objectTouched, objectsChanged } from '../useObject.ts'

export type LinkValues = {
  accountId: number | null
  account: string
  relation: number | null
  startDate: string | null
  endDate: string | null
  price: number | null
  rentPaymentDay: number | null
}
const blank: LinkValues = {
  accountId: null,
  account: '',
  relation: null,
  startDate: null,
  endDate: null,
  price: null,
  rentPaymentDay: null,
}

/** `link` is the one that is changed; without it a new one is made. */
export function useLinkDraft(objectId: number, link?: ObjectAccount) {
  const t = useText()
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState<Partial<LinkValues>>({})
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const [failure, setFailure] = useState<Error | null>(null)
  const [busy, setBusy] = useState(false)
  const values: LinkValues = { ...blank, ...link, ...typed }

  const run = async (change: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    setFailure(null)
    setErrors({})
    try {
      await change()
      await objectTouched(queryClient, objectId)
      objectsChanged(queryClient)
      setTyped({})
      return true
    } catch (error) {
      setErrors((error instanceof CallFailed && error.problem.errors) || {})
      setFailure(error as Error)
      return false
    } finally {
      setBusy(false)
    }
  }

  const body = () => {
    const { accountId, account: _, relation, ...rest } = values
    const { startDate, endDate, price, rentPaymentDay } = rest
    const given = { startDate, endDate, price, rentPaymentDay }
    return { objectId, accountId: accountId!, relation: relation!, ...given }
  }
  const missing = (): boolean => {
    const found: Record<string, string[]> = {
      ...(values.accountId === null && { accountId: [t('object.link.chooseAccount')] }),
      ...(values.relation === null && { relation: [t('object.link.chooseRelation')] }),
    }
    setErrors(found)
    return Object.keys(found).length > 0
  }

  return {
    values,
    errors,
    failure,
    busy,
    dirty: Object.keys(typed).length > 0,
    set: (part: Partial<LinkValues>) => setTyped((before) => ({ ...before, ...part })),
    add: () =>
      missing()
        ? Promise.resolve(false)
        : run(() => call(objectAccountsApi.addObjectAccount, { body: body() }, { quiet: true })),
    update: () => {
      const sent = { ...body(), version: link?.version }
      return missing()
        ? Promise.resolve(false)
        : run(() => call(objectAccountsApi.saveObjectAccount, { body: sent }, { quiet: true }))
    },
    remove: () => {
      const { objectId: _, ...kept } = body()
      const pair = { objectId, accountId: kept.accountId }
      return run(async () => {
        await call(objectAccountsApi.deleteObjectAccount, { body: pair }, { quiet: true })
        showUndo({
          text: t('object.link.removed', { name: values.account }),
          undoText: t('kit.undo'),
          undo: async () => {
            const again = { ...kept, ...pair }
            await call(objectAccountsApi.addObjectAccount, { body: again })
            await objectTouched(queryClient, objectId)
          },
        })
      })
    },
  }
}
export type LinkDraft = ReturnType<typeof useLinkDraft>

// A small form that is sent at once: busy meanwhile, and what the server refuses beside its fields.
import { useState } from 'react'
import { CallFailed } from '#kit/http/call.ts'

export function useSending() {
  const [isBusy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Record<string, string[]>>({})

  /** Whether it was taken. A failure that belongs to no field was told by the call. */
  const send = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (isBusy) return false
    setBusy(true)
    try {
      await work()
      setErrors({})
      return true
    } catch (failure) {
      setErrors((failure instanceof CallFailed && failure.problem.errors) || {})
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, errorOf: (name: string) => errors[name]?.join(' '), send }
}

import { useRef, useState } from 'react'
import { useText } from '../i18n/useText.ts'
import { fileFailureText, isFinal, mustNotBeTooLarge } from './fileFailure.ts'

/** Uploads a file as soon as it is chosen; returns the busy state and the error. */
export function useSentFile(send: (file: File) => Promise<unknown>, megabytes: number) {
  const t = useText()
  const resetRef = useRef<() => void>(null)
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState<{ file: File; failure: unknown } | null>(null)
  const choose = async (file: File | null) => {
    if (!file) return
    // Reset the input, so that choosing the same file again uploads it: it may have been corrected.
    resetRef.current?.()
    setFailed(null)
    setBusy(true)
    try {
      mustNotBeTooLarge(file, megabytes)
      await send(file)
    } catch (failure) {
      setFailed({ file, failure })
    }
    setBusy(false)
  }
  return {
    isBusy,
    resetRef,
    choose: (file: File | null) => void choose(file),
    failure: failed && {
      text: fileFailureText(failed.file.name, failed.failure, t),
      again: isFinal(failed.failure) ? undefined : () => void choose(failed.file),
    },
    forget: () => setFailed(null),
  }
}

import { useRef, useState } from 'react'
import { useText } from '../i18n/useText.ts'
import { fileFailureText, isFinal, mustFit } from './fileFailure.ts'

/** One file that is sent as soon as it is chosen: busy meanwhile, and why it was not taken. */
export function useSentFile(send: (file: File) => Promise<unknown>, megabytes: number) {
  const t = useText()
  const resetRef = useRef<() => void>(null)
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState<{ file: File; failure: unknown } | null>(null)
  const choose = async (file: File | null) => {
    if (!file) return
    // Chosen once more it is heard again: it may have been corrected meanwhile.
    resetRef.current?.()
    setFailed(null)
    setBusy(true)
    try {
      mustFit(file, megabytes)
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

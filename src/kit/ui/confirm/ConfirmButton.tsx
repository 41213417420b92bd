import { Button } from '@mantine/core'
import type { ButtonProps } from '@mantine/core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useConfirm } from './useConfirm.ts'

type Props = ButtonProps & {
  /** The question, such as "Delete account?". */
  text: string
  confirmText?: string
  /** For actions that are not destructive. */
  harmless?: boolean
  onConfirmed: () => Promise<unknown> | void
  children: ReactNode
}

/** A button that asks for confirmation, and is busy during its action. */
export function ConfirmButton({ text, confirmText, harmless, onConfirmed, ...rest }: Props) {
  const confirm = useConfirm()
  const [busy, setBusy] = useState(false)
  const ask = async () => {
    if (!(await confirm({ text, danger: !harmless, ...(confirmText && { confirmText }) }))) return
    setBusy(true)
    try {
      await onConfirmed()
    } finally {
      setBusy(false)
    }
  }
  const color = harmless ? {} : { color: 'trouble' }
  return <Button variant="light" {...color} loading={busy} onClick={() => void ask()} {...rest} />
}

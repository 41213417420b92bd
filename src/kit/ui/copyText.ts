import { showNotice } from './notices.ts'

/** Copies a text and says so. `notCopied` holds the text, to be copied by hand, and stays until it is closed. */
export async function copyWithNotice(
  text: string,
  { copied, notCopied }: { copied: string; notCopied: string },
): Promise<void> {
  if (await copyText(text)) showNotice({ message: copied })
  else showNotice({ message: notCopied, autoClose: false })
}

/** Returns whether it was copied: browsers refuse on pages without https. */
export async function copyText(text: string): Promise<boolean> {
  const clipboard = navigator.clipboard as Clipboard | undefined
  if (!clipboard) return copyByHand(text)
  return clipboard.writeText(text).then(
    () => true,
    () => copyByHand(text),
  )
}

function copyByHand(text: string): boolean {
  const before = document.activeElement as HTMLElement | null
  const box = document.createElement('textarea')
  box.value = text
  box.style.position = 'fixed'
  document.body.append(box)
  box.select()
  // The only way without https.
  const copied = document.execCommand('copy')
  box.remove()
  before?.focus()
  return copied
}

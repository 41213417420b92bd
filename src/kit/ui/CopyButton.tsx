import { ActionIcon } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useText } from '../i18n/useText.ts'
import { copyText } from './copyText.ts'

type Props = {
  /** What is copied. */
  text: string
  className?: string | undefined
}

/** Copies a text, and says so to eyes and ears. */
export function CopyButton({ text, className }: Props) {
  const t = useText()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return undefined
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])
  return (
    <>
      <ActionIcon
        variant="subtle"
        color={copied ? 'done' : 'gray'}
        size={24}
        {...(className && { className })}
        aria-label={t('kit.copy', { text })}
        title={t(copied ? 'kit.copied' : 'kit.copy', { text })}
        onClick={() => void copyText(text).then(setCopied)}
      >
        {copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
      </ActionIcon>
      <output className="onlyHeard">{copied && t('kit.copied')}</output>
    </>
  )
}

import { ActionIcon, Text } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useText } from '../i18n/useText.ts'
import { copyText } from './copyText.ts'

type Props = {
  /** The text to copy. */
  text: string
  className?: string | undefined
}

/** Copies a text, and shows and announces whether it worked. */
export function CopyButton({ text, className }: Props) {
  const t = useText()
  const [copied, setCopied] = useState<boolean | null>(null)
  useEffect(() => {
    if (copied === null) return undefined
    const timer = setTimeout(() => setCopied(null), copied ? 2000 : 6000)
    return () => clearTimeout(timer)
  }, [copied])
  const said = copied === null ? '' : t(copied ? 'kit.copied' : 'kit.notCopied')
  const Icon = copied === null ? IconCopy : copied ? IconCheck : IconAlertTriangle
  return (
    <>
      <ActionIcon
        variant="subtle"
        color={copied === null ? 'gray' : copied ? 'done' : 'trouble'}
        size={24}
        {...(className && { className })}
        aria-label={t('kit.copy', { text })}
        title={said || t('kit.copy', { text })}
        onClick={() => void copyText(text).then(setCopied)}
      >
        <Icon size={14} aria-hidden />
      </ActionIcon>
      <Text
        component="output"
        size="xs"
        c="var(--estia-red)"
        className={copied === false ? '' : 'onlyHeard'}
      >
        {said}
      </Text>
    </>
  )
}

// Shows new recovery codes, this once, to print, copy or download.
import { Button, Code, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '#kit/i18n/useText.ts'
import { useFocusOnce } from '#kit/ui/useFocusOnce.ts'
import { useSession } from '../person/useSession.ts'

type Props = { codes: readonly string[]; onKept: () => void }

export function RecoveryCodes({ codes, onKept }: Props) {
  const t = useText()
  const username = useSession()?.username ?? ''
  const title = useFocusOnce<HTMLHeadingElement>()
  const [copied, setCopied] = useState<'copied' | 'notCopied'>()
  const text = [t('security.codesFile', { username }), '', ...codes, ''].join('\n')
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied('copied')
  }
  return (
    <Stack>
      <Title order={2} size="h4" tabIndex={-1} ref={title}>
        {t('security.keepCodes')}
      </Title>
      <Text size="sm">{t('security.keepCodesText')}</Text>
      <SimpleGrid component="ol" cols={{ base: 1, xs: 2 }} spacing="xs" m={0} pl="lg">
        {codes.map((code) => (
          <li key={code}>
            <Code fz="md">{code}</Code>
          </li>
        ))}
      </SimpleGrid>
      <Group className="noPrint" gap="xs">
        <Button
          variant="default"
          leftSection={<IconCopy size={16} aria-hidden />}
          onClick={() => void copy().catch(() => setCopied('notCopied'))}
        >
          {t('security.copy')}
        </Button>
        <Button
          variant="default"
          component="a"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="estia-recovery-codes.txt"
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          {t('security.download')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconPrinter size={16} aria-hidden />}
          onClick={() => window.print()}
        >
          {t('security.print')}
        </Button>
      </Group>
      <Text component="output" className="noPrint" size="sm">
        {copied && t(`security.${copied}`)}
      </Text>
      <Button className="noPrint" onClick={onKept}>
        {t('security.codesKept')}
      </Button>
    </Stack>
  )
}

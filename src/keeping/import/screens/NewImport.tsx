import { Button, FileButton, Group, Progress, Radio, Stack, Text } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { refresh } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Failure } from '#kit/ui/Failure.tsx'
import { useUpload } from '#kit/ui/useUpload.ts'
import { importApi, importKindNames } from '../import.contract.ts'
import type { ImportKindName } from '../import.contract.ts'
import { importPaths } from '../import.paths.ts'

/** The server's limit. */
const largestMegabytes = 200
const accepted = '.csv,.txt,.tsv,.xlsx,.xls,.html,.htm,.vcf,.xml,.blm,text/csv,text/vcard'

export function NewImport() {
  const t = useText()
  const [kind, setKind] = useState<ImportKindName>('people')
  const router = useRouter()
  const { send, failure, isSending, part, key } = useUpload(importApi.addImport, {
    most: largestMegabytes,
    fields: { kind },
    onSent: async ({ id }) => {
      await refresh('import')
      await router.navigate({ to: importPaths.import(id) })
    },
  })
  return (
    <Stack>
      <Radio.Group
        label={t('import.kind')}
        value={kind}
        onChange={(value) => setKind(value as ImportKindName)}
      >
        <Stack gap="xs" mt="xs">
          {importKindNames.map((name) => (
            <Radio key={name} value={name} label={t(`import.kind.${name}`)} />
          ))}
        </Stack>
      </Radio.Group>
      <Group>
        <FileButton key={key} accept={accepted} onChange={send}>
          {(props) => (
            <Button
              {...props}
              loading={isSending}
              leftSection={<IconUpload size={16} aria-hidden />}
            >
              {t('import.choose')}
            </Button>
          )}
        </FileButton>
        <Text size="sm" className="quiet">
          {t('import.formats')}
        </Text>
      </Group>
      {isSending && <Progress value={part * 100} aria-label={t('import.progress')} />}
      <Failure text={failure} />
    </Stack>
  )
}

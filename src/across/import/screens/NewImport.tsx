import { Button, FileButton, Group, Progress, Radio, Stack, Text } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { upload } from '#kit/http/upload.ts'
import { refresh } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Failure } from '#kit/ui/Failure.tsx'
import { fileFailureText, mustFit } from '#kit/ui/fileFailure.ts'
import { importApi, importKindNames } from '../import.contract.ts'
import type { ImportKindName } from '../import.contract.ts'
import { importPaths } from '../import.paths.ts'

/** The server's limit. */
const largestMegabytes = 200
const accepted = '.csv,.txt,.tsv,.xlsx,.vcf,.xml,text/csv,text/vcard'

export function NewImport() {
  const t = useText()
  const [kind, setKind] = useState<ImportKindName>('people')
  const { file, part, sending, choose } = useNewImport(kind)
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
        {/* The key resets the input: the same file, perhaps corrected, can be chosen again. */}
        <FileButton key={sending.submittedAt} accept={accepted} onChange={choose}>
          {(props) => (
            <Button
              {...props}
              loading={sending.isPending}
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
      {sending.isPending && <Progress value={part * 100} aria-label={t('import.progress')} />}
      <Failure text={file && sending.error && fileFailureText(file.name, sending.error, t)} />
    </Stack>
  )
}

/** Sends a chosen file, and opens its import. */
function useNewImport(kind: ImportKindName) {
  const router = useRouter()
  const [file, setFile] = useState<File | null>(null)
  const [part, setPart] = useState(0)
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const { current } = leaving
    return () => current.abort()
  }, [])
  const sending = useMutation({
    mutationFn: async (chosen: File) => {
      mustFit(chosen, largestMegabytes)
      const form = new FormData()
      form.append('kind', kind)
      form.append('file', chosen, chosen.name)
      return upload(importApi.addImport, form, {
        onProgress: setPart,
        signal: leaving.current.signal,
      })
    },
    onSuccess: async ({ id }) => {
      await refresh('import')
      await router.navigate({ to: importPaths.import(id) })
    },
  })
  const choose = (chosen: File | null) => {
    if (!chosen) return
    setFile(chosen)
    setPart(0)
    sending.mutate(chosen)
  }
  return { file, part, sending, choose }
}

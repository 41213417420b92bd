// Where the mapping was taken from, and the mapping as a file.
import { Alert, Button, FileButton, Group, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { formatInstant } from '#kit/fields/format.ts'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { DownloadButton } from '#kit/ui/DownloadButton.tsx'
import { Failure } from '#kit/ui/Failure.tsx'
import { failureText } from '#kit/ui/failureText.ts'
import { useSentFile } from '#kit/ui/useSentFile.ts'
import type { ViewedImport } from '../../import.contract.ts'
import { proposalsApi } from '../../proposals.contract.ts'
import type { TakenMapping } from '../../proposals.contract.ts'
import type { MappingDraft } from './useMapping.ts'

const largestMegabytes = 1

export function MappingSource({ shown, draft }: { shown: ViewedImport; draft: MappingDraft }) {
  const t = useText()
  const { id, proposal, fileName } = shown
  const [taken, setTaken] = useState<TakenMapping | null>(null)
  const which = async () => {
    await draft.flush()
    return { id, version: draft.savedVersion() }
  }
  const anew = useMutation({
    mutationFn: async () => call(proposalsApi.proposeAnew, { body: await which() }),
    onSuccess: () => setTaken(null),
  })
  const sent = useSentFile(async (file) => {
    const body = { ...(await which()), fileName: file.name.slice(-300), text: await file.text() }
    setTaken(await call(proposalsApi.takeMappingFile, { body }))
  }, largestMegabytes)
  const from = proposal?.from
  return (
    <>
      {from && (
        <Group gap="xs" mb="xs">
          <Text size="sm" flex="0 1 auto">
            {from.on
              ? t('import.takenFrom', { file: from.fileName, day: formatInstant(from.on) })
              : t('import.takenFromFile', { file: from.fileName })}
          </Text>
          <Button
            size="compact-sm"
            variant="default"
            loading={anew.isPending}
            onClick={() => anew.mutate()}
          >
            {t('import.proposeAnew')}
          </Button>
        </Group>
      )}
      <Group gap="xs" mb="sm">
        <DownloadButton
          fileName={`${fileName}.estia.json`}
          fetchFile={async () => {
            await draft.flush()
            const file = await call(proposalsApi.getMappingFile, { params: { id: String(id) } })
            return new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' })
          }}
        >
          {t('import.mappingFile.save')}
        </DownloadButton>
        {proposal && (
          <FileButton resetRef={sent.resetRef} accept=".json" onChange={sent.choose}>
            {(props) => (
              <Button {...props} variant="light" loading={sent.isBusy}>
                {t('import.mappingFile.use')}
              </Button>
            )}
          </FileButton>
        )}
      </Group>
      <Failure text={sent.failure?.text ?? (anew.error && failureText(anew.error, t))} />
      {taken && <Taken taken={taken} onClose={() => setTaken(null)} />}
    </>
  )
}

/** What of a mapping file did not fit. */
function Taken({ taken, onClose }: { taken: TakenMapping; onClose: () => void }) {
  const t = useText()
  const { absent, unknown, words } = taken
  const lines = [
    t('import.mappingFile.taken', { count: taken.taken }),
    ...(absent.length > 0 ? [t('import.mappingFile.absent', { columns: absent.join(', ') })] : []),
    ...(unknown.length > 0
      ? [t('import.mappingFile.unknown', { columns: unknown.join(', ') })]
      : []),
    ...(words.length > 0
      ? [
          t('import.mappingFile.words', {
            words: words.map(({ header, text }) => `${header}: ${text}`).join(', '),
          }),
        ]
      : []),
  ]
  return (
    <Alert role="alert" mb="sm" withCloseButton closeButtonLabel={t('kit.close')} onClose={onClose}>
      {lines.map((line) => (
        <Text key={line} size="sm">
          {line}
        </Text>
      ))}
    </Alert>
  )
}

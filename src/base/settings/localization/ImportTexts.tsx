import { Alert, Button, FileButton, Group, Stack, Text, Title } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import { Failure } from '#kit/ui/Failure.tsx'
import { fileFailureText, isFinal } from '#kit/ui/fileFailure.ts'
import { Skeletons } from '#kit/ui/loading/Skeletons.tsx'
import { sheetType } from '#kit/sheets/sheetType.ts'
import { ChangesTable } from './ChangesTable.tsx'
import { FaultsTable } from './FaultsTable.tsx'
import type { Imported } from './localization.contract.ts'
import { useImport } from './useImport.ts'

export function ImportTexts() {
  const t = useText()
  const { file, preview, apply, choose, leave } = useImport()
  const failure = apply.error ?? preview.error
  return (
    <Stack gap="md" aria-live="polite" aria-busy={preview.isPending}>
      <div>
        {/* The key resets the input, so that choosing the same file again, perhaps corrected, reads it again. */}
        <FileButton key={preview.submittedAt} accept={`.xlsx,${sheetType}`} onChange={choose}>
          {(props) => (
            <Button
              {...props}
              loading={preview.isPending}
              leftSection={<IconUpload size={16} aria-hidden />}
            >
              {t('texts.choose')}
            </Button>
          )}
        </FileButton>
      </div>
      {preview.isPending && <Skeletons lines={3} />}
      <Failure text={file && failure && fileFailureText(file.name, failure, t)} />
      {failure && !isFinal(failure) && (
        <div>
          <Button
            variant="default"
            onClick={() => file && (apply.error ? apply : preview).mutate(file)}
          >
            {t('kit.tryAgain')}
          </Button>
        </div>
      )}
      {apply.data && (
        <Alert color="done" withCloseButton closeButtonLabel={t('kit.dismiss')} onClose={leave}>
          {t('texts.applied', { count: apply.data.changes.length })}
        </Alert>
      )}
      {file && preview.data && !apply.data && (
        <Preview
          file={file}
          preview={preview.data}
          isBusy={apply.isPending}
          onApply={() => apply.mutate(file)}
          onLeave={leave}
        />
      )}
    </Stack>
  )
}

type Props = {
  file: File
  preview: Imported
  isBusy: boolean
  onApply: () => void
  onLeave: () => void
}

function Preview({ file, preview: { changes, errors }, isBusy, onApply, onLeave }: Props) {
  const t = useText()
  return (
    <Stack gap="sm">
      <Title order={3}>{t('texts.preview', { file: file.name })}</Title>
      {errors.length > 0 && (
        <>
          <Failure text={t('texts.faults', { count: errors.length })} />
          <FaultsTable faults={errors} />
        </>
      )}
      {errors.length === 0 && changes.length === 0 && <Text>{t('texts.nothingChanges')}</Text>}
      {changes.length > 0 && (
        <>
          <Text>{t('texts.changes', { count: changes.length })}</Text>
          <ChangesTable changes={changes} />
        </>
      )}
      <Group>
        {errors.length === 0 && changes.length > 0 && (
          <Button loading={isBusy} onClick={onApply}>
            {t('texts.apply', { count: changes.length })}
          </Button>
        )}
        <Button variant="default" onClick={onLeave}>
          {t('kit.cancel')}
        </Button>
      </Group>
    </Stack>
  )
}

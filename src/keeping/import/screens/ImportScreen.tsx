// One import, step by step from the file to the result.
import { Group, Stack, Stepper, Text, Title } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { ConfirmButton } from '#kit/ui/confirm/ConfirmButton.tsx'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { importApi } from '../import.contract.ts'
import type { ViewedImport } from '../import.contract.ts'
import { importPaths } from '../import.paths.ts'
import { ColumnsStep } from './columns/ColumnsStep.tsx'
import { Fault } from './Fault.tsx'
import { ResultStep } from './ResultStep.tsx'
import { PhotoFile } from './photos/PhotoFile.tsx'
import { RowsStep } from './rows/RowsStep.tsx'
import { SourceCard } from './SourceCard.tsx'
import { isUnderWay, useImport } from './useImport.ts'
import type { ImportActions } from './useImport.ts'
import { WorkProgress } from './WorkProgress.tsx'

const steps = ['file', 'columns', 'rows', 'done'] as const
const stepOf: Record<ViewedImport['state'], number> = {
  reading: 0,
  mapping: 1,
  checking: 2,
  checked: 2,
  running: 3,
  photos: 3,
  done: 3,
  undoing: 3,
  undone: 3,
}

export function ImportScreen({ id }: { id: number }) {
  const t = useText()
  const actions = useImport(id)
  usePageTitle(actions.query.data?.fileName ?? t('import.title'))
  return (
    <Loaded query={actions.query} lines={16}>
      {(shown) => <Shown shown={shown} actions={actions} />}
    </Loaded>
  )
}

function Shown({ shown, actions }: { shown: ViewedImport; actions: ImportActions }) {
  const t = useText()
  // From the check the user may return to the columns; the plans stay until something is changed.
  const [back, setBack] = useState(false)
  const step = back && shown.state === 'checked' ? 1 : stepOf[shown.state]
  return (
    <Stack>
      <Group justify="space-between" align="start">
        <div>
          <GoLink href={importPaths.imports}>{t('import.title')}</GoLink>
          <Title order={1}>{shown.fileName}</Title>
          <Text className="quiet">
            {t(`import.kind.${shown.kind}`)} · {t('import.rows', { count: shown.rows })}
          </Text>
        </div>
        <DeleteImport shown={shown} />
      </Group>
      <Stepper active={step} size="sm" allowNextStepsSelect={false}>
        {steps.map((name) => (
          <Stepper.Step key={name} label={t(`import.step.${name}`)} />
        ))}
      </Stepper>
      <Fault shown={shown} actions={actions} />
      {isUnderWay(shown) && <WorkProgress shown={shown} />}
      {shown.kind === 'properties' && <PhotoFile shown={shown} />}
      {step <= 1 && !isUnderWay(shown) && (
        <SourceCard
          key={`source ${JSON.stringify(shown.source)}`}
          shown={shown}
          read={actions.read}
        />
      )}
      {step === 1 && shown.mapping && shown.rows > 0 && (
        <ColumnsStep
          key={`columns ${shown.id} ${shown.source.headers.join()}`}
          shown={shown}
          mapping={shown.mapping}
          check={actions.check}
          onChecked={() => setBack(false)}
        />
      )}
      {step === 2 && shown.state === 'checked' && (
        <RowsStep shown={shown} run={actions.run} onBack={() => setBack(true)} />
      )}
      {step === 3 && !isUnderWay(shown) && <ResultStep shown={shown} actions={actions} />}
    </Stack>
  )
}

function DeleteImport({ shown }: { shown: ViewedImport }) {
  const t = useText()
  const router = useRouter()
  const remove = async () => {
    await call(importApi.deleteImport, { params: { id: String(shown.id) } })
    await router.navigate({ to: importPaths.imports })
  }
  if (isUnderWay(shown)) return null
  return (
    <ConfirmButton text={t('import.deleteAsk')} onConfirmed={remove}>
      {t('import.delete')}
    </ConfirmButton>
  )
}

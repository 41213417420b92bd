// Two accounts side by side: the user chooses the value of each field, confirms, and merges.
import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useGoBack } from '#kit/ui/GoLink.tsx'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { accountsApi } from '../accounts.contract.ts'
import type { Account } from '../accounts.contract.ts'
import { LastLook } from './LastLook.tsx'
import { mergeRows } from './mergeRows.ts'
import type { Choices } from './mergeRows.ts'
import { MergeTable } from './MergeTable.tsx'
import { useAccount } from '../useAccount.ts'
import { useMerge } from './useMerge.ts'

type Props = {
  /** The account that stays. */
  a1: number
  /** The duplicate; without one there is nothing to merge. */
  a2?: number
}

export function MergeAccounts({ a1, a2 }: Props) {
  const t = useText()
  usePageTitle(t('accounts.merge.title'))
  return (
    <Stack>
      <Title order={1}>{t('accounts.merge.title')}</Title>
      <TwoAccounts a1={a1} a2={a2 ?? a1} />
    </Stack>
  )
}

function TwoAccounts({ a1, a2 }: { a1: number; a2: number }) {
  const keptQuery = useAccount(a1)
  const duplicateQuery = useAccount(a2)
  return (
    <Loaded query={keptQuery}>
      {(kept) => (
        <Loaded query={duplicateQuery}>
          {(duplicate) => (
            <Merge key={`${kept.id} ${duplicate.id}`} kept={kept} duplicate={duplicate} />
          )}
        </Loaded>
      )}
    </Loaded>
  )
}

function Merge({ kept, duplicate }: { kept: Account; duplicate: Account }) {
  const t = useText()
  const goBack = useGoBack()
  const [choices, setChoices] = useState<Choices>({})
  const [confirming, setConfirming] = useState(false)
  const rows = mergeRows(kept, duplicate)
  const { merge, busy, failure, resetFailure } = useMerge({ kept, duplicate, rows, choices })
  const { data: preview, error } = useAnswer(
    accountsApi.lookAtMerge,
    { query: { id: String(kept.id), duplicateId: String(duplicate.id) } },
    { enabled: kept.id !== duplicate.id },
  )
  if (kept.id === duplicate.id)
    return (
      <>
        <Alert color="toDo">{t('accounts.merge.sameAccount')}</Alert>
        <Group>
          <Button variant="default" onClick={goBack}>
            {t('kit.cancel')}
          </Button>
        </Group>
      </>
    )
  return (
    <>
      <Text c="dimmed">{t('accounts.merge.explain')}</Text>
      <MergeTable
        kept={kept}
        duplicate={duplicate}
        rows={rows}
        choices={choices}
        onChoose={(name, side) => setChoices({ ...choices, [name]: side })}
      />
      <Group>
        <Button onClick={() => setConfirming(true)}>{t('accounts.merge')}</Button>
        <Button variant="default" onClick={goBack}>
          {t('kit.cancel')}
        </Button>
      </Group>
      {confirming && (
        <LastLook
          kept={kept}
          duplicate={duplicate}
          rows={rows}
          choices={choices}
          preview={preview}
          failure={failure ?? error?.message}
          busy={busy}
          onMerge={merge}
          onClose={() => {
            setConfirming(false)
            resetFailure()
          }}
        />
      )}
    </>
  )
}

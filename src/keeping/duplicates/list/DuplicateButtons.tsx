import { Button, Group } from '@mantine/core'
import {
  IconArrowBackUp,
  IconArrowMerge,
  IconClock,
  IconEqualNot,
  IconTrash,
} from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useDelete } from '#kit/ui/confirm/useDelete.ts'
import { RouteLink } from '#kit/ui/GoLink.tsx'
import { accountPaths } from '#records/accounts/accounts.paths.ts'
import { objectsApi } from '#records/objects/objects.contract.ts'
import type { Decision, DuplicateRow } from '../duplicates.contract.ts'
import { useDecide } from './useDecide.ts'

/** Actions on one pair. */
export function DuplicateButtons({ row }: { row: DuplicateRow }) {
  const t = useText()
  const decide = useDecide()
  const [busy, setBusy] = useState(false)
  const { id, low, high, decision } = row
  const name = `${low.title} – ${high.title}`
  const say = (next: Decision) => {
    setBusy(true)
    void decide([id], next, decision)
      // `call` shows errors itself.
      .catch(() => undefined)
      .finally(() => setBusy(false))
  }
  const look = { size: 'compact-sm', variant: 'light', disabled: busy } as const
  return (
    <Group gap="xs" justify="flex-end">
      {row.canMerge && decision !== 'notTheSame' && (
        <Button
          {...look}
          component={RouteLink}
          href={accountPaths.mergeAccounts(low.id, high.id)}
          leftSection={<IconArrowMerge size={16} aria-hidden />}
          aria-label={t('duplicates.mergeOne', { name })}
        >
          {t('duplicates.merge')}
        </Button>
      )}
      {row.kind === 'Object' &&
        decision !== 'notTheSame' &&
        [low, high].map((object) => <TrashObject key={object.id} object={object} />)}
      {decision !== 'notTheSame' && (
        <Button
          {...look}
          leftSection={<IconEqualNot size={16} aria-hidden />}
          aria-label={t('duplicates.notTheSameOne', { name })}
          onClick={() => say('notTheSame')}
        >
          {t('duplicates.notTheSame')}
        </Button>
      )}
      {decision === null ? (
        <Button
          {...look}
          variant="subtle"
          leftSection={<IconClock size={16} aria-hidden />}
          aria-label={t('duplicates.laterOne', { name })}
          onClick={() => say('later')}
        >
          {t('duplicates.later')}
        </Button>
      ) : (
        <Button
          {...look}
          variant="subtle"
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          aria-label={t('duplicates.takeBackOne', { name })}
          onClick={() => say(null)}
        >
          {t('duplicates.takeBack')}
        </Button>
      )}
    </Group>
  )
}

/** Moves one of two objects into the trash, since objects cannot be merged. */
function TrashObject({ object: { id, title } }: { object: DuplicateRow['low'] }) {
  const t = useText()
  const deleteWithUndo = useDelete()
  // The title of an object begins with its reference number.
  const number = title.split(' ')[0]!.replace('#', '')
  const params = { id: String(id) }
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      color="trouble"
      leftSection={<IconTrash size={16} aria-hidden />}
      onClick={() =>
        void deleteWithUndo({
          question: t('object.deleteQuestion', { number }),
          remove: () => call(objectsApi.deleteObject, { params }),
          text: t('object.deleted', { number }),
          restore: () => call(objectsApi.restoreObject, { params }),
        })
      }
    >
      {t('duplicates.trash', { name: `#${number}` })}
    </Button>
  )
}

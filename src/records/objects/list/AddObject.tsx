// Adds a blank object and opens its form. A user who has a draft may continue with that instead.
import { Alert, Button, Group } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { formatInstant } from '#kit/fields/format.ts'
import { call } from '#kit/http/call.ts'
import type { AnswerOf } from '#kit/http/endpoint.ts'
import { useText } from '#kit/i18n/useText.ts'
import { RouteLink, useGo } from '#kit/ui/GoLink.tsx'
import { LoadFailed } from '#kit/ui/loading/LoadFailed.tsx'
import { Skeletons } from '#kit/ui/loading/Skeletons.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { objectPaths } from '../objects.paths.ts'
import { objectsApi } from '../objects.contract.ts'

type ObjectDraft = NonNullable<AnswerOf<typeof objectsApi.objectDraft>['draft']>

export function AddObject() {
  const t = useText()
  usePageTitle(t('object.add'))
  const go = useGo()
  const hasStarted = useRef(false)
  const [draft, setDraft] = useState<ObjectDraft | null>(null)
  const [failure, setFailure] = useState<Error | null>(null)

  const add = useCallback(
    async (evenWithDraft: boolean) => {
      setFailure(null)
      try {
        const existing = evenWithDraft
          ? null
          : await call(objectsApi.objectDraft, {}, { quiet: true })
        if (existing?.draft) return setDraft(existing.draft)
        const { id } = await call(objectsApi.addObject, {}, { quiet: true })
        go(objectPaths.object(id, 2), { replace: true })
      } catch (error) {
        setFailure(error as Error)
      }
    },
    [go],
  )

  useEffect(() => {
    // Adds one object per visit, even if effects run twice.
    if (hasStarted.current) return
    hasStarted.current = true
    void add(false)
  }, [add])

  if (failure) return <LoadFailed failure={failure} retry={() => void add(draft !== null)} />
  if (draft) return <DraftOffer draft={draft} onNew={() => void add(true)} />
  return (
    <>
      <output className="onlyHeard">{t('object.adding')}</output>
      <Skeletons lines={8} />
    </>
  )
}

function DraftOffer({ draft, onNew }: { draft: ObjectDraft; onNew: () => void }) {
  const t = useText()
  const [pressed, setPressed] = useState(false)
  const { id, referenceNumber: number, createdOn } = draft
  return (
    <Alert
      color="toDo"
      role="none"
      icon={<IconPencil size={18} aria-hidden />}
      title={t('object.draft')}
    >
      {t('object.draft.has', { date: formatInstant(createdOn), number })}
      <Group gap="sm" mt="sm">
        <Button component={RouteLink} href={objectPaths.object(id, 2)}>
          {t('object.draft.goOn')}
        </Button>
        <Button
          variant="default"
          disabled={pressed}
          onClick={() => {
            setPressed(true)
            onNew()
          }}
        >
          {t('object.draft.new')}
        </Button>
      </Group>
    </Alert>
  )
}

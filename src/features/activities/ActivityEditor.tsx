// Edits one activity under its row, or a new one above the list.
import { Box, Button, Group, SimpleGrid, Stack } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { useState } from 'react'
import { ConflictPanel } from '#kit/form/ConflictPanel.tsx'
import { useAutoSave } from '#kit/form/useAutoSave.ts'
import type { DraftOf } from '#kit/form/useDraft.ts'
import { useText } from '#kit/i18n/useText.ts'
import { SavedState } from '#kit/ui/SavedState.tsx'
import { FilesOf } from '#features/files/FilesOf.tsx'
import type { Activity, BlankActivity } from './activities.contract.ts'
import { ActivityFieldInputs } from './ActivityFieldInputs.tsx'
import { activityForm } from './activityForm.ts'
import classes from './activities.module.css'
import { AssignedPeople } from './AssignedPeople.tsx'
import { DescriptionInput } from './DescriptionInput.tsx'
import { LinkedRecords } from './LinkedRecords.tsx'
import { useActivityDraft } from './useActivityDraft.ts'
import type { EditedActivity } from './useActivityDraft.ts'

type Props = {
  activity: Activity | BlankActivity
  /** It is saved, or everything is as it was. */
  onClose: () => void
  /** Only what is stored can be deleted. */
  onDelete?: () => void
}

export function ActivityEditor({ activity, onClose, onDelete }: Props) {
  const t = useText()
  const { draft, touched, giveUp } = useActivityDraft(activity)
  const [busy, setBusy] = useState(false)
  const during = async (work: () => Promise<boolean | void>) => {
    setBusy(true)
    try {
      if ((await work()) !== false) onClose()
    } finally {
      setBusy(false)
    }
  }
  const { values, errors, set } = draft
  const error = (name: string) => errors[name]?.join(' ')
  return (
    <Box
      className={classes.editor}
      component="section"
      aria-label={t(activity.id === null ? 'activity.new' : 'activity.edit')}
    >
      <activityForm.Form draft={draft} onSubmit={() => during(draft.flush)}>
        {touched && <SavesItself draft={draft} />}
        <ConflictPanel draft={draft} />
        <Stack gap="sm">
          <ActivityFieldInputs draft={draft} />
          <DescriptionInput
            value={values.description}
            error={error('description')}
            onChange={(description) => set('description', description)}
          />
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <AssignedPeople
              people={values.assignedTo}
              error={error('assignedTo')}
              onChange={(people) => set('assignedTo', people)}
            />
            <LinkedRecords
              links={values.links}
              error={error('links')}
              onChange={(links) => set('links', links)}
            />
          </SimpleGrid>
          {values.id === null ? (
            <Button
              variant="subtle"
              w="fit-content"
              leftSection={<IconPaperclip size={16} aria-hidden />}
              onClick={() => void draft.flush()}
            >
              {t('activity.addFiles')}
            </Button>
          ) : (
            <FilesOf entityType="Activity" id={values.id} />
          )}
          <Group gap="sm">
            <Button type="submit" loading={busy} disabled={!touched && values.id === null}>
              {t('kit.save')}
            </Button>
            <Button variant="default" disabled={busy} onClick={() => void during(giveUp)}>
              {t('kit.cancel')}
            </Button>
            {(touched || values.id !== null) && (
              <SavedState state={draft.state} detail={draft.failure?.detail} retry={draft.retry} />
            )}
            {onDelete && (
              <Button variant="subtle" color="trouble" ml="auto" disabled={busy} onClick={onDelete}>
                {t('kit.delete')}
              </Button>
            )}
          </Group>
        </Stack>
      </activityForm.Form>
    </Box>
  )
}

// Stands only once something was changed: a blank that is looked at stays unsaved.
function SavesItself({ draft }: { draft: DraftOf<EditedActivity> }) {
  useAutoSave(draft)
  return null
}

// Edits an activity under its row, or a new one above the list.
import { Box, Button, SimpleGrid, Stack } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { FileDrop } from '#base/files/FileDrop.tsx'
import { FilesOf } from '#base/files/FilesOf.tsx'
import { activitiesApi } from '../activities.contract.ts'
import type { Activity, BlankActivity } from '../activities.contract.ts'
import { ActivityFieldInputs, activityForm } from './ActivityFieldInputs.tsx'
import classes from '../activities.module.css'
import { PeopleChooser } from '#base/people/PeopleChooser.tsx'
import { DescriptionInput } from './DescriptionInput.tsx'
import { LinkedRecords } from './LinkedRecords.tsx'
import { useGiveUp } from './useActivityDraft.ts'
import type { ActivityDraft, EditedActivity } from './useActivityDraft.ts'

type Props = {
  activity: Activity | BlankActivity
  /** Called after saving, or after undoing all changes. */
  onClose: () => void
  /** Absent for an activity that is not stored. */
  onDelete?: () => void
}

export function ActivityEditor({ activity, onClose, onDelete }: Props) {
  const t = useText()
  const giveUp = useGiveUp(activity)
  const [busy, setBusy] = useState(false)
  const during = async (work: () => Promise<boolean>) => {
    setBusy(true)
    try {
      if (await work()) onClose()
    } finally {
      setBusy(false)
    }
  }
  return (
    <Box
      className={classes.editor}
      component="section"
      aria-label={t(activity.id === null ? 'activity.new' : 'activity.edit')}
    >
      <activityForm.RecordForm<EditedActivity, EditedActivity>
        saving="auto"
        record={{
          key:
            activity.id ??
            `new/${activity.links.map(({ entity, id }) => `${entity}/${id}`).join()}`,
          saved: activity,
          isNew: activity.id === null,
          save: (body, options) =>
            call(activitiesApi.saveActivity, { body }, { ...options, unheard: true }),
        }}
        onSubmit={({ flush }) => during(flush)}
        renderButtons={(draft) => (
          <>
            <Button type="submit" loading={busy} disabled={draft.untouched}>
              {t('kit.save')}
            </Button>
            <Button
              variant="default"
              disabled={busy}
              onClick={() => void during(() => giveUp(draft))}
            >
              {t('kit.cancel')}
            </Button>
            {onDelete && (
              <Button variant="subtle" color="trouble" disabled={busy} onClick={onDelete}>
                {t('kit.delete')}
              </Button>
            )}
          </>
        )}
      >
        {(draft) => <ActivityParts draft={draft} />}
      </activityForm.RecordForm>
    </Box>
  )
}

function ActivityParts({ draft }: { draft: ActivityDraft }) {
  const t = useText()
  const { values, errors, set } = draft
  const [isNew] = useState(values.id === null)
  const error = (name: string) => errors[name]?.join(' ')
  return (
    <Stack gap="sm">
      <ActivityFieldInputs draft={draft} />
      <DescriptionInput
        value={values.description}
        error={error('description')}
        onChange={(description) => set('description', description)}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <PeopleChooser
          filter={1}
          label={t('activity.assignedTo')}
          placeholder={t('activity.assign')}
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
        <FilesLater onAdd={() => void draft.flush()} />
      ) : (
        <FilesOf entityType="Activity" id={values.id} {...(isNew && { files: noFiles })} />
      )}
    </Stack>
  )
}

const noFiles: [] = []

/**
 * As high as the file list that replaces it: a new activity is stored while the user types, and the buttons below must
 * not move then.
 */
function FilesLater({ onAdd }: { onAdd: () => void }) {
  const t = useText()
  return (
    <Box pos="relative">
      <div style={{ visibility: 'hidden' }}>
        <FileDrop onUploaded={() => {}} />
      </div>
      <Button
        variant="subtle"
        pos="absolute"
        top={0}
        left={0}
        leftSection={<IconPaperclip size={16} aria-hidden />}
        onClick={onAdd}
      >
        {t('activity.addFiles')}
      </Button>
    </Box>
  )
}

import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useText } from '../i18n/useText.ts'
import type { DraftState } from './draft/draftSnapshot.ts'

type Props = {
  draft: { state: DraftState; discard: () => void }
  /** The label of the save button. */
  save?: string
  /** Called after the input was discarded. */
  onCancel: () => void
  /** Asks first; `leaving` discards the input once the record is deleted. */
  onDelete?: (leaving: () => void) => Promise<unknown>
}

/** The buttons of a form that is saved explicitly. */
export function SaveOrCancel({ draft, save, onCancel, onDelete }: Props) {
  const t = useText()
  const cancel = () => {
    draft.discard()
    onCancel()
  }
  return (
    <>
      <Button type="submit" loading={draft.state === 'saving'}>
        {save ?? t('kit.save')}
      </Button>
      <Button variant="default" onClick={cancel}>
        {t('kit.cancel')}
      </Button>
      {onDelete && (
        <Button
          variant="light"
          color="trouble"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => void onDelete(draft.discard)}
        >
          {t('kit.delete')}
        </Button>
      )}
    </>
  )
}

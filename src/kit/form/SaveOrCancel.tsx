import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useText } from '../i18n/useText.ts'
import type { DraftState } from './draft/draftSnapshot.ts'

type Props = {
  draft: { state: DraftState; discard: () => void }
  /** What saving is called here. */
  save?: string
  /** What is typed is given up already. */
  onCancel: () => void
  /** Asks first; what is typed is given up by `leaving`, once the record is gone. */
  onDelete?: (leaving: () => void) => Promise<unknown>
}

/** The buttons of a form that saves when it is asked to. */
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

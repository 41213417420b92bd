import { Button } from '@mantine/core'
import { useText } from '../i18n/useText.ts'
import type { DraftState } from './draftSnapshot.ts'

type Props = {
  draft: { state: DraftState; discard: () => void }
  /** What saving is called here. */
  save?: string
  /** What is typed is given up already. */
  onCancel: () => void
}

/** The buttons of a form that saves when it is asked to. */
export function SaveOrCancel({ draft, save, onCancel }: Props) {
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
    </>
  )
}

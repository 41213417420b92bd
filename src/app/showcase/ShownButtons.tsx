import { Button, Group } from '@mantine/core'
import { sessionPaths } from '#base/session/session.paths.ts'
import { useText } from '#kit/i18n/useText.ts'
import { banner } from '#kit/ui/banner.ts'
import { SaveOrCancel } from '#kit/form/SaveOrCancel.tsx'
import { ConfirmButton } from '#kit/ui/confirm/ConfirmButton.tsx'
import { CopyButton } from '#kit/ui/CopyButton.tsx'
import { DownloadButton } from '#kit/ui/DownloadButton.tsx'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { showUndo } from '#kit/ui/confirm/showUndo.tsx'

const saved = { state: 'saved', discard: () => {} } as const
const variants = ['light', 'default', 'subtle'] as const

export function ShownButtons() {
  const t = useText()
  return (
    <Group>
      <Button>{t('showcase.primary')}</Button>
      {variants.map((variant) => (
        <Button key={variant} variant={variant}>
          {t(`showcase.${variant}`)}
        </Button>
      ))}
      <Button variant="light" color="trouble">
        {t('showcase.danger')}
      </Button>
      <Button disabled>{t('showcase.disabled')}</Button>
      <Button loading aria-label={t('showcase.busy')}>
        {t('showcase.busy')}
      </Button>
      <DownloadButton fileName="sample.txt" fetchFile={() => Promise.resolve(new Blob(['sample']))}>
        {t('showcase.download')}
      </DownloadButton>
      <SaveOrCancel draft={saved} onCancel={() => {}} onDelete={() => Promise.resolve()} />
      <CopyButton text={t('showcase.sampleName')} />
      <GoLink href={sessionPaths.home}>{t('showcase.link')}</GoLink>
    </Group>
  )
}

export function ShownDialogs() {
  const t = useText()
  const undoable = { text: t('showcase.done'), undoText: t('kit.undo'), undo: () => {} }
  return (
    <Group>
      <ConfirmButton
        text={t('showcase.question')}
        confirmText={t('kit.delete')}
        onConfirmed={() => showUndo(undoable)}
      >
        {t('showcase.ask')}
      </ConfirmButton>
      <Button variant="default" onClick={() => showUndo(undoable)}>
        {t('showcase.notice')}
      </Button>
      {(['success', 'warning', 'wrong'] as const).map((type) => (
        <Button
          key={type}
          variant="default"
          onClick={() => banner.show(type === 'wrong' ? 'danger' : type, t(`showcase.${type}`))}
        >
          {t(`showcase.${type}`)}
        </Button>
      ))}
    </Group>
  )
}

import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { helpPaths } from '../help.paths.ts'
import { hints } from './hints.ts'
import type { HintName } from './hints.ts'

export function HintText({ name }: { name: HintName }) {
  const t = useText()
  const task = hints[name]
  return (
    <>
      {t(`hint.${name}`)}{' '}
      <GoLink href={helpPaths.task(task)} style={{ whiteSpace: 'nowrap' }}>
        {t('hint.more')}
      </GoLink>
    </>
  )
}

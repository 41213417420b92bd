import { IconFileCheck } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import { MenuLink } from '#kit/ui/MenuLink.tsx'
import type { Slots } from '#base/register/slots.tsx'
import { dealPaths } from './deals.paths.ts'

/** Menu item to create a deal from a lead or an object. */
export function MakeDealItem({ of }: Slots['GoOnItems']) {
  const t = useText()
  return (
    <MenuLink icon={IconFileCheck} href={dealPaths.makeDeal(of)}>
      {t('record.makeDeal')}
    </MenuLink>
  )
}

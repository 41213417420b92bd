// The menu of what can be added from anywhere. Its names are texts of the palette, which load when it opens.
import { Menu } from '@mantine/core'
import type { MenuProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { withTexts } from '#kit/i18n/withTexts.ts'
import { lazyPart } from '#kit/ui/loading/lazyPart.tsx'
import { Skeletons } from '#kit/ui/loading/Skeletons.tsx'
import { paletteTexts } from './paletteTexts.ts'
import { useAdds } from './useAdds.ts'

const AddItems = lazyPart(
  () => withTexts(import('./AddItems.tsx'), paletteTexts).then((all) => all.AddItems),
  { place: () => <Skeletons lines={5} /> },
)

type Props = { position: NonNullable<MenuProps['position']>; children: ReactNode }

/** Around the button that opens it; nothing for a person who may add nothing. */
export function AddMenu({ position, children }: Props) {
  if (useAdds().length === 0) return null
  return (
    <Menu position={position} width={220}>
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown>
        <AddItems />
      </Menu.Dropdown>
    </Menu>
  )
}

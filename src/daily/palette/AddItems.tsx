import { Menu } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { RouteLink } from '#kit/ui/GoLink.tsx'
import { useAdds } from './useAdds.ts'

/** What can be added from anywhere, as items of a menu. */
export function AddItems() {
  const t = useText()
  return useAdds().map(({ href, label }) => (
    <Menu.Item key={href} component={RouteLink} href={href}>
      {t(label)}
    </Menu.Item>
  ))
}

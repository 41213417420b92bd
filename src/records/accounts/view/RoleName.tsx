import { useLabel } from '#kit/i18n/useText.ts'

export function RoleName({ role }: { role: string | null }) {
  const label = useLabel()
  return role ? label(`role.${role}`) : label('account.roleNotSet')
}

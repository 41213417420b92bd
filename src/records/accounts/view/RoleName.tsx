import { useLabel } from '#kit/i18n/useText.ts'

/** A role in words; an account that has none says so. */
export function RoleName({ role }: { role: string | null }) {
  const label = useLabel()
  return role ? label(`role.${role}`) : label('account.roleNotSet')
}

// The navbar of the payments-only variant: brand, languages, user, and signing out.
import { Group } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { RouteLink } from '#kit/ui/GoLink.tsx'
import { paymentPaths } from '#records/payments/payments.paths.ts'
import { sessionPaths } from '#base/session/session.paths.ts'
import { sessionApi } from '#base/session/session.contract.ts'
import { useSession } from '#base/session/person/useSession.ts'
import { Brand } from './Brand.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import classes from './Shell.module.css'
import { useLogout } from '#base/session/person/useLogout.ts'

export function PaymentsNavbar() {
  const t = useText()
  const logout = useLogout()
  const person = useSession()
  const { data: me } = useAnswer(sessionApi.me, {}, { enabled: person !== null })
  return (
    <Group
      className={classes.bar ?? ''}
      gap="xs"
      wrap="nowrap"
      component="nav"
      aria-label={t('shell.menu')}
    >
      <RouteLink
        href={paymentPaths.payments}
        className={`${classes.brand} ${classes.brandOfPayments}`}
      >
        <Brand ofPayments />
      </RouteLink>
      <span className={classes.spring} />
      <LanguageMenu />
      {person && (
        <>
          <RouteLink
            href={sessionPaths.setPasswordOfAny}
            className={`${classes.item} ${classes.person}`}
            title={t('shell.ownPassword', { name: person.username })}
          >
            <span>{me?.name || person.username}</span>
          </RouteLink>
          <button
            type="button"
            className={classes.item}
            style={{ gap: 6 }}
            onClick={() => void logout()}
            aria-label={t('shell.logout')}
          >
            <IconLogout size={18} aria-hidden />
            <span className={classes.wideOnly}>{t('shell.logout')}</span>
          </button>
        </>
      )}
    </Group>
  )
}

// The navbar of the payments-only variant: brand, languages, user, and signing out.
import { Box } from '@mantine/core'
import { IconHelp, IconLogout } from '@tabler/icons-react'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { RouteLink } from '#kit/ui/GoLink.tsx'
import { paymentPaths } from '#records/payments/payments.paths.ts'
import { helpPaths } from '#base/register/help.paths.ts'
import { sessionPaths } from '#base/session/session.paths.ts'
import { sessionApi } from '#base/session/session.contract.ts'
import { useSession } from '#base/session/person/useSession.ts'
import { Bar } from './Bar.tsx'
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
    <Bar>
      <RouteLink
        href={paymentPaths.payments}
        className={`${classes.brand} ${classes.brandOfPayments}`}
      >
        <Brand ofPayments />
      </RouteLink>
      <Box flex="1 1 0" />
      <LanguageMenu />
      {person && (
        <>
          <RouteLink
            href={helpPaths.from(paymentPaths.payments)}
            className={classes.item}
            aria-label={t('shell.help')}
            title={t('shell.help')}
          >
            <IconHelp size={18} aria-hidden />
          </RouteLink>
          <RouteLink
            href={sessionPaths.setPasswordOfAny}
            className={`cut ${classes.item}`}
            title={t('shell.ownPassword', { name: person.username })}
          >
            <span className="cut">{me?.name || person.username}</span>
          </RouteLink>
          <button
            type="button"
            className={classes.item}
            style={{ gap: 6 }}
            onClick={() => void logout()}
            aria-label={t('shell.logout')}
          >
            <IconLogout size={18} aria-hidden />
            <Box component="span" visibleFrom="sm">
              {t('shell.logout')}
            </Box>
          </button>
        </>
      )}
    </Bar>
  )
}

import { useText } from '#kit/i18n/useText.ts'
import { useAgencyBrand } from '#features/session/useVariant.ts'
import classes from './Shell.module.css'

/** The agency's logo and name, or the product's; the sign alone where there is little room. */
export function Brand({ small = false }: { small?: boolean }) {
  const t = useText()
  const { name, logo } = useAgencyBrand()
  const shown = name ?? t('shell.brand')
  return (
    <>
      <img
        src={logo ?? '/favicon.svg'}
        height={26}
        {...(!logo && { width: 26 })}
        className={classes.brandSign}
        alt={small ? shown : ''}
      />
      {!small && <span className={classes.brandText}>{shown}</span>}
    </>
  )
}

import { useBrand } from '#base/session/person/useVariant.ts'
import classes from './Shell.module.css'

type Props = {
  /** Only the sign, where there is little room. */
  small?: boolean
  ofPayments?: boolean
}

/** The agency's logo and name, or the product's. */
export function Brand({ small = false, ofPayments = false }: Props) {
  const { name, logo, isSquare } = useBrand(ofPayments)
  return (
    <>
      <img
        src={logo}
        height={24}
        {...(isSquare && { width: 24 })}
        className={classes.brandSign}
        alt={small ? name : ''}
      />
      {!small && <span className="cut">{name}</span>}
    </>
  )
}

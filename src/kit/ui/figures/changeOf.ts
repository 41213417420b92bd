// How a figure has changed since the period before.
import { formatNumber } from '../../fields/format.ts'

export type Change = {
  /** Signed: `+12 %`. */
  text: string
  /** The figure of the period before. */
  before: string
  /** Null if nothing has changed. */
  isUp: boolean | null
  isBetter: boolean
}

type Options = {
  format: (value: number) => string
  /** Whether a lower figure is the better one: days to close, hours to an answer. */
  less?: boolean
  /** States the difference in the figure's own unit instead of in per cent. */
  inUnits?: boolean
}

/** Null if either figure is unknown. */
export function changeOf(
  value: number | null,
  before: number | null,
  { format, less = false, inUnits = false }: Options,
): Change | null {
  if (value === null || before === null) return null
  const difference = value - before
  const size = Math.abs(difference)
  const sign = difference > 0 ? '+' : '−'
  // From nothing there is no percentage.
  const text =
    inUnits || before === 0
      ? format(size)
      : `${formatNumber((size / Math.abs(before)) * 100)}\u00a0%`
  const isSame = size === 0 || /^[0,]*\D*$/.test(text)
  return {
    text: isSame ? '=' : sign + text,
    before: format(before),
    isUp: isSame ? null : difference > 0,
    isBetter: difference > 0 !== less,
  }
}

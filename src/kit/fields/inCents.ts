/** Rounds an amount to cents, because sums and differences of floats are inexact. */
export const inCents = (amount: number): number => Math.round(amount * 100) / 100

// Slots on these screens that other features fill.
import { slot } from '#base/register/slots.tsx'

declare module '#base/register/slots.tsx' {
  interface Slots {
    /** The form that sets an account's password, with a choice of its e-mails. */
    PasswordOfAccount: { id: number }
  }
}

export const PasswordOfAccount = slot('PasswordOfAccount')

// Places on these screens that features above fill.
import { slot } from '#base/register/slots.tsx'

declare module '#base/register/slots.tsx' {
  interface Slots {
    /** The form that sets the password of an account, with its e-mails to choose from. */
    PasswordOfAccount: { id: number }
  }
}

export const PasswordOfAccount = slot('PasswordOfAccount')

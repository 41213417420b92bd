import { ContactLinks } from '#base/people/ContactLinks.tsx'

type Contact = { phone?: string | null | undefined; email?: string | null | undefined }

const linksTo = (contacts: string | null | undefined) => contacts && <ContactLinks all={contacts} />

/** The cells of the contacts in every list of accounts. */
export const contactCells = {
  phone: ({ phone }: Contact) => linksTo(phone),
  email: ({ email }: Contact) => linksTo(email),
}

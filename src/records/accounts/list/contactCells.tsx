import { ContactLinks } from '#base/people/ContactLinks.tsx'

type Contact = { phone?: string | null | undefined; email?: string | null | undefined }

// One element around all links, so that they stay below each other in the card layout on phones.
const linksTo = (contacts: string | null | undefined) =>
  contacts && (
    <div>
      <ContactLinks all={contacts} />
    </div>
  )

/** The cells of the contacts in every list of accounts. */
export const contactCells = {
  phone: ({ phone }: Contact) => linksTo(phone),
  email: ({ email }: Contact) => linksTo(email),
}

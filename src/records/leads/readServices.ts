// Which services a description asks for, in English, Greek or Russian: 'на покупку', 'προς ενοικίαση', 'looking to buy'.
import type { leadServices } from './edit/leadForm.ts'

export type Service = (typeof leadServices)[number][0]

/** Beginnings of words in a description, in lower case without accents; `|` marks the end of a word. */
const beginnings: Record<Service, string> = {
  forPurchase:
    'buy, purchas, to own|, αγορασ, αγοραζ, αγοραστ, για αγορα|, προσ αγορα|, αγορα διαμ, αγορα σπιτ, αγορα κατοικ, αγορα ακιν, αγορα οικοπ, покупк, покупа, купи, куплю, купл, приобр',
  forRent:
    'rent|, rental, renting|, lease|, long term, ενοικιασ, ενοικιαστ, νοικιασ, νοικι|, μισθωσ, аренд, снять|, сниму|, снимет|, снимем|, снимут|, сьем, наем|, наим',
  forShortRent:
    'short term, short rent, short let, holiday rent, holiday let, for the holiday, for a holiday, per night|, a night|, βραχυχρον, ανα διανυκτ, τη βραδια|, το βραδυ|, посуточн, краткосроч, на отдых, за ночь|, в сутки|, на неделю|',
  forSell:
    'sell|, selling|, seller|, to be sold|, πουλησ, πουλα, πωλητ, να πωλησ, продать|, продам|, продает, продаю, продаем, продавец',
  forRentOut:
    'rent out|, renting out|, to let|, let out|, landlord, εκμισθω, δωσει για ενοικιαση, δωσω για ενοικιαση, сдать|, сдам|, сдает, сдаю, сдаем, арендодател',
}
const services = Object.keys(beginnings) as Service[]
const patterns = Object.fromEntries(
  services.map((service) => {
    const words = beginnings[service].replaceAll('|', '(?!\\p{L})').split(', ')
    return [service, new RegExp(`(?<!\\p{L})(?:${words.join('|')})`, 'u')]
  }),
)

/** The services named in the description; none if it names none. */
export function readServices(description: string | null): Service[] {
  const said = plain(description ?? '')
  const named = services.filter((service) => patterns[service]!.test(said))
  // 'To rent out' and 'rent for the holidays' do not mean a long-term rent.
  const isRentOfAnotherKind = named.includes('forRentOut') || named.includes('forShortRent')
  return named.filter((service) => service !== 'forRent' || !isRentOfAnotherKind)
}

const plain = (text: string) =>
  text
    .slice(0, 2000)
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ς', 'σ')
    .replaceAll('ъ', 'ь')
    .replaceAll(/[\s-]+/gu, ' ')

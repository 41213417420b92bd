// What the kinds of people and the offers of properties are called in other systems.
import { wordKey } from './wordKey.ts'

const words = {
  kinds: {
    isOwner:
      'owner, landlord, vendor, seller, ιδιοκτήτης, ιδιοκτήτρια, εκμισθωτής, πωλητής, собственник, владелец, продавец, арендодатель',
    isClient:
      'client, customer, buyer, tenant, πελάτης, αγοραστής, ενοικιαστής, μισθωτής, ενδιαφερόμενος, клиент, покупатель, арендатор',
    isSource: 'source, πηγή, источник',
    isProfessional:
      'professional, contractor, supplier, επαγγελματίας, συνεργείο, προμηθευτής, специалист, подрядчик, поставщик',
    isPartnerRealEstate:
      'agent, agency, broker, partner, μεσίτης, μεσιτικό γραφείο, συνεργάτης, агент, агентство, брокер, партнёр',
    isPartnerTourism:
      'travel agency, tour operator, ταξιδιωτικό γραφείο, τουριστικό γραφείο, турагентство, туроператор',
  },
  // A sale alone may be either: somebody buys, or sells.
  wants: {
    forPurchase:
      'buy, buying, buyer, purchase, to buy, αγορά, για αγορά, προς αγορά, αγοραστής, ζήτηση αγοράς, покупка, купить, покупатель',
    forRent:
      'rent, to rent, renting, tenant, long term, ενοικίαση, για ενοικίαση, μίσθωση, ενοικιαστής, ζήτηση ενοικίασης, аренда, снять, арендатор, съём',
    forShortRent:
      'short rent, short term, holiday, holidays, βραχυχρόνια, βραχυχρόνια μίσθωση, διακοπές, посуточно, краткосрочная аренда, отпуск',
    forSell: 'sell, selling, seller, vendor, to sell, πωλητής, να πουλήσει, продать, продавец',
    forRentOut:
      'rent out, let, letting, landlord, to let, εκμίσθωση, εκμισθωτής, να ενοικιάσει, сдать, арендодатель',
  },
  activityKind: {
    call: 'call, phone call, phone, outgoing call, incoming call, missed call, κλήση, τηλέφωνο, τηλεφώνημα, τηλεφωνική επικοινωνία, εισερχόμενη κλήση, εξερχόμενη κλήση, звонок, телефон, исходящий звонок, входящий звонок',
    meeting: 'meeting, appointment, visit, συνάντηση, ραντεβού, επίσκεψη, встреча, визит',
    viewing: 'viewing, showing, property viewing, inspection, υπόδειξη, προβολή, показ, просмотр',
    mail: 'mail, email, e mail, sms, message, whatsapp, viber, letter, μέιλ, ηλεκτρονικό μήνυμα, μήνυμα, επιστολή, письмо, эл почта, сообщение, смс',
    note: 'note, comment, remark, other, memo, log, σημείωση, σχόλιο, παρατήρηση, άλλο, заметка, комментарий, примечание, другое',
  },
  isDebit: {
    income:
      'income, in, credit, received, receipt, incoming, revenue, έσοδο, έσοδα, πίστωση, είσπραξη, доход, приход, поступление, кредит',
    expense:
      'expense, out, debit, cost, outgoing, payment, spent, έξοδο, έξοδα, χρέωση, πληρωμή, δαπάνη, расход, списание, дебет, трата',
  },
  offers: {
    forSale: 'sale, for sale, sell, πώληση, πωλείται, προς πώληση, продажа, продаётся',
    forRent:
      'rent, for rent, lease, to let, long term, ενοικίαση, ενοικιάζεται, προς ενοικίαση, μίσθωση, month, monthly, per month, аренда, сдаётся',
    forShortRent:
      'short rent, short term, holiday, airbnb, week, weekly, night, per night, βραχυχρόνια, βραχυχρόνια μίσθωση, посуточно, краткосрочная аренда',
  },
} as const

/** By list: the flag of each word. */
export const flagWords: Record<string, Map<string, string>> = Object.fromEntries(
  Object.entries(words).map(([list, flags]) => [
    list,
    new Map(
      Object.entries(flags).flatMap(([flag, names]) =>
        [flag, ...names.split(', ')].map((name): [string, string] => [wordKey(name), flag]),
      ),
    ),
  ]),
)

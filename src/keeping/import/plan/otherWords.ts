// Names of options, flags and features in other programs.
import {
  expenseStatuses,
  paymentMethods,
} from '#records/payments/transactions/transactionFields.contract.ts'
import { stages } from '#records/reservations/reservationFields.contract.ts'
import { wordKey } from './wordKey.ts'

const flags: Record<string, Record<string, string>> = {
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
  // A sale alone is ambiguous: the client may want to buy or to sell.
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
      'income, in, credit, cr, c, k, п, π, received, πιστ, приходный, кт, receipt, incoming, revenue, έσοδο, έσοδα, πίστωση, είσπραξη, доход, приход, поступление, кредит',
    expense:
      'expense, out, debit, dr, db, d, χ, дт, χρ, расходный, cost, outgoing, payment, spent, έξοδο, έξοδα, χρέωση, πληρωμή, δαπάνη, расход, списание, дебет, трата',
  },
  offers: {
    forSale: 'sale, for sale, sell, πώληση, πωλείται, προς πώληση, продажа, продаётся',
    forRent:
      'rent, for rent, lease, to let, long term, ενοικίαση, ενοικιάζεται, προς ενοικίαση, μίσθωση, month, monthly, per month, аренда, сдаётся',
    forShortRent:
      'short rent, short term, holiday, airbnb, week, weekly, night, per night, βραχυχρόνια, βραχυχρόνια μίσθωση, посуточно, краткосрочная аренда',
  },
}

const options: Record<string, Record<string, string>> = {
  objectSubType: {
    1: 'flat, penthouse, ground floor apartment, ground floor flat, ρετιρέ, οροφοδιαμέρισμα, апартаменты, пентхаус',
    2: 'town house, townhouse, terraced house, terrace house, duplex, semi detached, semi detached house, таунхаус, дуплекс',
    3: 'house, country house, cottage, bungalow, chalet, finca, farmhouse, farm house, village house, stone house, single family house, σπίτι, εξοχική κατοικία, εξοχικό, дом, коттедж, дача, бунгало',
    4: 'detached villa, luxury villa, mansion, έπαυλη, особняк',
    7: 'retail, retail shop, store, магазин торговое помещение',
    12: 'guest house, guesthouse, hostel, bed and breakfast, ξενώνας, гостевой дом, отель',
    13: 'restaurant, cafe, bar, taverna, εστιατόριο, καφετέρια, ταβέρνα, ресторан, кафе',
    17: 'plot, urban plot, building land, земельный участок, участок',
    23: 'apartment block, block of flats, apartment complex',
    24: 'garage, parking, γκαράζ, πάρκινγκ, гараж, парковка',
    25: 'storage, store room, storeroom',
    27: 'wooden house, prefab, ξύλινο σπίτι, деревянный дом',
  },
  objectType: {
    2: 'commercial property, commercial premises, business premises, коммерческое помещение',
    3: 'plot of land, rural land, земля',
  },
  reservationStage: {
    [stages.new]: 'request, requested, pending, inquiry, αίτημα, εκκρεμεί, запрос, ожидает',
    [stages.confirmed]:
      'ok, booked, reserved, accepted, upcoming, approved, arriving today, arriving tomorrow, arriving in days, arriving in day, arriving soon, confirmed guest, active, new booking, reserve, booking, απόδεκτη, επιβεβαιώθηκε, επιβεβαιωμένη, άφιξη σήμερα, άφιξη αύριο, άφιξη σε ημέρες, подтвержден, подтверждён, подтверждено, заезд сегодня, заезд завтра, заезд через дня, заезд через дней, прибытие через дня, прибытие через дней, επιβεβαιωμένο, κρατημένο, подтверждена, забронировано',
    [stages.checkedIn]:
      'in house, current, currently hosting, hosting, arrived, checking out today, staying, stay in progress, departing today, φιλοξενείται, αναχωρεί σήμερα, сейчас проживает, выезд сегодня, εντός, проживает, заехал',
    [stages.checkedOut]:
      'completed, past guest, awaiting guest review, review guest, awaiting review, past, previous guest, stayed, checked out, προηγούμενος επισκέπτης, αναμένεται αξιολόγηση, προηγούμενη, завершена, прошлый гость, ожидается отзыв, departed, done, finished, ολοκληρώθηκε, ολοκληρωμένη, завершено, выехал',
    [stages.cancelled]:
      'cancelled, canceled, canceled by airbnb, cancelled by airbnb, cancelled by booking com, cancelled by you, canceled by you, cancellation, declined by host, expired, not accepted, timed out, withdrawn, booking cancelled, ακυρωμένη, ακυρωμένο, ακυρώθηκε από επισκέπτη, ακυρώθηκε από οικοδεσπότη, ακυρώθηκε από την airbnb, απορρίφθηκε, έληξε, отменено, отменен, отменён, отменено гостем, отменено хозяином, отклонено, истекло, не состоялось, cancelled by guest, canceled by guest, cancelled by host, canceled by host, cancelled by partner, cancelled by hotel, declined, no show, noshow, ακυρώθηκε, ακύρωση, отменена, отмена, незаезд',
  },
  paymentMethod: {
    [paymentMethods.banking]:
      'bank, bank transfer, transfer, wire, card, deposit, iban, τράπεζα, τραπεζική κατάθεση, έμβασμα, κατάθεση, κάρτα, банк, перевод, банковский перевод, карта, безналичные',
    [paymentMethods.cash]: 'cash, μετρητά, μετρητοίς, наличные, наличными',
  },
  transactionStatus: {
    [expenseStatuses.notPaid]:
      'unpaid, open, due, pending, no, απλήρωτο, εκκρεμεί, όχι, не оплачено, нет, долг',
    [expenseStatuses.paid]: 'paid, yes, settled, πληρωμένο, πληρώθηκε, ναι, оплачено, да',
  },
  feature: {
    elevator: 'lift, elevator, ανελκυστήρας, ασανσέρ, лифт',
    storageSpace: 'storage, storage room, storeroom, αποθήκη, кладовая',
    garden: 'garden, private garden, landscaped garden, κήπος, сад',
    swimmingPool: 'pool, private pool, shared pool, communal pool, swimming pool, πισίνα, бассейн',
    parking: 'parking, parking space, private parking, garage, πάρκινγκ, парковка, гараж',
    renovated: 'renovated, refurbished, fully renovated, ανακαινισμένο, с ремонтом',
    newBuilding: 'new build, new building, newly built, νεόδμητο, новостройка',
    underFloorHeating: 'underfloor heating, floor heating, ενδοδαπέδια θέρμανση, тёплый пол',
    fireplace: 'fireplace, τζάκι, камин',
    solarWaterHeating: 'solar water heater, solar heating, ηλιακός, ηλιακός θερμοσίφωνας',
    airCondition: 'air conditioning, air con, aircon, a/c, ac, κλιματισμός, кондиционер',
    windowScreens: 'mosquito nets, window screens, σίτες',
    doubleGlass: 'double glazing, double glazed windows, διπλά τζάμια, стеклопакеты',
    alarm: 'alarm, alarm system, security alarm, συναγερμός, сигнализация',
    secureDoor: 'security door, armoured door, armored door, πόρτα ασφαλείας',
    balcony:
      'balcony, balconies, terrace, private terrace, veranda, μπαλκόνι, βεράντα, балкон, терраса',
    disabledAccess: 'wheelchair access, disabled access, accessible',
    attic: 'attic, σοφίτα, мансарда',
    view: 'view, views, mountain view, mountain views, panoramic view, panoramic views, θέα',
    seaView: 'sea view, sea views, θέα στη θάλασσα, вид на море',
    firstCoastLine: 'beachfront, seafront, first line, frontline, front line beach, first sea line',
    furnished: 'furnished, fully furnished, επιπλωμένο, с мебелью',
    petsWelcome: 'pets allowed, pet friendly',
    eligibleForGoldenVisa: 'golden visa',
  },
}

const keysOf = (words = '') => words.split(', ').map(wordKey).filter(Boolean)

/** Word keys for an option. */
export const otherWords = (list: string, value: number | string): string[] =>
  keysOf(options[list]?.[value])

/** By list: the flag for each word. */
export const flagWords: Record<string, Map<string, string>> = Object.fromEntries(
  Object.entries(flags).map(([list, names]) => [
    list,
    new Map(
      Object.entries(names).flatMap(([flag, words]) =>
        [wordKey(flag), ...keysOf(words)].map((key): [string, string] => [key, flag]),
      ),
    ),
  ]),
)

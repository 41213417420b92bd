// Names of options, flags and features in other programs.
import {
  expenseStatuses,
  paymentMethods,
} from '#records/payments/transactions/transactionFields.contract.ts'
import { leadStages } from '#records/leads/leadFields.contract.ts'
import { stages } from '#records/reservations/reservationFields.contract.ts'
import { wordKey, wordKeys } from './wordKey.ts'

const flags: Record<string, Record<string, string>> = {
  kinds: {
    isOwner:
      'owner, owners, ιδιοκτήτες, хозяин, хозяйка, хозяева, собственники, landlord, vendor, seller, ιδιοκτήτης, ιδιοκτήτρια, εκμισθωτής, πωλητής, собственник, владелец, продавец, арендодатель',
    isClient:
      'client, clients, customers, πελάτες, клиенты, customer, buyer, tenant, πελάτης, αγοραστής, ενοικιαστής, μισθωτής, ενδιαφερόμενος, клиент, покупатель, арендатор',
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
      'buy, θέλει να αγοράσει, хочет купить, να αγοράσει, buying, buyer, purchase, to buy, αγορά, για αγορά, προς αγορά, αγοραστής, ζήτηση αγοράς, покупка, купить, покупатель',
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
      'short rent, short term, short term rental, short let, holiday let, vacation rental, τουριστική, τουριστική μίσθωση, посуточная аренда, посуточная, holiday, airbnb, week, weekly, night, per night, βραχυχρόνια, βραχυχρόνια μίσθωση, посуточно, краткосрочная аренда',
  },
}

const options: Record<string, Record<string, string>> = {
  leadStage: {
    [leadStages.new]:
      'open, open not contacted, not contacted, uncontacted, attempted to contact, unqualified, incoming, unprocessed, νέα, νέος, ανοιχτό, ανεπεξέργαστο, не обработан, необработанный, новый, новая заявка, неразобранное, первичный контакт',
    [leadStages.contacted]:
      'working, working contacted, in progress, connected, qualified, in work, processing, contact made, σε επικοινωνία, σε επεξεργασία, επικοινωνήσαμε, в работе, в обработке, контакт установлен, связались, квалифицирован',
    [leadStages.viewings]:
      'viewing, viewing scheduled, appointment scheduled, showing, υπόδειξη, ραντεβού, показ, показы, назначен показ, просмотр',
    [leadStages.negotiation]:
      'negotiating, offer, offer made, proposal, contract sent, decision maker bought in, προσφορά, σε διαπραγμάτευση, предложение, согласование, переговоры, торг',
    5: 'on hold, later, nurture, nurturing, contact in future, paused, αναμονή, αργότερα, отложен, отложено, на паузе, позже',
    [leadStages.agreed]:
      'won, closed won, closedwon, closed converted, converted, deal closed, successful, κερδήθηκε, ολοκληρώθηκε, έκλεισε, успешно реализовано, сделка успешна, успешно, выиграна, закрыта успешно',
    [leadStages.lost]:
      'lost, closed lost, closedlost, closed not converted, lost lead, junk, junk lead, bad timing, disqualified, rejected, spam, χάθηκε, απορρίφθηκε, ακυρώθηκε, закрыто и не реализовано, не реализовано, некачественный лид, провалена, сделка провалена, отказ, проиграна, спам',
  },
  leadPriority: {
    1: 'cold, minor, c, κρύο, χαμηλό, холодный, низкая, не срочно',
    2: 'medium, warm, middle, b, μεσαία, μέτρια, μεσαίο, χλιαρό, теплый, тёплый, средний, средняя, обычная',
    3: 'hot, urgent, very high, important, top, a, επείγον, επείγουσα, ζεστό, υψηλό, горячий, высокая, срочно, срочный',
  },
  energyClass: {
    10: 'not required, exempted, εξαίρεση, δεν απαιτείται, освобожден',
    11: 'in process, pending, being issued, in progress, σε έκδοση, εκδίδεται, εκκρεμεί, в процессе, оформляется',
  },
  heating: {
    1: 'central heating, κεντρική θέρμανση, центральное отопление',
    2: 'central with autonomy, autonomous central, κεντρική αυτονομία, αυτονομία',
    3: 'autonomous, independent heating, αυτόνομη θέρμανση, автономное отопление',
    4: 'individual, ατομική θέρμανση, индивидуальное, индивидуальное отопление',
    5: 'no heating, without heating, χωρίς, καμία, δεν έχει, без отопления, отсутствует',
  },
  orientation: {
    1: 'n, β, βορράς, βορινός, βορράσ, с, северная, северный',
    2: 'ne, βα, βορειοανατολικά, св, северо восточная',
    3: 'e, α, ανατολή, в, восточная, восточный',
    4: 'se, να, νοτιοανατολικά, юв, юго восточная',
    5: 's, ν, νότος, νότια, ю, южная, южный',
    6: 'sw, νδ, νοτιοδυτικά, юз, юго западная',
    7: 'w, δ, δύση, δυτικά, з, западная, западный',
    8: 'nw, βδ, βορειοδυτικά, сз, северо западная',
  },
  language: {
    en: 'eng, en gb, en us, english uk, english us, αγγλ, англ, английский язык',
    el: 'gr, gre, ell, ελλ, el gr, hellenic, греч, греческий язык',
    ru: 'rus, ru ru, ρωσ, рус, русский язык',
    de: 'ger, deu, de de, deutsch, γερμ, нем, немецкий язык',
    bg: 'bul, bulgarian language, български, болгарский язык',
    sr: 'srp, srpski, српски, сербский язык',
    fr: 'fra, fre, français, francais, французский язык',
    it: 'ita, italiano, итальянский язык',
    es: 'spa, español, espanol, испанский язык',
    ro: 'ron, rum, română, romana, румынский язык',
    uk: 'ukr, українська, украинский язык',
    tr: 'tur, türkçe, turkce, турецкий язык',
    he: 'heb, hebrew language, иврит',
    pl: 'pol, polski, польский язык',
  },
  nationality: {
    GR: 'greek, hellenic, έλληνας, ελληνίδα, ελλην, грек, гречанка, греция, ελλάδα, greece',
    RU: 'russian, ρώσος, ρωσίδα, россиянин, россиянка, русский, русская, рф, россия, российская федерация, russia, ρωσία',
    BG: 'bulgarian, βούλγαρος, βουλγάρα, болгарин, болгарка, болгария, bulgaria, βουλγαρία',
    DE: 'german, γερμανός, γερμανίδα, немец, немка, германия, germany, γερμανία',
    GB: 'british, english, uk, βρετανός, άγγλος, αγγλίδα, британец, британка, англичанин, великобритания, united kingdom, αγγλία',
    RS: 'serbian, serb, σέρβος, σέρβα, серб, сербка, сербия, serbia, σερβία',
    RO: 'romanian, ρουμάνος, ρουμάνα, румын, румынка, румыния, romania, ρουμανία',
    AL: 'albanian, αλβανός, αλβανή, албанец, албанка, албания, albania, αλβανία',
    UA: 'ukrainian, ουκρανός, ουκρανή, украинец, украинка, украина, ukraine, ουκρανία',
    CY: 'cypriot, κύπριος, κύπρια, киприот, киприотка, кипр, cyprus, κύπρος',
    US: 'american, usa, us, αμερικανός, αμερικανίδα, американец, американка, сша, ηπα',
    IL: 'israeli, ισραηλινός, израильтянин, израиль, israel',
    TR: 'turkish, turk, τούρκος, τουρκάλα, турок, турчанка, турция, turkey, τουρκία',
    GE: 'georgian, γεωργιανός, γεωργιανή, грузин, грузинка, грузия, georgia',
    AM: 'armenian, αρμένιος, армянин, армянка, армения, armenia',
    KZ: 'kazakh, казах, казашка, казахстан, kazakhstan',
    BY: 'belarusian, белорус, белоруска, беларусь, belarus',
    FR: 'french, γάλλος, γαλλίδα, француз, француженка, франция, france',
    IT: 'italian, ιταλός, ιταλίδα, итальянец, итальянка, италия, italy',
    CN: 'chinese, κινέζος, κινέζα, китаец, китаянка, китай, china',
  },
  objectSubType: {
    1: 'flat, penthouse, διαμ σμα, διαμ, διαμέρισμα οροφοδιαμέρισμα, ground floor apartment, ground floor flat, ρετιρέ, οροφοδιαμέρισμα, апартаменты, пентхаус',
    2: 'town house, townhouse, terraced house, terrace house, duplex, semi detached, semi detached house, таунхаус, дуплекс',
    3: 'house, country house, cottage, bungalow, chalet, finca, farmhouse, farm house, village house, stone house, single family house, σπίτι, εξοχική κατοικία, εξοχικό, дом, коттедж, дача, бунгало',
    4: 'detached villa, βίλλα, βίλα, вилла, luxury villa, mansion, έπαυλη, особняк',
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
    2: 'commercial property, commercial, επαγγελματικός χώρος, επαγγελματικό, коммерческая, коммерческая недвижимость, commercial premises, business premises, коммерческое помещение',
    3: 'plot of land, rural land, земля',
  },
  reservationStage: {
    [stages.new]: 'request, requested, pending, inquiry, αίτημα, εκκρεμεί, запрос, ожидает',
    [stages.confirmed]:
      'ok, booked, reserved, accepted, upcoming, approved, arriving today, arriving tomorrow, arriving in days, arriving in day, arriving soon, confirmed guest, active, new booking, reserve, booking, απόδεκτη, επιβεβαιώθηκε, επιβεβαιωμένη, άφιξη σήμερα, άφιξη αύριο, άφιξη σε ημέρες, подтвержден, подтверждён, подтверждено, заезд сегодня, заезд завтра, заезд через дня, заезд через дней, прибытие через дня, прибытие через дней, επιβεβαιωμένο, κρατημένο, подтверждена, забронировано',
    [stages.checkedIn]:
      'in house, currently staying, current, currently hosting, hosting, arrived, checking out today, staying, stay in progress, departing today, φιλοξενείται, αναχωρεί σήμερα, сейчас проживает, выезд сегодня, εντός, проживает, заехал',
    [stages.checkedOut]:
      'completed, stay complete, stay completed, гость уехал, past guest, awaiting guest review, review guest, awaiting review, past, previous guest, stayed, checked out, προηγούμενος επισκέπτης, αναμένεται αξιολόγηση, προηγούμενη, завершена, прошлый гость, ожидается отзыв, departed, done, finished, ολοκληρώθηκε, ολοκληρωμένη, завершено, выехал',
    [stages.cancelled]:
      'cancelled, ακυρώθηκε από τον επισκέπτη, ακυρώθηκε από τον οικοδεσπότη, canceled, canceled by airbnb, cancelled by airbnb, cancelled by booking com, cancelled by you, canceled by you, cancellation, declined by host, expired, not accepted, timed out, withdrawn, booking cancelled, ακυρωμένη, ακυρωμένο, ακυρώθηκε από επισκέπτη, ακυρώθηκε από οικοδεσπότη, ακυρώθηκε από την airbnb, απορρίφθηκε, έληξε, отменено, отменен, отменён, отменено гостем, отменено хозяином, отклонено, истекло, не состоялось, cancelled by guest, canceled by guest, cancelled by host, canceled by host, cancelled by partner, cancelled by hotel, declined, no show, noshow, ακυρώθηκε, ακύρωση, отменена, отмена, незаезд',
  },
  paymentMethod: {
    [paymentMethods.banking]:
      'bank, безналичный, безнал, τραπεζικό έμβασμα, web banking, bank transfer, transfer, wire, card, deposit, iban, τράπεζα, τραπεζική κατάθεση, έμβασμα, κατάθεση, κάρτα, банк, перевод, банковский перевод, карта, безналичные',
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

/** Word keys for an option. */
export const otherWords = (list: string, value: number | string): string[] =>
  wordKeys(options[list]?.[value] ?? '')

/** By list: the flag for each word. */
export const flagWords: Record<string, Map<string, string>> = Object.fromEntries(
  Object.entries(flags).map(([list, names]) => [
    list,
    new Map(
      Object.entries(names).flatMap(([flag, words]) =>
        [wordKey(flag), ...wordKeys(words)].map((key): [string, string] => [key, flag]),
      ),
    ),
  ]),
)

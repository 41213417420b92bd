// What the options of some lists are called in other programs, besides what they are called here.
import {
  expenseStatuses,
  paymentMethods,
} from '#records/payments/transactions/transactionFields.contract.ts'
import { stages } from '#records/reservations/reservationFields.contract.ts'
import { wordKey } from './wordKey.ts'

const words: Record<string, Record<number, string>> = {
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
      'ok, booked, reserved, accepted, upcoming, approved, επιβεβαιωμένο, κρατημένο, подтверждена, забронировано',
    [stages.checkedIn]: 'in house, current, currently hosting, arrived, εντός, проживает, заехал',
    [stages.checkedOut]:
      'completed, past guest, stayed, departed, done, finished, ολοκληρώθηκε, ολοκληρωμένη, завершено, выехал',
    [stages.cancelled]:
      'cancelled, canceled, cancelled by guest, canceled by guest, cancelled by host, canceled by host, cancelled by partner, cancelled by hotel, declined, no show, noshow, ακυρώθηκε, ακύρωση, отменена, отмена, незаезд',
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
}

/** Keys of words for an option. */
export const otherWords = (list: string, value: number | string): string[] =>
  (words[list]?.[Number(value)] ?? '').split(', ').map(wordKey).filter(Boolean)

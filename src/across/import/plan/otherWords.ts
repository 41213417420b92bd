// What the options of some lists are called in other programs, besides what they are called here.
import {
  expenseStatuses,
  paymentMethods,
} from '#records/payments/transactions/transactionFields.contract.ts'
import { stages } from '#records/reservations/reservationFields.contract.ts'
import { wordKey } from './wordKey.ts'

const words: Record<string, Record<number, string>> = {
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

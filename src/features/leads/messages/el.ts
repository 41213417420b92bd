import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'lead.accountId': 'Επαφή',
  'lead.source': 'Πηγή',
  'lead.forPurchase': 'Αγορά',
  'lead.forRent': 'Ενοικίαση',
  'lead.forShortRent': 'Βραχυχρόνια ενοικίαση',
  'lead.forSell': 'Πώληση',
  'lead.forRentOut': 'Εκμίσθωση',
  'lead.purchaseBudgetRangeMin': 'Προϋπολογισμός αγοράς από',
  'lead.purchaseBudgetRangeMax': 'Προϋπολογισμός αγοράς έως',
  'lead.rentBudgetRangeMin': 'Προϋπολογισμός ενοικίασης από',
  'lead.rentBudgetRangeMax': 'Προϋπολογισμός ενοικίασης έως',
  'lead.shortRentBudgetRangeMin': 'Προϋπολογισμός βραχυχρόνιας ενοικίασης από',
  'lead.shortRentBudgetRangeMax': 'Προϋπολογισμός βραχυχρόνιας ενοικίασης έως',
  'lead.startDate': 'Έναρξη',
  'lead.endDate': 'Λήξη',
  'lead.priority': 'Προτεραιότητα',
  'lead.stage': 'Στάδιο',
  'lead.rangeReversed': 'Το ανώτερο όριο είναι κάτω από το κατώτερο',
  'lead.unknownOption': 'Δεν είναι μία από τις επιλογές',
  'lead.objectTwice': 'Το ακίνητο υπάρχει ήδη στη λίστα!',
  'lead.unknownObject': 'Δεν υπάρχει τέτοιο ακίνητο',
  'lead.tooManyObjects': 'Μια ζήτηση έχει το πολύ 500 ακίνητα',
  'lead.description': 'Περιγραφή',
}

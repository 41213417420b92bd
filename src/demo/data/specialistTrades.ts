import type { Speciality } from '../people/demoAccount.ts'

/** Relative frequency of each speciality. */
export const specialistWeights: Readonly<Record<Speciality, number>> = {
  isAttorney: 6,
  isNotary: 9,
  isLawyer: 12,
  isWorker: 6,
  isElectrician: 9,
  isConstructionEngineer: 9,
  isCleaner: 8,
  isInteriorDesigner: 5,
  isTranslator: 8,
  isAccountant: 9,
  isEconomist: 2,
  isLandscapeDesigner: 3,
  isSecurityService: 3,
  isPlumber: 8,
  isLocksmith: 5,
  isIT: 3,
  isWebDesigner: 2,
  isEnergySupplyCompany: 3,
  isElectricalStore: 3,
  isTechnician: 6,
  isRealEstateAgencyOrBroker: 2,
}

/** Specialities of firms: the share of firms, and their names. */
export const greekFirms: Partial<Record<Speciality, { share: number; names: readonly string[] }>> =
  {
    isLawyer: { share: 0.25, names: ['Δικηγορική Εταιρεία', 'Γραφείο Δικηγόρων'] },
    isConstructionEngineer: {
      share: 0.5,
      names: ['Τεχνικό Γραφείο', 'Μελέτες – Κατασκευές Ι.Κ.Ε.'],
    },
    isCleaner: { share: 0.6, names: ['Συνεργείο Καθαρισμού', 'Καθαρισμοί Ι.Κ.Ε.'] },
    isInteriorDesigner: { share: 0.3, names: ['Διακόσμηση', 'Αρχιτεκτονική Εσωτερικών Χώρων'] },
    isTranslator: { share: 0.2, names: ['Μεταφραστικό Κέντρο'] },
    isAccountant: { share: 0.5, names: ['Λογιστικό Γραφείο', 'Λογιστικές Υπηρεσίες Ε.Ε.'] },
    isLandscapeDesigner: { share: 0.6, names: ['Κήποι', 'Φυτώρια – Αρχιτεκτονική Τοπίου'] },
    isSecurityService: { share: 1, names: ['Φύλαξη Α.Ε.', 'Συστήματα Ασφαλείας Ε.Π.Ε.'] },
    isPlumber: { share: 0.3, names: ['Υδραυλικές Εγκαταστάσεις'] },
    isElectrician: { share: 0.3, names: ['Ηλεκτρολογικές Εγκαταστάσεις'] },
    isLocksmith: { share: 0.6, names: ['Κλειδιά – Κλειδαριές'] },
    isIT: { share: 0.5, names: ['Πληροφορική Ι.Κ.Ε.'] },
    isWebDesigner: { share: 0.5, names: ['Κατασκευή Ιστοσελίδων'] },
    isEnergySupplyCompany: { share: 1, names: ['Ενεργειακή Α.Ε.', 'Προμήθεια Ρεύματος Α.Ε.'] },
    isElectricalStore: { share: 1, names: ['Ηλεκτρικά Είδη', 'Φωτιστικά – Ηλεκτρολογικό Υλικό'] },
    isTechnician: { share: 0.3, names: ['Κλιματισμός – Ψύξη', 'Τεχνική Υποστήριξη Κατοικίας'] },
    isRealEstateAgencyOrBroker: { share: 0.7, names: ['Μεσιτικό Γραφείο', 'Ακίνητα'] },
  }

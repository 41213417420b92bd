import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'settings.unknownOption': 'Η τιμή αυτή δεν υπάρχει στις επιλογές.',
  'settings.unknownList': 'Δεν υπάρχει τέτοια λίστα.',
  'settings.branchInUse_one':
    '{{count}} επαφή ανήκει σε αυτό το υποκατάστημα. Μεταφέρετέ την πρώτα σε άλλο.',
  'settings.branchInUse_other':
    '{{count}} επαφές ανήκουν σε αυτό το υποκατάστημα. Μεταφέρετέ τις πρώτα σε άλλο.',
  'settings.title': 'Ρυθμίσεις',
  'settings.agency': 'Γραφείο',
  'settings.sources': 'Πηγές',
  'settings.sourcesHint': 'Από πού έρχονται οι πελάτες',
  'settings.actionLog': 'Ιστορικό αλλαγών',
  'settings.actionLogHint': 'Κάθε αλλαγή, ποιος την έκανε και πώς αναιρείται',
  'settings.localization': 'Κείμενα της εφαρμογής',
  'settings.localizationHint': 'Κάθε κείμενο με δικά σας λόγια: εξαγωγή, εισαγωγή, αναίρεση',
  'settings.mailTemplates': 'Πρότυπα e-mail',
  'settings.mailTemplatesHint': 'Τι γράφεται σε πελάτες και ιδιοκτήτες, σε τρεις γλώσσες',
  'settings.operations': 'Λειτουργία του συστήματος',
  'settings.export': 'Πλήρης εξαγωγή',
  'settings.exportHint':
    'Όλες οι εγγραφές, οι φωτογραφίες και τα έγγραφα σε ένα αρχείο, για φύλαξη ή μεταφορά',
  'settings.import': 'Εισαγωγή',
  'settings.importHint': 'Μεταφορά επαφών και ακινήτων από άλλο σύστημα, με δυνατότητα αναίρεσης',
  'settings.operationsHint':
    'Αντίγραφα, εργασίες, e-mail, δίσκοι: αν όλα είναι εντάξει, και αρχείο για την υποστήριξη',
  'settings.portals': 'Portals ακινήτων',
  'settings.portalsHint': 'Πού διαφημίζονται τα δημοσιευμένα ακίνητα και τι έγινε με το καθένα',
  'settings.optionLists': 'Λίστες επιλογών',
  'settings.optionListsHint':
    'Στάδια, προτεραιότητες, αποτελέσματα, κατηγορίες: προσθήκη, μετονομασία, σειρά, απόσυρση',
  'settings.passwords': 'Κωδικοί και σύνδεση',
  'settings.ownPassword': 'Αλλαγή του κωδικού σας',
  'settings.passwordOfAny': 'Ορισμός κωδικού',
  'settings.passwordOfAnyHint': 'Για το e-mail οποιασδήποτε επαφής',
  'settings.signOutEverywhere': 'Αποσύνδεση από παντού',
  'settings.signOutEverywhereText':
    'Θα αποσυνδεθείτε από όλες τις συσκευές, και από αυτήν. Συνέχεια;',
  'settings.mailing': 'Λίστες e-mail',
  'settings.mailingHint':
    'Οι διευθύνσεις όσων έχουν συγκατατεθεί, σε βιβλίο εργασίας, η καθεμία μία φορά.',
  'settings.mailingAll': 'Και όσοι δεν έχουν συγκατατεθεί',
  'settings.mailingAllHint':
    'Επισημαίνονται στο βιβλίο εργασίας· δεν επιτρέπεται να λαμβάνουν διαφημιστικά μηνύματα.',
  'settings.mailingRussian': 'Ρωσόφωνα e-mail',
  'settings.mailingOthers': 'Υπόλοιπα e-mail',
  'settings.keyboard': 'Πληκτρολόγιο',
  'settings.shortcuts': 'Συντομεύσεις ενός πλήκτρου',
  'settings.shortcutsHint':
    'Σε αυτό το πρόγραμμα περιήγησης: το ? τις δείχνει όλες. Το Ctrl + K λειτουργεί πάντα.',
  'settings.maps': 'Χάρτες',
  'settings.mapStyle': 'Οι χάρτες σχεδιάζονται με το στιλ της διεύθυνσης {{url}}.',
  'settings.mapOutline':
    'Οι χάρτες σχεδιάζονται στο ενσωματωμένο περίγραμμα ακτών και συνόρων, χωρίς υπηρεσία χαρτών.',
  'settings.mapUnreached':
    'Το πρόγραμμα περιήγησης δεν μπορεί να φορτώσει το στιλ και σχεδιάζει το ενσωματωμένο περίγραμμα.',
  'settings.mapHint':
    'Το ορίζει όποιος διαχειρίζεται τον διακομιστή, με τη μεταβλητή MAP_STYLE_URL: δικό του στιλ ή «outline».',
  'settings.newLeads': 'Νέες ζητήσεις',
  'settings.branches': 'Υποκαταστήματα',
  'settings.noBranches': 'Δεν υπάρχουν ακόμη υποκαταστήματα',
  'settings.noBranchesText': 'Το προσωπικό ενός υποκαταστήματος βλέπει πιο σύντομο μενού.',
  'settings.addBranch': 'Προσθήκη υποκαταστήματος',
  'settings.editBranch': 'Επεξεργασία υποκαταστήματος {{name}}',
  'settings.deleteBranch': 'Διαγραφή υποκαταστήματος {{name}};',
  'settings.branchDeleted': 'Το υποκατάστημα {{name}} διαγράφηκε.',
  'branch.nameEn': 'Όνομα στα αγγλικά',
  'branch.nameEl': 'Όνομα στα ελληνικά',
  'branch.nameRu': 'Όνομα στα ρωσικά',
}

import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'settings.unknownOption': 'Η τιμή αυτή δεν υπάρχει στις επιλογές. Επιλέξτε από τη λίστα.',
  'settings.unknownList': 'Δεν υπάρχει τέτοια λίστα.',
  'settings.branchInUse_one':
    '{{count}} επαφή ανήκει σε αυτό το υποκατάστημα. Μεταφέρετέ την πρώτα σε άλλο.',
  'settings.branchInUse_other':
    '{{count}} επαφές ανήκουν σε αυτό το υποκατάστημα. Μεταφέρετέ τις πρώτα σε άλλο.',
  'settings.title': 'Ρυθμίσεις',
  'settings.group.mine': 'Δικά μου',
  'settings.group.agency': 'Γραφείο',
  'settings.group.content': 'Περιεχόμενο',
  'settings.group.exchange': 'Ανταλλαγή',
  'settings.mine': 'Γλώσσα και πληκτρολόγιο',
  'settings.reminders': 'Υπενθυμίσεις',
  'settings.agency': 'Η εικόνα του γραφείου',
  'settings.staffTwoStep': 'Σύνδεση προσωπικού',
  'settings.preview': 'Πώς φαίνεται',
  'settings.export': 'Εξαγωγή',
  'settings.localization': 'Κείμενα της εφαρμογής',
  'settings.actionLog': 'Ιστορικό αλλαγών',
  'settings.mailServer': 'Διακομιστής e-mail',
  'settings.rules': 'Νομοθεσία',
  'settings.mailTemplates': 'Πρότυπα μηνυμάτων',
  'settings.orderTexts': 'Κείμενα εντολών',
  'settings.timestamps': 'Χρονοσημάνσεις',
  'settings.operations': 'Λειτουργία του συστήματος',
  'settings.firstSteps': 'Πρώτα βήματα',
  'settings.import': 'Εισαγωγή',
  'settings.portals': 'Πύλες ακινήτων',
  'settings.optionLists': 'Λίστες επιλογών',
  'settings.mailing': 'Λίστες διευθύνσεων',
  'settings.mailingHint':
    'Οι διευθύνσεις όσων έχουν συγκατατεθεί, σε βιβλίο εργασίας, η καθεμία μία φορά.',
  'settings.mailingAll': 'Και όσοι δεν έχουν συγκατατεθεί',
  'settings.mailingAllHint':
    'Επισημαίνονται στο βιβλίο εργασίας· δεν επιτρέπεται να λαμβάνουν διαφημιστικά μηνύματα.',
  'settings.mailingRussian': 'Ρωσόφωνα e-mail',
  'settings.mailingOthers': 'Υπόλοιπα e-mail',
  'settings.shortcuts': 'Συντομεύσεις ενός πλήκτρου',
  'settings.shortcutsHint':
    'Σε αυτό το πρόγραμμα περιήγησης: το ? τις δείχνει όλες. Το Ctrl + K λειτουργεί πάντα.',
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

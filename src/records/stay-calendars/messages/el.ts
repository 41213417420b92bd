import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'occupancy.failure.address':
    'Δεν είναι διεύθυνση ημερολογίου: αρχίζει με https:// και δεν έχει θύρα ούτε κωδικό.',
  'occupancy.failure.inside': 'Η διεύθυνση οδηγεί σε εσωτερικό δίκτυο, κάτι που δεν επιτρέπεται.',
  'occupancy.failure.unknownHost': 'Δεν υπάρχει τέτοιος ιστότοπος.',
  'occupancy.failure.unreachable': 'Ο ιστότοπος δεν ανταποκρίνεται.',
  'occupancy.failure.slow': 'Ο ιστότοπος άργησε πολύ να απαντήσει.',
  'occupancy.failure.large': 'Το ημερολόγιο είναι μεγαλύτερο από 5 MB.',
  'occupancy.failure.missing':
    'Ο ιστότοπος απαντά ότι δεν υπάρχει ημερολόγιο σε αυτή τη διεύθυνση.',
  'occupancy.failure.denied': 'Ο ιστότοπος δεν δίνει πρόσβαση στο ημερολόγιο.',
  'occupancy.failure.status': 'Ο ιστότοπος απάντησε με σφάλμα.',
  'occupancy.failure.redirects': 'Ο ιστότοπος παραπέμπει συνεχώς σε άλλες διευθύνσεις.',
  'occupancy.failure.notCalendar': 'Δεν είναι ημερολόγιο σε μορφή iCal.',
  'occupancy.failure.broken': 'Το ημερολόγιο είναι κατεστραμμένο και δεν διαβάζεται.',
  'occupancy.failure.many':
    'Το ημερολόγιο έχει περισσότερα συμβάντα από όσα μπορούν να διαβαστούν.',
  'occupancy.problem.noStart':
    'Ένα συμβάν δεν λέει πότε αρχίζει, γι’ αυτό οι ημέρες του δεν δεσμεύτηκαν.',
  'occupancy.problem.badStart':
    'Η αρχή ενός συμβάντος δεν διαβάζεται, γι’ αυτό οι ημέρες του δεν δεσμεύτηκαν.',
  'occupancy.problem.badRule':
    'Δεν διαβάζεται πώς επαναλαμβάνεται ένα συμβάν: δεσμεύτηκαν μόνο οι επαναλήψεις που διαβάστηκαν.',
  'occupancy.problem.tooMany':
    'Ένα συμβάν επαναλαμβάνεται πολύ συχνά: δεν δεσμεύτηκαν όλες οι ημέρες του.',
  'occupancy.problem.period':
    'Ένα διάστημα μη διαθεσιμότητας δεν διαβάζεται, γι’ αυτό οι ημέρες του δεν δεσμεύτηκαν.',
  'occupancy.problem.kind': 'Αυτό το μέρος του ημερολογίου είναι είδους που δεν διαβάζεται.',
  'occupancy.problem.cut':
    'Το ημερολόγιο τελειώνει χωρίς την τελευταία του γραμμή: ίσως λείπουν ημέρες.',
  'occupancy.problem.year': 'Παραλείφθηκε ένα συμβάν χωρίς πραγματικό έτος.',
  'occupancy.problem.badEnd':
    'Το τέλος ενός συμβάντος δεν διαβάζεται: δεσμεύτηκε η πρώτη του νύχτα.',
  'occupancy.problem.badDate': 'Αυτή η ημερομηνία, ή μέρος της, δεν λήφθηκε υπόψη.',
  'occupancy.problem.zone':
    'Αυτή η ζώνη ώρας είναι άγνωστη: οι ώρες της διαβάστηκαν ως ώρα Ελλάδας.',
  'occupancy.problem.line': 'Αυτή η γραμμή δεν είναι iCal και παραλείφθηκε.',
  'occupancy.problemLine': 'Γραμμή {{line}}',
  'occupancy.feedProblems_one': '{{count}} σημείο δεν διαβάστηκε',
  'occupancy.feedProblems_other': '{{count}} σημεία δεν διαβάστηκαν',
  'occupancy.feedProblemsMore': 'Και {{count}} ακόμη.',
  'occupancy.feedFree_one': '{{count}} συμβάν έχει σημανθεί ως διαθέσιμο και δεν δεσμεύει τίποτα',
  'occupancy.feedFree_other':
    '{{count}} συμβάντα έχουν σημανθεί ως διαθέσιμα και δεν δεσμεύουν τίποτα',
  'occupancy.kind.hand': 'Δεσμευμένο',
  'occupancy.kind.booked': 'Κρατημένο αλλού',
  'occupancy.kind.closed': 'Μη διαθέσιμο',
  'occupancy.vanished': 'Δεν υπάρχει πλέον στο ημερολόγιο',
  'occupancy.clashes': 'Διπλή κράτηση',
  'occupancy.title': 'Ημερολόγια: {{object}}',
  'occupancy.link': 'Σύνδεσμος για ιστότοπους κρατήσεων',
  'occupancy.linkText':
    'Ιστότοποι όπως το Airbnb ή το Booking διαβάζουν από αυτόν πότε είναι κρατημένο το ακίνητο: μόνο τις ημέρες, χωρίς ονόματα. Όσες ημέρες ήρθαν από άλλα ημερολόγια δεν περιλαμβάνονται, για να μη στέλνουν δύο ιστότοποι την ίδια δέσμευση ο ένας στον άλλον· συνδέστε τους και μεταξύ τους.',
  'occupancy.linkMake': 'Δημιουργία συνδέσμου',
  'occupancy.linkRenew': 'Νέος σύνδεσμος',
  'occupancy.linkRenewQuestion':
    'Ο σύνδεσμος που χρησιμοποιούν τώρα οι ιστότοποι δεν θα οδηγεί πουθενά. Να δημιουργηθεί νέος;',
  'occupancy.linkRevoke': 'Ανάκληση συνδέσμου',
  'occupancy.linkRevokeQuestion':
    'Οι ιστότοποι δεν θα μαθαίνουν πια πότε είναι κρατημένο το ακίνητο. Να ανακληθεί ο σύνδεσμος;',
  'occupancy.linkSince': 'Υπάρχει σύνδεσμος από {{date}}. Εμφανίζεται μόνο όταν δημιουργείται.',
  'occupancy.linkNone': 'Δεν υπάρχει ακόμη σύνδεσμος.',
  'occupancy.linkNew': 'Ο νέος σύνδεσμος: αντιγράψτε τον τώρα, δεν θα εμφανιστεί ξανά',
  'occupancy.feeds': 'Ημερολόγια άλλων ιστότοπων',
  'occupancy.feedsText':
    'Οι ημέρες τους δεσμεύονται εδώ. Κάθε ημερολόγιο διαβάζεται ανά τέταρτο· καμία ημέρα δεν ελευθερώνεται επειδή ένα ημερολόγιο δεν διαβάζεται ή μίκρυνε.',
  'occupancy.feedName': 'Όνομα',
  'occupancy.feedUrl': 'Διεύθυνση (https://…)',
  'occupancy.feedUrlText': 'Αφήστε την κενή για ανάγνωση από αρχεία.',
  'occupancy.feedAdd': 'Προσθήκη ημερολογίου',
  'occupancy.feedFetch': 'Ανάγνωση τώρα',
  'occupancy.feedFile': 'Ανάγνωση αρχείου',
  'occupancy.feedDelete': 'Να αφαιρεθεί το «{{name}}» μαζί με τις ημέρες που δεσμεύει;',
  'occupancy.feedDeleted': 'Το «{{name}}» αφαιρέθηκε',
  'occupancy.feedEdit': 'Αλλαγή: {{name}}',
  'occupancy.feedRemove': 'Αφαίρεση: {{name}}',
  'occupancy.feedRead': 'Διαβάστηκε {{when}}',
  'occupancy.feedNever': 'Δεν έχει διαβαστεί ακόμη',
  'occupancy.feedFailed': 'Δεν διαβάστηκε {{when}}: {{why}}',
  'occupancy.feedFromFiles': 'Από αρχεία',
  'occupancy.feedBlocks_one': '{{count}} διάστημα',
  'occupancy.feedBlocks_other': '{{count}} διαστήματα',
  'occupancy.feedVanished_one': '{{count}} δεν υπάρχει πλέον σε αυτό',
  'occupancy.feedVanished_other': '{{count}} δεν υπάρχουν πλέον σε αυτό',
  'occupancy.blocks': 'Δεσμευμένες ημέρες',
  'occupancy.blocksNone': 'Δεν υπάρχουν δεσμευμένες ημέρες.',
  'occupancy.from': 'Από',
  'occupancy.till': 'Ελεύθερο ξανά από',
  'occupancy.summary': 'Αιτία',
  'occupancy.block': 'Δέσμευση',
  'occupancy.free': 'Απελευθέρωση {{from}} – {{till}}',
  'occupancy.freeShort': 'Απελευθέρωση',
  'occupancy.freed': 'Το διάστημα {{from}} – {{till}} είναι ελεύθερο',
  'occupancy.what': 'Είδος',
  'occupancy.timeline': 'Χρονοδιάγραμμα',
}

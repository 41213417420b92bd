import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'mailDomain.title': 'Domain του αποστολέα',
  'mailDomain.hint':
    'Οι παραλήπτες ελέγχουν στο DNS αν ένα e-mail έρχεται πράγματι από το {{domain}}. Ό,τι δεν επιβεβαιώνεται πηγαίνει στα ανεπιθύμητα ή απορρίπτεται.',
  'mailDomain.lookedUp': 'Έλεγχος στις {{date}}',
  'mailDomain.again': 'Νέος έλεγχος',
  'mailDomain.freemail':
    'Το {{domain}} ανήκει σε πάροχο δωρεάν e-mail, που ορίζει ο ίδιος αυτές τις εγγραφές: δεν χρειάζεται να κάνετε κάτι εδώ. Με διεύθυνση στο δικό του domain, το γραφείο φαίνεται με το όνομά του.',
  'mailDomain.freemailElsewhere':
    'Το {{domain}} ανήκει σε πάροχο δωρεάν e-mail και ο {{server}} δεν είναι δικός του διακομιστής: τα e-mail αποτυγχάνουν στο DMARC και απορρίπτονται ή πηγαίνουν στα ανεπιθύμητα. Χρησιμοποιήστε τον διακομιστή του παρόχου ή διεύθυνση στο δικό σας domain.',
  'mailDomain.inside':
    'Το {{domain}} δεν είναι domain του διαδικτύου: δεν υπάρχει κάτι να ελεγχθεί. Βάλτε αποστολέα με το domain του γραφείου.',
  'mailDomain.absent':
    'Το DNS δεν γνωρίζει το domain {{domain}}: τα e-mail από αυτό απορρίπτονται. Ελέγξτε τη διεύθυνση του αποστολέα. Αν το domain υπάρχει, το DNS που ρωτά αυτός ο διακομιστής δεν βλέπει το διαδίκτυο.',
  'mailDomain.state.good': 'Εντάξει',
  'mailDomain.state.attention': 'Μπορεί καλύτερα',
  'mailDomain.state.bad': 'Θέλει διόρθωση',
  'mailDomain.state.unknown': 'Άγνωστο',
  'mailDomain.unknown':
    'Ο έλεγχος δεν έγινε, επειδή το DNS δεν απάντησε. Δοκιμάστε αργότερα· αν επιμένει, ίσως ο διακομιστής δεν έχει διαδίκτυο.',
  'mailDomain.found': 'Βρέθηκε',
  'mailDomain.add': 'Προσθέστε αυτή την εγγραφή εκεί όπου τηρείται το DNS του {{domain}}:',
  'mailDomain.replace': 'Βάλτε αυτή την εγγραφή στη θέση της υπάρχουσας:',
  'mailDomain.name': 'Όνομα',
  'mailDomain.type': 'Τύπος',
  'mailDomain.value': 'Τιμή',
  'mailDomain.whereTo':
    'Το DNS τηρείται συνήθως εκεί όπου αγοράστηκε το domain. Ορισμένοι πάροχοι θέλουν το όνομα χωρίς το {{domain}}, και @ για το ίδιο το domain. Μια αλλαγή μπορεί να φανεί μετά από μία ημέρα.',
  'mailDomain.spf': 'SPF: ποιοι διακομιστές στέλνουν',
  'mailDomain.spf.what':
    'Οι παραλήπτες συγκρίνουν τον διακομιστή που φέρνει το e-mail με αυτόν τον κατάλογο διακομιστών του domain.',
  'mailDomain.spf.provider': 'Η εγγραφή περιέχει τον πάροχο του διακομιστή e-mail σας.',
  'mailDomain.spf.allowed': 'Η εγγραφή περιέχει τον διακομιστή e-mail σας, {{server}}.',
  'mailDomain.spf.sameProvider':
    'Η εγγραφή περιέχει διακομιστές του ίδιου παρόχου με τον {{server}}, άρα τα e-mail πρέπει να περνούν.',
  'mailDomain.spf.everyone': 'Η εγγραφή επιτρέπει κάθε διακομιστή, άρα δεν αποκλείει κανέναν.',
  'mailDomain.spf.noServer':
    'Η εγγραφή διαβάζεται. Δεν είναι γνωστό αν περιέχει τον διακομιστή σας, επειδή δεν χρησιμοποιείται κανένας.',
  'mailDomain.spf.softfail':
    'Η εγγραφή μάλλον δεν περιέχει τον διακομιστή e-mail σας, {{server}}. Τα e-mail άλλων διακομιστών θεωρούνται ύποπτα (~all).',
  'mailDomain.spf.notNamed':
    'Η εγγραφή μάλλον δεν περιέχει τον διακομιστή e-mail σας, {{server}}, και δεν λέει τι ισχύει για τους άλλους.',
  'mailDomain.spf.fail':
    'Η εγγραφή μάλλον δεν περιέχει τον διακομιστή e-mail σας, {{server}}. Τα e-mail άλλων διακομιστών μπορεί να απορρίπτονται (-all).',
  'mailDomain.spf.none':
    'Δεν υπάρχει εγγραφή, άρα οι παραλήπτες δεν επιβεβαιώνουν κανέναν διακομιστή.',
  'mailDomain.spf.two':
    'Υπάρχουν περισσότερες εγγραφές, γι’ αυτό δεν ισχύει καμία. Κρατήστε μόνο μία.',
  'mailDomain.spf.syntax': 'Η εγγραφή δεν ισχύει λόγω λάθους: {{culprit}}',
  'mailDomain.spf.tooMany':
    'Η εγγραφή χρειάζεται πάνω από δέκα αναζητήσεις και ίσως δεν ισχύει. Αφαιρέστε υπηρεσίες που δεν στέλνουν πια για εσάς.',
  'mailDomain.spf.brokenInclude':
    'Η εγγραφή δεν ισχύει, επειδή παραπέμπει στο {{culprit}}, που δεν έχει έγκυρη εγγραφή. Διορθώστε το ή αφαιρέστε το.',
  'mailDomain.spf.guess':
    'Ένας διακομιστής μπορεί να στέλνει από άλλες διευθύνσεις από εκείνη όπου παραλαμβάνει: ρωτήστε πρώτα τον πάροχό του για την εγγραφή SPF.',
  'mailDomain.dkim': 'DKIM: η υπογραφή',
  'mailDomain.dkim.what':
    'Ο διακομιστής υπογράφει κάθε e-mail και οι παραλήπτες το ελέγχουν με ένα κλειδί στο DNS. Ισχύει και σε e-mail που προωθούνται.',
  'mailDomain.dkim.valid':
    'Υπάρχει κλειδί με selector «{{selector}}». Τα e-mail υπογράφονται με αυτό, αν οι κεφαλίδες ενός που έφτασε γράφουν dkim=pass και header.d={{domain}}.',
  'mailDomain.dkim.testing':
    'Το κλειδί με selector «{{selector}}» είναι σε δοκιμή. Αφαιρέστε το t=y όταν τα e-mail υπογράφονται.',
  'mailDomain.dkim.short':
    'Το κλειδί με selector «{{selector}}» έχει {{bits}} bit, ενώ οι παραλήπτες θέλουν τουλάχιστον 1024. Δημιουργήστε ένα με 2048.',
  'mailDomain.dkim.broken':
    'Το κλειδί με selector «{{selector}}» δεν διαβάζεται. Αντιγράψτε το ξανά, ολόκληρο.',
  'mailDomain.dkim.revoked':
    'Το κλειδί με selector «{{selector}}» έχει ανακληθεί. Δημιουργήστε νέο.',
  'mailDomain.dkim.notFound':
    'Δεν υπάρχει κλειδί με τους συνήθεις selectors. Αν τα e-mail σας υπογράφονται, επικολλήστε την κεφαλίδα DKIM-Signature ενός που έφτασε ή γράψτε τον selector της (s=…).',
  'mailDomain.dkim.selectorNotFound': 'Δεν υπάρχει κλειδί με selector «{{selector}}».',
  'mailDomain.dkim.guide.google':
    'Στην κονσόλα διαχειριστή της Google: Apps, Google Workspace, Gmail, «Authenticate email». Εκεί φαίνεται η εγγραφή που θα προσθέσετε.',
  'mailDomain.dkim.guide.microsoft':
    'Στο Microsoft Defender: «Email authentication settings», DKIM. Εκεί φαίνονται οι δύο εγγραφές CNAME που θα προσθέσετε.',
  'mailDomain.dkim.guide.other':
    'Ενεργοποιήστε το DKIM στον πάροχο του διακομιστή e-mail, που δείχνει την εγγραφή που θα προσθέσετε.',
  'mailDomain.dkim.selector': 'Selector',
  'mailDomain.dkim.lookUp': 'Έλεγχος',
  'mailDomain.noSelector': 'Ένας selector έχει μόνο λατινικά γράμματα, ψηφία, τελείες και παύλες.',
  'mailDomain.dmarc': 'DMARC: τι γίνεται με πλαστά e-mail',
  'mailDomain.dmarc.what':
    'Το domain λέει εδώ τι να κάνουν οι παραλήπτες με e-mail που δεν επιβεβαιώνει ούτε το SPF ούτε το DKIM.',
  'mailDomain.dmarc.reject': 'Οι παραλήπτες απορρίπτουν τέτοια e-mail.',
  'mailDomain.dmarc.quarantine': 'Οι παραλήπτες βάζουν τέτοια e-mail στα ανεπιθύμητα.',
  'mailDomain.dmarc.none':
    'Οι παραλήπτες δέχονται τέτοια e-mail κανονικά και απλώς τα αναφέρουν (p=none). Όταν οι αναφορές δείξουν ότι τα δικά σας περνούν, ζητήστε περισσότερα.',
  'mailDomain.dmarc.missing':
    'Δεν υπάρχει εγγραφή. Οι μεγάλοι πάροχοι τη ζητούν, και τίποτα δεν εμποδίζει πλαστά e-mail. Ξεκινήστε με p=none, που ζητά μόνο αναφορές.',
  'mailDomain.dmarc.two':
    'Υπάρχουν περισσότερες εγγραφές, γι’ αυτό δεν ισχύει καμία. Κρατήστε μόνο μία.',
  'mailDomain.dmarc.syntax': 'Η εγγραφή δεν ισχύει λόγω λάθους: {{culprit}}',
  'mailDomain.dmarc.inherited': 'Η εγγραφή είναι του {{domain}} και ισχύει και εδώ.',
  'mailDomain.dmarc.testing': 'Ισχύει μόνο για μέρος των e-mail ή δοκιμαστικά.',
  'mailDomain.dmarc.relaxed':
    'Το SPF και το DKIM μπορούν να είναι και άλλου ονόματος κάτω από το ίδιο domain.',
  'mailDomain.dmarc.strictSpf': 'Το SPF πρέπει να είναι ακριβώς αυτού του domain.',
  'mailDomain.dmarc.strictDkim': 'Το DKIM πρέπει να είναι ακριβώς αυτού του domain.',
  'mailDomain.dmarc.reports': 'Οι αναφορές πηγαίνουν στο {{to}}.',
  'mailDomain.dmarc.noReports': 'Κανείς δεν λαμβάνει αναφορές.',
}

import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'agency.hint': 'Στον δημόσιο ιστότοπο, στα e-mail, στα έντυπα και πάνω από κάθε οθόνη.',
  'agency.name': 'Επωνυμία στα αγγλικά',
  'agency.nameEl': 'Επωνυμία στα ελληνικά',
  'agency.nameRu': 'Επωνυμία στα ρωσικά',
  'agency.address': 'Διεύθυνση στα αγγλικά',
  'agency.addressEl': 'Διεύθυνση στα ελληνικά',
  'agency.addressRu': 'Διεύθυνση στα ρωσικά',
  'agency.phone': 'Τηλέφωνο',
  'agency.email': 'E-mail',
  'agency.taxNumber': 'ΑΦΜ',
  'agency.gemiNumber': 'Αριθμός Γ.Ε.ΜΗ.',
  'agency.repliesToAgency':
    'Οι απαντήσεις στις επιστολές πηγαίνουν στο γραφείο και όχι στον σύμβουλο που τις έστειλε',
  'agency.mandateToPublish': 'Δημοσίευση ακινήτου μόνο όσο ισχύει ανάθεση του ιδιοκτήτη',
  'agency.mandateToPublishHint':
    'Ό,τι βρίσκεται στον ιστότοπο μένει εκεί όταν λήξει η ανάθεση, με σχετική σήμανση.',
  'agency.accent': 'Χρώμα',
  'agency.chooseAccent': 'Επιλογή χρώματος',
  'agency.accentHint':
    'Για συνδέσμους και κουμπιά· στις σκούρες οθόνες γίνεται μόνο του πιο ανοιχτό.',
  'agency.onWhite': 'σε λευκό',
  'agency.onDark': 'σε σκούρο',
  'agency.languages': 'Γλώσσες του δημόσιου ιστότοπου',
  'agency.siteEn': 'Αγγλικά',
  'agency.siteEl': 'Ελληνικά',
  'agency.siteRu': 'Ρωσικά',
  'agency.preview.home': 'Διαμέρισμα με θέα στη θάλασσα, Βότση',
  'agency.preview.arrange': 'Κλείστε υπόδειξη',
  'agency.preview.site': 'Ακίνητο στον ιστότοπο',
  'agency.preview.letterText': 'Διαλέξαμε για εσάς τρία ακίνητα.',
  'agency.preview.see': 'Δείτε τα',
  'agency.preview.letter': 'Επιστολή σε πελάτη',
  'agency.logo': 'Λογότυπο',
  'agency.noLogo': 'Δεν υπάρχει ακόμη λογότυπο: στη θέση του φαίνεται το σήμα της Εστίας.',
  'agency.chooseLogo': 'Επιλογή εικόνας',
  'agency.removeLogo': 'Αφαίρεση του λογοτύπου',
  'agency.logoHint': 'PNG, JPEG, WebP ή GIF· διατηρούνται έως 512 εικονοστοιχεία.',
  'agency.noLanguage': 'Πρέπει να προσφέρεται τουλάχιστον μία γλώσσα.',
  'agency.noColour': 'Το χρώμα γράφεται όπως #0b5d78.',
  'agency.paleColour':
    'Αυτό το χρώμα δεν διαβάζεται σε λευκό. Το πλησιέστερο που διαβάζεται: {{near}}.',
  'agency.noPicture': 'Δεν είναι εικόνα που ανοίγει: PNG, JPEG, WebP ή GIF.',
} as const

// Agents' notes on selections, and clients' messages.
import type { Language } from '#kit/i18n/languages.ts'

export const selectionTexts = {
  en: {
    notes: [
      'As we said on the phone: these are the ones that come closest to what you are looking for.',
      'The first two can be seen this week. Please tell me which day suits you.',
      'I have left out everything without a lift. The third one is new with us.',
    ],
    messages: [
      'Could we see this one on Saturday morning?',
      'Is the price still open to discussion?',
      'A bit far from the sea for us, but we like the kitchen.',
      'Thank you, these are much closer to what we want.',
    ],
  },
  el: {
    notes: [
      'Όπως είπαμε στο τηλέφωνο: αυτά ταιριάζουν περισσότερο σε όσα ζητάτε.',
      'Τα δύο πρώτα μπορείτε να τα δείτε αυτή την εβδομάδα. Πείτε μου ποια μέρα σας βολεύει.',
      'Άφησα έξω όσα δεν έχουν ασανσέρ. Το τρίτο μόλις μας ανατέθηκε.',
    ],
    messages: [
      'Μπορούμε να το δούμε το Σάββατο το πρωί;',
      'Είναι συζητήσιμη η τιμή;',
      'Λίγο μακριά από τη θάλασσα, αλλά μας αρέσει η κουζίνα.',
      'Ευχαριστούμε, αυτά είναι πολύ πιο κοντά σε αυτό που θέλουμε.',
    ],
  },
  ru: {
    notes: [
      'Как договорились по телефону: вот что ближе всего к вашим пожеланиям.',
      'Первые два можно посмотреть на этой неделе. Напишите, какой день вам удобен.',
      'Всё без лифта я убрала. Третий вариант у нас совсем новый.',
    ],
    messages: [
      'Можно посмотреть в субботу утром?',
      'По цене возможен торг?',
      'Далековато от моря, но кухня нравится.',
      'Спасибо, это гораздо ближе к тому, что мы ищем.',
    ],
  },
} as const satisfies Record<Language, { notes: readonly string[]; messages: readonly string[] }>

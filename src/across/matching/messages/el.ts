import type { Greek } from '#kit/i18n/messages.ts'
import type { en, told as toldInEnglish } from './en.ts'

export const el: Greek<typeof en> = {
  'matching.objects': 'Ακίνητα που ταιριάζουν',
  'matching.leads': 'Ζητήσεις στις οποίες ταιριάζει',
  'matching.found_one': '{{count}} ταιριάζει, πρώτα το καταλληλότερο',
  'matching.found_other': '{{count}} ταιριάζουν, πρώτα τα καταλληλότερα',
  'matching.more': 'Εμφάνιση περισσότερων',
  'matching.best': 'Ταιριάζει πολύ',
  'matching.good': 'Ταιριάζει',
  'matching.fair': 'Ταιριάζει εν μέρει',
  'matching.fit': '{{fit}} % των ζητούμενων',
  'matching.reason.inPlace': 'Στην περιοχή: {{value}}',
  'matching.reason.nearPlace': 'Κοντά: {{value}}',
  'matching.reason.inBudget': 'Εντός προϋπολογισμού',
  'matching.reason.overBudget': '{{value}} % πάνω από τον προϋπολογισμό',
  'matching.reason.underBudget': '{{value}} % κάτω από τον προϋπολογισμό',
  'matching.reason.bedrooms_one': '{{count}} υπνοδωμάτιο',
  'matching.reason.bedrooms_other': '{{count}} υπνοδωμάτια',
  'matching.reason.new': 'Νέο',
  'matching.understood': 'Από την περιγραφή:',
  'matching.understood.forget': 'Να μη μετράει: {{what}}',
  'matching.understood.use': 'Να μετράει πάλι: {{what}}',
  'matching.understood.notPlaces': 'όχι {{places}}',
  'matching.understood.must': '{{what}} (απαραίτητο)',
  'matching.understood.price': 'Τιμή',
  'matching.reason.year': 'Κατασκευή {{value}}',
  'matching.fact.nearSea': 'Κοντά στη θάλασσα',
  'matching.atLeast': 'τουλάχιστον {{value}}',
  'matching.atMost': 'έως {{value}}',
  'matching.lack.other': '{{what}}: ζητείται {{wanted}}, έχει {{has}}',
  'matching.lack.notSaid': '{{what}}: ζητείται {{wanted}}, δεν αναφέρεται',
  'matching.lack.isNot': '{{what}}: ζητείται, δεν υπάρχει',
  'matching.lack.mayBe': '{{what}}: ζητείται, δεν αναφέρεται',
  'matching.notAsking':
    'Όσα ταιριάζουν εμφανίζονται για ανοιχτές ζητήσεις που αναφέρουν προϋπολογισμό ή περιοχή.',
  'matching.noObjects':
    'Αυτή τη στιγμή δεν ταιριάζει κάτι. Οι υπεύθυνοι ειδοποιούνται μόλις βρεθεί.',
  'matching.notOffered':
    'Συγκρίνεται με τις ζητήσεις μόλις είναι ενεργό, προσφέρεται προς πώληση ή ενοικίαση και έχει τιμή.',
  'matching.noLeads': 'Αυτή τη στιγμή καμία ανοιχτή ζήτηση δεν αφορά τέτοιο ακίνητο.',
  'matching.add': 'Προσθήκη στη ζήτηση',
  'matching.addObject': 'Προσθήκη στη ζήτηση: #{{number}}',
  'matching.added': 'Το #{{number}} προστέθηκε στη ζήτηση.',
  'matching.noAgent': 'Χωρίς υπεύθυνο',
}

export const told: Greek<typeof toldInEnglish> = {
  'matching.tell.source': 'Ακίνητα που ταιριάζουν',
  'matching.tell.new': 'Νέο: {{object}}, {{price}}',
  'matching.tell.cheaper': 'Φθηνότερο πλέον: {{object}}, {{price}}',
  'matching.tell.whatToDo': 'Τι να κάνετε: ανοίξτε το ακίνητο και γράψτε σε όσους ταιριάζει.',
  'matching.tell.leadsOf_one': 'Ταιριάζει σε {{count}} ζήτηση ({{agent}}).',
  'matching.tell.leadsOf_other': 'Ταιριάζει σε {{count}} ζητήσεις ({{agent}}).',
  'matching.tell.leadsOfNobody_one': 'Ταιριάζει σε {{count}} ζήτηση χωρίς υπεύθυνο.',
  'matching.tell.leadsOfNobody_other': 'Ταιριάζει σε {{count}} ζητήσεις χωρίς υπεύθυνο.',
}

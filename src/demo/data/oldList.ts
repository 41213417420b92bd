// A typical list from another program: repeated headers, a total at the end, phones with missing digits, and some people who
// already have accounts.

export const oldListName = 'πελάτες από το παλιό πρόγραμμα.csv'

export const oldListHeader =
  'Κωδικός;Επώνυμο;Όνομα;Κινητό;E-mail;ΑΦΜ;Ιδιότητα;Πόλη;Ημερομηνία;Παρατηρήσεις'

/** People without an account. */
export const oldListRows: readonly string[] = [
  '1041;Μαυρίδης;Ευστάθιος;6940 555 101;e.mavridis@example.gr;;Πελάτης;Καβάλα;12/03/2016;ψάχνει οικόπεδο με θέα',
  '1042;Μαυρίδης;Ευστάθιος;6940555101;e.mavridis@example.gr;;Πελάτης;Καβάλα;14/05/2018;διπλή καταχώριση',
  '1043;Αβραμίδου;Σουλτάνα;6940 555 102 / 2510 555 102;;;Ιδιοκτήτης;Καβάλα;03/11/2015;δύο διαμερίσματα στο Περιγιάλι',
  '1044;Χατζηδάκης;Μηνάς;69405;minas@example.gr;;Πελάτης;Δράμα;22/01/2017;',
  '1045;Σαρηγιαννίδου;Παρθένα;6940555104;parthena@example;;Πελάτης;Ξάνθη;09/09/2019;ενοικίαση από Σεπτέμβριο',
  '1046;Τοπαλίδης;Ανέστης;6940 555 105;a.topalidis@example.gr;;Ιδιοκτήτης;Θάσος;31/12/2014;κλειδιά στον γείτονα',
  '1047;Petrova;Nadezhda;+7 921 555 01 06;n.petrova@example.com;;Πελάτης;Sankt-Peterburg;17/06/2013;μιλά ρωσικά, λίγα αγγλικά',
  '1048;Κουρτίδης;;6940 555 107;;;Πελάτης;Καβάλα;05/02/2016;μόνο επώνυμο',
  '1049;Ζουμπουλίδου;Δέσποινα;6940 555 108;d.zoumpoulidou@example.gr;;Πωλητής;Χρυσούπολη;28/04/2018;',
  '1050;Müller;Ute;+49 170 5550109;ute.mueller@example.com;;Πελάτης;München;11/08/2017;εξοχικό στη Θάσο, έως 180.000',
  '1051;Γρηγοριάδης;Λάζαρος;6940 555 110 (εργασία);;;Ιδιοκτήτης;Καβάλα;30/02/2018;κατάστημα στο κέντρο',
  '1052;Ιωαννίδου;Κυριακή;6,94E+09;;;Πελάτης;Αλεξανδρούπολη;19/10/2016;',
]

/** Lines that a program prints at the top of each page, and at the end. */
export const oldListFooter = 'Σύνολο;;;;;;;;;'

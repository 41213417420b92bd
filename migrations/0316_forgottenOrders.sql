-- Orders are forgotten once nobody can claim anything from them.
ALTER TABLE "brokerOrder" ADD COLUMN "forgottenOn" timestamptz;
ALTER TABLE "brokerOrder" ADD CONSTRAINT "brokerOrderForgotten"
  CHECK (("forgottenOn" IS NOT NULL) = ("content" IS NOT DISTINCT FROM ''));
ALTER TABLE "orderAct" ALTER COLUMN "content" DROP NOT NULL;

INSERT INTO "rule" ("key", "validFrom", "parameters", "law", "article", "source", "readOn", "textEn", "textEl", "textRu") VALUES
  ('brokerOrderKept', '2012-04-11',
    '{"orderYears": 5}',
    'Αστικός Κώδικας', '249, 250, 253',
    'https://www.karagiannislawfirm.gr/nomika/astiko-dikaio/475-paragrafi-aposvestiki-prothesmia', '2026-11-30',
    'An order proves a claim of the fee, or against it. Claims of merchants for the care of the affairs of others end after five years (Civil Code, article 250); other claims after twenty (article 249). That brokers fall under the five years, and that they run from the end of the year, was not verified. Five years after the end of the year of its last day, or of what happened with it last, the names, the text and the papers of an order are forgotten; number, code and sums stay.',
    'Η εντολή αποδεικνύει αξίωση για την αμοιβή ή κατά αυτής. Οι αξιώσεις των εμπόρων για την επιμέλεια υποθέσεων άλλων παραγράφονται σε πέντε χρόνια (άρθρο 250 ΑΚ), οι λοιπές σε είκοσι (άρθρο 249). Δεν επαληθεύτηκε ότι οι μεσίτες υπάγονται στην πενταετία και ότι αυτή αρχίζει στο τέλος του έτους. Πέντε χρόνια μετά το τέλος του έτους της τελευταίας ημέρας της, ή της τελευταίας πράξης, διαγράφονται τα ονόματα, το κείμενο και τα έγγραφα της εντολής· ο αριθμός, ο κωδικός και τα αθροίσματα ελέγχου μένουν.',
    'Поручение доказывает требование о вознаграждении или возражение против него. Требования коммерсантов за ведение чужих дел погашаются через пять лет (ст. 250 ГК Греции), прочие — через двадцать (ст. 249). Относятся ли посредники к пятилетнему сроку и начинается ли он с конца года, не проверено. Через пять лет после конца года, в котором поручение закончилось или с ним в последний раз что-то произошло, имена, текст и документы удаляются; номер, код и контрольные суммы остаются.');

/** Formal and usual forms, in Greek and as they are written in Latin letters. */
export const greekNames = `
Αβραάμ Αγαθή Αγαμέμνων Αγγελική Αγγελικούλα Αγγέλα Άγγελος Αγγέλης Αγησίλαος Αθανασία Αθανάσιος Αθηνά Αικατερίνη Ακριβή
Αλέκος Αλέξανδρος Αλεξάνδρα Αλέξης Αλέξιος Αλίκη Αμαλία Αναστασία Αναστάσιος Αναστάσης Ανδρέας Ανδριάνα Ανδρομάχη Ανδρονίκη
Ανέστης Ανθή Ανθούλα Άννα Αννούλα Αντιγόνη Αντώνης Αντώνιος Αντωνία Αποστολία Απόστολος Αποστόλης Αργύρης Αργυρώ Άρης
Αριάδνη Αριστείδης Αριστέα Αριστοτέλης Αρετή Αρτέμης Άρτεμις Αρχοντία Ασημίνα Ασπασία Αστέριος Αφροδίτη Αχιλλέας
Βαγγέλης Βαΐα Βάιος Βαλεντίνη Βαρβάρα Βασίλειος Βασίλης Βασιλεία Βασιλική Βάσω Βενετία Βέρα Βερόνικα Βησσαρία Βικτωρία Βίκυ
Βιολέτα Βλάσης Βούλα
Γαβριήλ Γαρυφαλλιά Γαλάτεια Γεράσιμος Γερασιμούλα Γεωργία Γεώργιος Γιάννα Γιάννης Γιούλη Γιώργος Γιωργής Γιώτα Γλυκερία
Γρηγόρης Γρηγόριος
Δανάη Δανιήλ Δάφνη Δέσποινα Δημήτρης Δημήτριος Δήμητρα Δημητρούλα Δημοσθένης Διαμαντής Διαμάντω Διομήδης Διονυσία Διονύσης
Διονύσιος Δόμνα Δώρα Δωροθέα
Ειρήνη Ελένη Ελένα Ελεάνα Ελευθερία Ελευθέριος Ελισάβετ Έλλη Ελπίδα Ελπινίκη Έλσα Εμμανουήλ Εμμανουέλα Επαμεινώνδας Ερασμία
Εριφύλη Ερμιόνη Ερμής Έρση Εύα Ευαγγελία Ευάγγελος Ευανθία Ευγενία Ευγένιος Ευδοκία Ευδοξία Ευθυμία Ευθύμιος Ευθύμης Ευρυδίκη
Ευστάθιος Ευσταθία Ευστράτιος Ευτέρπη Ευτυχία Ευτύχιος Ευφημία Ευφροσύνη
Ζαφείρης Ζαφειρία Ζαχαρίας Ζαχαρούλα Ζήσης Ζηνοβία Ζωή Ζωίτσα
Ηλέκτρα Ηλίας Ηρακλής Ηρώ Ήρα Ησαΐας
Θάλεια Θανάσης Θέκλα Θεανώ Θέμης Θεμιστοκλής Θεοδόσης Θεοδόσιος Θεοδοσία Θεόδωρος Θεοδώρα Θεολογία Θεολόγος Θεοφάνης
Θεοφανία Θεόφιλος Θεοχάρης Θοδωρής Θωμάς Θωμαΐς
Ιάκωβος Ιάσονας Ιάσων Ιορδάνης Ιουλία Ιούλιος Ιουλιανή Ιπποκράτης Ίρις Ισαάκ Ισαβέλλα Ισίδωρος Ισμήνη Ιφιγένεια Ιωακείμ
Ιωάννα Ιωάννης Ιωσήφ
Καίτη Καλή Καλλιόπη Καλλιρρόη Καλυψώ Κανέλλα Κανέλλος Κασσάνδρα Κασσιανή Κατερίνα Κατίνα Κική Κίμων Κλειώ Κλεοπάτρα Κλεάνθης
Κορίνα Κοσμάς Κούλα Κρινιώ Κρυστάλλω Κυριακή Κυριάκος Κωνσταντίνα Κωνσταντίνος Κώστας Κωστής Κωστούλα Ντίνος Ντίνα
Λάζαρος Λαμπρινή Λάμπρος Λένα Λεμονιά Λεύκη Λεωνίδας Λίλα Λίνα Λουκάς Λουκία Λουκιανός Λίτσα Λυδία Λυκούργος
Μαγδαληνή Μαίρη Μαλαματή Μάνος Μανώλης Μανόλης Μάρθα Μαρία Μαριάννα Μαριάνθη Μαριέττα Μαρίκα Μαρίνα Μαρίνος Μάριος Μαρκέλλα
Μάρκος Μαρούλα Μαργαρίτα Μάρω Ματθαίος Ματίνα Ματούλα Μάχη Μαυρέτα Μελίνα Μελέτης Μελπομένη Μενέλαος Μηνάς Μίκα Μίλτος
Μιλτιάδης Μίνα Μίνως Μιράντα Μιχάλης Μιχαήλ Μιχαέλα Μπάμπης Μυρσίνη Μυρτώ Μυρσίνη
Ναταλία Ναταλί Ναυσικά Νεκτάριος Νεκταρία Νεφέλη Νέστωρ Νίκη Νικηφόρος Νικήτας Νικόλαος Νικόλας Νικολέτα Νίκος Νικολίτσα
Νόρα Νταίζη Νώντας
Ξανθή Ξανθίππη Ξένια Ξενοφών Ξενοφώντας
Οδυσσέας Όλγα Ολυμπία Όμηρος Ορέστης Ορσαλία Ουρανία
Πάνος Παναγής Παναγιώτα Παναγιώτης Πανδώρα Πανωραία Παντελεήμων Παντελής Παρασκευή Παρασκευάς Πάρις Παρθένα Πασχάλης
Πασχαλίνα Πατρίκιος Παυλίνα Παύλος Πελαγία Πέννυ Περικλής Περσεφόνη Πέτρος Πέτρα Πηγή Πηνελόπη Πλάτων Πολυξένη
Πολύβιος Πολυχρόνης Ποθητή Πόπη Πρόδρομος
Ραλλού Ρένα Ρένος Ρήγας Ρίτα Ροδάνθη Ρούλα Ρωξάνη Ρωμανός
Σάββας Σάκης Σαμουήλ Σαράντης Σεβαστή Σεβαστιανός Σεραφείμ Σιδέρης Σίμος Σίσσυ Σμαράγδα Σμαρώ Σόλων Σοφία Σοφοκλής Σούλα
Σπήλιος Σπυρίδων Σπύρος Σπυριδούλα Σταμάτης Σταμάτιος Σταματία Σταματίνα Σταυρούλα Σταύρος Στάθης Στάμος Στέλιος Στέλλα
Στέργιος Στεργιανή Στέφανος Στεφανία Στρατής Στράτος Στυλιανός Στυλιανή Σωκράτης Σωσάννα Σώτη Σωτηρία Σωτήρης Σωτήριος
Τάκης Τάσος Τασία Τασούλα Τατιάνα Τερψιχόρη Τζένη Τζίνα Τηλέμαχος Τίτος Τιμόθεος Τίνα Τόλης Τούλα Τριαντάφυλλος
Τριανταφυλλιά Τρύφων
Φαίδρα Φαίδων Φανή Φανούριος Φίλιππος Φίλιππα Φιλίτσα Φιλιώ Φοίβος Φρόσω Φρειδερίκη Φωτεινή Φωτεινός Φώτης Φώτιος Φωφώ
Χαράλαμπος Χαραλαμπία Χάρης Χαρά Χαρίκλεια Χαρίλαος Χαρούλα Χρήστος Χριστίνα Χριστόδουλος Χριστόφορος Χρίστος Χρύσα
Χρυσάνθη Χρύσανθος Χρυσή Χρυσούλα Χρυσόστομος Χλόη
Ωραιοζήλη

Achilleas Afroditi Agapi Aggeliki Aikaterini Alekos Alexandros Alexandra Alexis Aliki Anastasia Anastasios Andreas Andriana
Angeliki Angelos Aggelos Anna Anthi Antonis Antonios Antonia Apostolos Argyro Argyris Aris Aristea Aristeidis Aristotelis
Athanasia Athanasios Athina Christina Christos Chrysa Chrysoula Danai Dafni Daphne Despina Despoina Dimitra Dimitrios Dimitris
Dimosthenis Dionysia Dionysis Dora Efi Effie Efstathios Eftychia Eftichia Eirini Irini Elena Eleni Eleftheria Eleftherios Elli
Elpida Elisavet Emmanouil Eva Evangelia Evaggelia Evangelos Evaggelos Evi Evgenia Fani Fotini Foteini Fotis Fotios Georgia
Georgios Gerasimos Giannis Gianna Giorgos Giota Grigoris Grigorios Harris Haris Charis Charalampos Haralambos Hristos Hristina
Iakovos Iason Ilias Elias Ioanna Ioannis Ioulia Iraklis Katerina Kalliopi Kiki Kleopatra Konstantina Konstantinos Constantinos
Costas Kostas Kyriaki Kyriakos Lambros Lampros Lazaros Lefteris Leonidas Litsa Loukas Loukia Makis Manolis Manos Margarita
Maria Marianna Marianthi Marina Marios Markos Marina Melina Menelaos Michail Mihalis Michalis Miltiadis Miltos Myrto Natasa
Nefeli Nektarios Niki Nikolaos Nikolas Nikoleta Nikos Odysseas Olga Orestis Ourania Panagiota Panagiotis Panayiotis Panos
Pantelis Paraskevi Paschalis Pavlos Pelagia Periklis Petros Pinelopi Polyxeni Popi Prodromos Rena Roula Savvas Sakis Sofia
Sofoklis Sotiria Sotiris Sotirios Spyridon Spyros Spiros Stamatis Stathis Stavros Stavroula Stelios Stefanos Stefania
Stylianos Stylianh Takis Tasos Thanasis Thanos Thanassis Themis Theodoros Theodora Thodoris Theofilos Thomas Vaggelis Vangelis
Varvara Vasileios Vasilis Vassilis Vasiliki Vassiliki Vaso Vicky Viktoria Voula Xenia Xristos Xristina Yannis Yiannis Yianna
Yiorgos Yorgos Zacharias Zoi`

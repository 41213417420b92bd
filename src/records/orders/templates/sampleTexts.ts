// Texts to begin with. An agency lets its lawyer read them, changes them, and approves what it uses.
import type { OrderTemplateInput } from './orderTemplates.contract.ts'

type Sample = Required<Omit<OrderTemplateInput, 'name' | 'side'>>

const viewing: Sample = {
  titleEn: 'Viewing order',
  textEn: `1. The client asks {agency} to show the properties named above and to provide the service named above for each of them. The client learns of these properties through the agency for the first time.

2. If a contract about one of the properties comes about with the client through this service, the client owes the agency the fee named above: {fee}. It is due when the final contract is signed. If only a preliminary contract was signed and the final one does not follow, half of the fee is due.

3. The fee is owed too if the contract is concluded by a spouse or relative of the client, or by a company in which the client has a share, and they learned of the property through the client.

4. This order is valid from {from} until {until}. It can be made longer only by another written statement of the client.

5. The agency keeps this order and the details in it for as long as the law demands, and passes them on only where the service needs it.`,
  titleEl: 'Εντολή υπόδειξης ακινήτων',
  textEl: `1. Ο εντολέας αναθέτει στο μεσιτικό γραφείο {agency} την υπόδειξη των ανωτέρω ακινήτων και την παροχή της ανωτέρω υπηρεσίας για καθένα από αυτά. Ο εντολέας δηλώνει ότι πληροφορείται για τα ακίνητα αυτά για πρώτη φορά μέσω του γραφείου.

2. Εάν καταρτιστεί σύμβαση για κάποιο από τα ακίνητα με τον εντολέα μέσω της υπηρεσίας αυτής, ο εντολέας οφείλει στο γραφείο την ανωτέρω αμοιβή: {fee}. Η αμοιβή είναι απαιτητή με την υπογραφή της οριστικής σύμβασης. Εάν υπογράφηκε μόνο προσύμφωνο και δεν ακολουθήσει οριστική σύμβαση, οφείλεται η μισή αμοιβή.

3. Η αμοιβή οφείλεται και όταν τη σύμβαση καταρτίσει σύζυγος ή συγγενής του εντολέα, ή εταιρεία στην οποία αυτός συμμετέχει, εφόσον πληροφορήθηκαν για το ακίνητο από τον εντολέα.

4. Η εντολή ισχύει από {from} έως {until}. Παρατείνεται μόνο με νέα έγγραφη δήλωση του εντολέα.

5. Το γραφείο φυλάσσει την εντολή και τα στοιχεία της όσο ορίζει ο νόμος και τα διαβιβάζει μόνο όπου το απαιτεί η υπηρεσία.`,
  titleRu: 'Поручение на показ объектов',
  textRu: `1. Клиент поручает агентству {agency} показать перечисленные выше объекты и оказать по каждому из них указанную выше услугу. Клиент подтверждает, что узнаёт об этих объектах впервые и от агентства.

2. Если благодаря этой услуге с клиентом заключён договор по одному из объектов, клиент выплачивает агентству указанное выше вознаграждение: {fee}. Оно причитается при подписании окончательного договора. Если подписан только предварительный договор, а окончательный не последовал, причитается половина вознаграждения.

3. Вознаграждение причитается и тогда, когда договор заключает супруг или родственник клиента либо компания с его участием, узнавшие об объекте от клиента.

4. Поручение действует с {from} по {until}. Продлить его можно только новым письменным заявлением клиента.

5. Агентство хранит поручение и указанные в нём данные столько, сколько требует закон, и передаёт их только там, где это нужно для услуги.`,
}

const mandate: Sample = {
  titleEn: 'Mandate of the owner',
  textEn: `1. The owner orders {agency} to find a buyer or tenant for the properties named above, to advertise them with photos and to show them to people who are interested.

2. The owner states that they are entitled to dispose of the properties, that what they said about them is true, and that they have handed over what is named above.

3. If a contract about one of the properties comes about through the agency's service, the owner owes the fee named above: {fee}. It is due when the final contract is signed. If only a preliminary contract was signed and the final one does not follow, half of the fee is due.

4. If the mandate is exclusive, the owner gives no other broker a mandate for these properties before it ends, and refers everybody who asks to the agency.

5. This mandate is valid from {from} until {until}. It can be made longer only by another written statement of the owner. Either side may end it early in writing and with a reason.

6. The agency keeps this mandate and the details in it for as long as the law demands, and passes them on only where the service needs it.`,
  titleEl: 'Εντολή ανάθεσης του ιδιοκτήτη',
  textEl: `1. Ο ιδιοκτήτης αναθέτει στο μεσιτικό γραφείο {agency} την ανεύρεση αγοραστή ή μισθωτή για τα ανωτέρω ακίνητα, την προβολή τους με φωτογραφίες και την υπόδειξή τους σε ενδιαφερομένους.

2. Ο ιδιοκτήτης δηλώνει ότι έχει δικαίωμα διάθεσης των ακινήτων, ότι όσα δήλωσε γι' αυτά είναι αληθή και ότι παρέδωσε όσα αναφέρονται ανωτέρω.

3. Εάν καταρτιστεί σύμβαση για κάποιο από τα ακίνητα μέσω της υπηρεσίας του γραφείου, ο ιδιοκτήτης οφείλει την ανωτέρω αμοιβή: {fee}. Η αμοιβή είναι απαιτητή με την υπογραφή της οριστικής σύμβασης. Εάν υπογράφηκε μόνο προσύμφωνο και δεν ακολουθήσει οριστική σύμβαση, οφείλεται η μισή αμοιβή.

4. Εάν η ανάθεση είναι αποκλειστική, ο ιδιοκτήτης δεν αναθέτει τα ακίνητα σε άλλον μεσίτη πριν από τη λήξη της και παραπέμπει στο γραφείο όποιον ενδιαφέρεται.

5. Η ανάθεση ισχύει από {from} έως {until}. Παρατείνεται μόνο με νέα έγγραφη δήλωση του ιδιοκτήτη. Κάθε πλευρά μπορεί να τη λύσει νωρίτερα εγγράφως και με αιτιολογία.

6. Το γραφείο φυλάσσει την εντολή και τα στοιχεία της όσο ορίζει ο νόμος και τα διαβιβάζει μόνο όπου το απαιτεί η υπηρεσία.`,
  titleRu: 'Поручение собственника',
  textRu: `1. Собственник поручает агентству {agency} найти покупателя или арендатора на перечисленные выше объекты, рекламировать их с фотографиями и показывать заинтересованным лицам.

2. Собственник заявляет, что вправе распоряжаться объектами, что его сведения о них верны и что он передал всё перечисленное выше.

3. Если благодаря услуге агентства заключён договор по одному из объектов, собственник выплачивает указанное выше вознаграждение: {fee}. Оно причитается при подписании окончательного договора. Если подписан только предварительный договор, а окончательный не последовал, причитается половина вознаграждения.

4. Если поручение исключительное, собственник до его окончания не поручает эти объекты другим посредникам и направляет всех желающих в агентство.

5. Поручение действует с {from} по {until}. Продлить его можно только новым письменным заявлением собственника. Любая сторона может прекратить его раньше письменно и с указанием причины.

6. Агентство хранит поручение и указанные в нём данные столько, сколько требует закон, и передаёт их только там, где это нужно для услуги.`,
}

export const sampleTexts = { viewing, mandate } as const

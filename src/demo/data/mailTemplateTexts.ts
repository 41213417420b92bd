// The mail templates of the demo agency.

export const mailTemplates = [
  {
    name: 'Appointment for a viewing',
    isAdvertising: false,
    mayRewrite: false,
    subjectEn: 'Your viewing on {day}',
    textEn:
      'Dear {name},\n\nwe are looking forward to showing you {property} on {day} at {time}. If anything comes up, please call me: {phone}.\n\nKind regards\n{agent}\n{agency}',
    subjectEl: 'Η υπόδειξή σας στις {day}',
    textEl:
      'Αγαπητέ/ή {name},\n\nσας περιμένουμε στις {day}, ώρα {time}, για να σας δείξουμε το ακίνητο {property}. Αν προκύψει κάτι, τηλεφωνήστε μου: {phone}.\n\nΜε εκτίμηση\n{agent}\n{agency}',
    subjectRu: 'Ваш показ {day}',
    textRu:
      'Здравствуйте, {name}!\n\nЖдём вас {day} в {time}, чтобы показать объект {property}. Если планы изменятся, позвоните мне: {phone}.\n\nС уважением,\n{agent}\n{agency}',
  },
  {
    name: 'Papers needed from the owner',
    isAdvertising: false,
    mayRewrite: true,
    subjectEn: 'Papers for {property}',
    textEn:
      'Dear {name},\n\nto offer {property} we still need the title deed, the floor plan and the energy certificate. A photo of each is enough to begin with.\n\nKind regards\n{agent}, {phone}\n{agency}',
    subjectEl: 'Δικαιολογητικά για το ακίνητο {property}',
    textEl:
      'Αγαπητέ/ή {name},\n\nγια να διαθέσουμε το ακίνητο {property} χρειαζόμαστε ακόμη τον τίτλο ιδιοκτησίας, την κάτοψη και το ενεργειακό πιστοποιητικό. Για αρχή αρκεί μία φωτογραφία του καθενός.\n\nΜε εκτίμηση\n{agent}, {phone}\n{agency}',
    subjectRu: 'Документы на объект {property}',
    textRu:
      'Здравствуйте, {name}!\n\nЧтобы выставить объект {property}, нам ещё нужны договор о собственности, план и энергетический сертификат. Для начала достаточно фотографий.\n\nС уважением,\n{agent}, {phone}\n{agency}',
  },
  {
    name: 'What the viewing showed, to the owner',
    isAdvertising: false,
    mayRewrite: true,
    subjectEn: '{property} was shown',
    textEn:
      'Dear {name},\n\nwe have shown {property}. What the visitors said:\n\n\nI will call you about how we go on.\n\nKind regards\n{agent}, {phone}\n{agency}',
    subjectEl: 'Έγινε υπόδειξη στο ακίνητο {property}',
    textEl:
      'Αγαπητέ/ή {name},\n\nέγινε υπόδειξη στο ακίνητο {property}. Τι είπαν οι επισκέπτες:\n\n\nΘα σας τηλεφωνήσω για τα επόμενα βήματα.\n\nΜε εκτίμηση\n{agent}, {phone}\n{agency}',
    subjectRu: 'Состоялся показ объекта {property}',
    textRu:
      'Здравствуйте, {name}!\n\nМы показали объект {property}. Что сказали посетители:\n\n\nЯ позвоню вам, чтобы обсудить дальнейшие шаги.\n\nС уважением,\n{agent}, {phone}\n{agency}',
  },
  {
    name: 'New by the sea',
    isAdvertising: true,
    mayRewrite: false,
    subjectEn: 'New homes by the sea',
    textEn:
      'Dear {name},\n\nsome houses and flats close to the sea are new with us. Shall I send you those that suit you?\n\nKind regards\n{agent}, {phone}\n{agency}',
    subjectEl: 'Νέα ακίνητα κοντά στη θάλασσα',
    textEl:
      'Αγαπητέ/ή {name},\n\nέχουμε νέες κατοικίες και διαμερίσματα κοντά στη θάλασσα. Να σας στείλω όσα σας ταιριάζουν;\n\nΜε εκτίμηση\n{agent}, {phone}\n{agency}',
    subjectRu: 'Новые объекты у моря',
    textRu:
      'Здравствуйте, {name}!\n\nУ нас появились новые дома и квартиры у моря. Прислать вам подходящие?\n\nС уважением,\n{agent}, {phone}\n{agency}',
  },
].map((template, at) => ({ id: at + 1, ...template }))

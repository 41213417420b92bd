// The first line says what for, the others are steps; a last one with a star is a hint. {key} is the text of a button.
export const en = {
  'help.text.find': `The search at the top finds people, properties, stays and actions, in any script and with typing mistakes.
Press {shell.search}, or the keys Ctrl and K, from any screen.
Type part of a name, a phone, an e-mail or the number of a property, and press Enter.
Type what you want to do or open: “new lead”, “photos”, “backup”.
Open {shell.home} for your day: who waits for an answer, viewings, tasks and your open leads.
In a list press {kit.list.filter} to narrow it, and tick rows to assign, export or delete them together.
Press {listView.views} in a list, then {listView.add}, to keep a filter that you need often.
* Contracts and forms that everybody needs are kept under {shell.documents}. Press ? for all shortcuts of the keyboard.`,
  'help.text.call': `Somebody rings who may be new. Half a minute is enough to know who it is and to keep what was asked for.
Press {shell.search} and type the phone number or the name. A known caller appears at once; open the record.
If nobody is found, choose the last line of the search: it adds the client with the name and number that you typed.
Press {leads.addForClient} at the client, and say what is looked for: sale or rent, place, budget, bedrooms.
Or write it as one sentence into {lead.description}: the fields and the matching properties follow from it.
Write the next step into {task.label}, for example “call back tomorrow 10:00”.
Look at {matching.objects} on the lead while you still talk.
* If you call from Estia, by the phone icon, the call is noted by itself; say afterwards what came of it.`,
  'help.text.property': `A property is first only for the office. It is seen on the public site as soon as you publish it.
Press {shell.search} and choose {palette.addObject}, or press {object.add} in the list {shell.objects}.
Choose the type, tick {object.forSale}, {object.forRent} or {object.forShortRent}, and enter price, area, floor and place.
Fill in the energy class: no advert may go out without it.
Enter title and description in each language that your site offers.
Add the owner under {object.section.contacts}, and pictures under {object.section.photos}.
Switch on {object.publishRequested}. You see what everybody will see; what is missing is named, with a way to the field.
* The exact address stays hidden unless you choose {object.displayAddress}. To take it off the site, switch {object.publishRequested} off.`,
  'help.text.photos': `Good pictures sell. The first one is the cover on the site, in letters and on portals.
Open the property, press {kit.edit}, and go to {object.section.photos}.
Press {object.photo.choose}, or drop many pictures at once.
Drag a picture to its place, or move it with the arrow keys; the first one is the cover.
Remove a picture with its cross. A message lets you undo it.
Wait until all are there before you publish: a property without pictures cannot be published.
* Pictures are made smaller for the site by themselves. Photos from another program come in with the import, as a ZIP file.`,
  'help.text.selection': `Estia compares each open lead with all properties. You choose, and the client gets a page with pictures and prices.
Open the lead. {matching.objects} shows the best first, each with the reasons why it fits and what it lacks.
Press {matching.add} beside those that you would show.
Under {selection.title} press {selection.add}, choose the language and write a note.
Press {selection.make}, then {selection.mail} or {selection.copyText} for a messenger.
You see when the client opened the page, and which properties they like.
Press {selection.revoke} if the page should no longer open.
* If the client has agreed to mailings, {lead.sendMatches} sends new matches each day or each week.`,
  'help.text.viewing': `A viewing brings together client, properties, people, keys and the result.
Open the lead, or a property, and press {record.planViewing}. Or press the time in the {shell.calendar}.
Choose date and time, the properties and who goes. Estia says if somebody or a key is not free.
On the day open the viewing on your phone: the way there, the owner’s phone and where the key is.
Press {viewing.doneNext} when it is over. Choose a result for each property and write what was said.
Choose the next step; the lead moves on, and a task is made.
* {calendar.route} in the {shell.calendar} prints all viewings of a day in their order.`,
  'help.text.order': `Who shows a property without a signed order risks the fee. The client signs on your phone, by a link, or on paper.
Open the viewing, the lead or the property, and press {order.add}. People, properties and the text are filled in already.
Check tax number, fee and term; a term that is longer than the law allows is refused. Press {kit.save}.
Press {order.issue}: the order gets its number, and its text can no longer be changed.
Hand over the phone with {order.party.sign}: the client reads, ticks and signs with a finger. Or press {order.party.send}.
The signed paper goes to the client by mail at once. Their answer can be kept with the order.
A viewing and a deal say when no order covers them. Before an order ends you are reminded; {order.extend} is a second signature.
* Without a connection open {shell.pocket} before you leave: today's viewings lie on the phone, and what was signed is sent later.
* At the signing the document can be photographed: the photo stays with the order, for staff alone.`,
  'help.text.key': `You always know where a key is, and since when.
Open the property, press {kit.edit} and set {object.hasKey}. The key is now in the list {shell.objectKeys}.
In the list press {keyHandover.giveOut} beside the key, and choose the person who takes it.
When it comes back press {keyHandover.takeBack}.
Open the key to see {objectKey.history}.
* Keys that are out for too long are shown on {shell.home} under {home.keys}, and the office gets an alert.`,
  'help.text.deal': `A deal begins when a client makes an offer, and ends when the commission is paid.
Open the lead or the property and press {record.makeDeal}. Or enter the offer as the result of a viewing.
Check seller, buyer, lawyer, notary and the price.
Move {deal.dealStage} on as you agree, deposit and sign.
Enter {deal.comission}, and under {deal.shares} who gets how much of it, and when it was paid.
When the deal is won, press {deal.followUps.doAll} under {deal.followUps}: property sold, lead closed, other clients told.
* Administrators see deals, commissions and leads of any period under {shell.overview}.`,
  'help.text.letters': `Letters that you write often are kept as templates in three languages. Each client gets them in their own.
An administrator adds templates under {shell.settings}, {settings.mailTemplates}: press {mailTemplate.add}.
Put in fields such as the name of the person with {mailTemplate.insert}.
Open a client, a deal or a viewing and choose {record.writeMail} in its menu. For many: tick them in a list.
Choose the template. You see each letter as it will be sent, and may leave people out.
Press send. The letter is noted at each person.
* Advertising goes only to people who agreed to mailings; others are left out and named. What you hold about a person is in the menu of the account, under {account.personalData}.`,
  'help.text.tasks': `What is to be done stands at the record that it is about, and comes back to you on its day.
Open a client, lead or property, and write into {task.label}: “send the contract, Friday 12:00”.
Open {shell.actions} for all of them, or {shell.home} for those of today.
Tick a task when it is done, or put it off to tomorrow or next week.
To see viewings and tasks on your phone, open the {shell.calendar} and press {calendar.subscribe}, then {calendar.subscribe.make}.
Rents, ending contracts and keys remind by themselves: see {shell.alerts}.
* Choose under {shell.settings}, {settings.reminders} whether reminders also come by mail.`,
  'help.text.duplicates': `Every night Estia looks for people and properties that were entered twice, in Greek, Latin and Russian letters.
Open {shell.duplicates}. Each pair says why it may be the same.
Compare the two, and press {duplicates.merge} if they are one.
Choose for each field which value stays. Leads, deals, files and payments of both are kept.
Press {duplicates.notTheSame} if they are two: the pair does not come back.
* A merge can be undone: open the account and choose it in its menu.`,
  'help.text.undo': `Almost nothing is lost: what was deleted, changed, imported or merged can be put back.
Right after deleting press {kit.undo} in the message.
Later open {shell.trash} in the menu under your picture, and press {trash.restore} beside the record.
Administrators see every change under {shell.settings}, {settings.actionLog}: who, when, before and after.
Press {actionLog.putBack} beside a field, or {actionLog.putBackAll} for the whole change.
To take a whole import back, open it under {settings.import} and press {import.undo}.
To undo a merge of two accounts, open the account that stayed and choose it in its menu.
* Records stay in the trash for some weeks; how long is written there.`,
  'help.text.security': `Your sign-in opens the data of many people. A second step protects it even if somebody knows your password.
Open {shell.security} in the menu under your picture.
Press {security.setUpAuthenticator} and scan the picture with an app on your phone, or press {security.addPasskey}.
Keep the {security.recoveryCodes} on paper: they let you in if the phone is lost.
To choose a new password, press {security.ownPassword}.
Look at {session.sessions}, and press {session.end} beside a device that is not yours.
* Forgotten? {session.forgotten} on the sign-in page sends a link. An administrator can reset the second step of a colleague, and ask everybody for one, under {settings.staffTwoStep}.`,
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
